import { figure } from "@toadstool/elements/charts";
import { requireOwnersRequest } from "#app/respond.ts";
import { List, type ListOf } from "#app/ui/list/list.tsx";
import { readListView } from "#app/ui/list/list-view.ts";
import { tabTitle } from "#app/ui/page/page-meta.ts";
import type { LetterIssue } from "#domain/newsletter/issue.ts";
import { pageOfIssues } from "#domain/newsletter/issues.server.ts";
import type { Route } from "./+types/sends-page";
import { AdminMain } from "../admin-main.tsx";
import { useRefreshWhile } from "./refresh.ts";
import { SendBar } from "./send-account.tsx";
import { Standing } from "./send-state.tsx";
import { isMoving, isResting } from "./send-words.ts";
import styles from "./send.module.css";

const pageSize = 20;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { services, owner } = await requireOwnersRequest(context);
  const view = readListView(new URL(request.url).searchParams);
  return { ...(await pageOfIssues(services, owner, { cursor: view.cursor, limit: pageSize })), view };
}

export const meta: Route.MetaFunction = ({ matches }) => [tabTitle("Admin: sent letters", matches)];

/** Every letter that was ever sent off, a page at a time. */
export default function SendsPage({ loaderData: { issues, cursor, view } }: Route.ComponentProps) {
  useRefreshWhile(issues.some(isMoving));
  return (
    <AdminMain title="Sent letters" gap="close">
      <List of={sends} items={issues} view={view} cursor={cursor} />
    </AdminMain>
  );
}

/** Letters that were sent, each with its state. */
const sends: ListOf<LetterIssue> = {
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
