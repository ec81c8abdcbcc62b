import { figure } from "@toadstool/elements/charts";
import type { ListOf } from "#app/ui/list/list.tsx";
import type { LetterIssue } from "#domain/newsletter/issue.ts";
import { SendBar } from "./send-account.tsx";
import { Standing } from "./send-state.tsx";
import { isResting } from "./send-words.ts";
import styles from "./send.module.css";

/** Letters that were sent, each with its state. */
export const sends: ListOf<LetterIssue> = {
  one: "letter",
  many: "sent letters",
  home: "/admin/email/letters",
  row: (issue) => ({
    id: issue.id,
    title: issue.subject,
    to: `/admin/email/letters/${issue.id}`,
    facts: {
      State: <Standing issue={issue} />,
      Account: issue.state !== "scheduled" && (
        <span className={styles.account}>
          <SendBar balance={issue.balance} />
        </span>
      ),
    },
    note: troubleOf(issue),
  }),
  facts: ["State", "Account"],
  empty: { title: "No letters sent yet", words: "A letter that you send is listed here, with its account." },
};

function troubleOf(issue: LetterIssue): string {
  const { failed, uncertain } = issue.balance;
  return [
    isResting(issue) && "paused by the provider’s limit",
    failed > 0 && `${figure(failed)} refused`,
    uncertain > 0 && `${figure(uncertain)} uncertain`,
  ]
    .filter(Boolean)
    .join(" · ");
}
