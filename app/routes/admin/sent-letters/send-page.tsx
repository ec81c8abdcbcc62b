import { Link } from "react-router";
import { requestContext } from "#app/context.ts";
import { notFound, requireOwner } from "#app/respond.ts";
import { Trouble } from "#app/ui/notice/notice.tsx";
import { titled } from "#app/ui/page/page-meta.ts";
import { isLong } from "#domain/newsletter/archive/archive.ts";
import { readIssue } from "#domain/newsletter/issues.server.ts";
import { listFailures, progressOf } from "#domain/newsletter/ledger/progress.server.ts";
import type { Route } from "./+types/send-page";
import { useRefreshWhile } from "./refresh.ts";
import { SendBar, SendFigures } from "./send-bar.tsx";
import { InArchive, SendControls } from "./send-controls.tsx";
import { SendFailures } from "./send-failures.tsx";
import { answerSendForm } from "./send-form.server.ts";
import { SendState } from "./send-state.tsx";
import { isMoving } from "./send-words.ts";
import styles from "./sends.module.css";

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const owner = await requireOwner(context);
  const { services } = context.get(requestContext);
  const cursor = new URL(request.url).searchParams.get("cursor") ?? undefined;
  const [issue, progress, list] = await Promise.all([
    readIssue(services, owner, params.id),
    progressOf(services, owner, params.id),
    listFailures(services, owner, params.id, cursor),
  ]);
  if (!issue) throw notFound("This send does not exist. It may have been undone.");
  return { issue, progress, ...list, isFirstPage: cursor === undefined };
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const owner = await requireOwner(context);
  const { services } = context.get(requestContext);
  return answerSendForm(services, owner, params.id, await request.formData());
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: titled(`Admin: ${loaderData?.issue.subject ?? "letter"}`) },
];

export default function SendPage({ loaderData, actionData }: Route.ComponentProps) {
  const { issue, progress, failures, cursor, isFirstPage } = loaderData;
  const moves = isMoving(issue);
  useRefreshWhile(moves);
  return (
    <main className={styles.page}>
      <header className={styles.head}>
        <p>
          <Link to="/admin/email/letters">Sent letters</Link>
        </p>
        <h1 className={isLong(issue.subject) ? styles.long : styles.subject} dir="auto">
          {issue.subject}
        </h1>
      </header>
      {actionData?.refusal && <Trouble>{actionData.refusal.message}</Trouble>}
      <section className={styles.section} aria-label="Progress">
        <SendState issue={issue} progress={progress} />
        {issue.state !== "scheduled" && (
          <>
            <SendBar balance={issue.balance} />
            <SendFigures balance={issue.balance} />
          </>
        )}
        {moves && (
          <noscript>
            <a href={`/admin/email/letters/${issue.id}`}>Refresh</a>
          </noscript>
        )}
      </section>
      <SendControls issue={issue} />
      <InArchive issue={issue} />
      <SendFailures failures={failures} cursor={cursor} isFirstPage={isFirstPage} />
    </main>
  );
}
