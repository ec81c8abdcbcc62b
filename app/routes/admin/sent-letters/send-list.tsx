import type { ListOf } from "#app/ui/list/list.tsx";
import { Moment, ComingMoment } from "#app/ui/moment/moment.tsx";
import type { LetterIssue } from "#domain/newsletter/issue.ts";
import { figure } from "@toadstool/elements/charts";
import { SendBar } from "./send-bar.tsx";
import styles from "./sends.module.css";
import { isResting, readers } from "./send-words.ts";

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

function Standing({ issue }: { issue: LetterIssue }) {
  const { state, startedAt, dueAt, finishedAt, balance } = issue;
  switch (state) {
    case "scheduled":
      return <>Will be sent on {dueAt && <ComingMoment iso={dueAt} />}</>;
    case "holding":
      return <>About to be sent to {readers(balance.audience)}: you can still undo this</>;
    case "sending":
      return (
        <>
          Sending: {figure(balance.audience - balance.waiting)} of {readers(balance.audience)}
        </>
      );
    case "paused":
      return <>Paused: {readers(balance.waiting)} waiting</>;
    case "cancelled":
      return (
        <>
          Cancelled: {figure(balance.accepted)} of {readers(balance.audience)} sent
        </>
      );
    case "sent":
      return (
        <>
          Sent to {readers(balance.accepted)} <Moment iso={finishedAt ?? startedAt} />
        </>
      );
  }
}
