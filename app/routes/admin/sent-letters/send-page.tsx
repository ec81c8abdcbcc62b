import { notFound, requireOwnersRequest } from "#app/respond.ts";
import { Trouble } from "@toadstool/elements/dialog/notice";
import { tabTitle } from "#app/ui/page/page-meta.ts";
import { isLong } from "#domain/newsletter/archive/archive.ts";
import { listClicks } from "#domain/newsletter/clicks/clicks.server.ts";
import { readIssue } from "#domain/newsletter/issues.server.ts";
import { listFailures, progressOf } from "#domain/newsletter/ledger/progress.server.ts";
import type { Route } from "./+types/send-page";
import { useProfile } from "#app/ui/use-profile.ts";
import { segmentWords } from "#domain/newsletter/segment/segment.ts";
import { AdminMain } from "../admin-main.tsx";
import shared from "../admin.module.css";
import { answerForm } from "../answer-form.server.ts";
import { useRefreshWhile } from "./refresh.ts";
import { SendBar, SendFigures } from "./send-bar.tsx";
import { InArchive, SendControls } from "./send-controls.tsx";
import { SendClicks } from "./send-clicks.tsx";
import { SendFailures } from "./send-failures.tsx";
import { sendIntents } from "./send-intents.server.ts";
import { SendState } from "./send-state.tsx";
import { isMoving } from "./send-words.ts";
import styles from "./sends.module.css";

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { services, owner } = await requireOwnersRequest(context);
  const cursor = new URL(request.url).searchParams.get("cursor") ?? undefined;
  const [issue, progress, list, clicks] = await Promise.all([
    readIssue(services, owner, params.id),
    progressOf(services, owner, params.id),
    listFailures(services, owner, params.id, cursor),
    listClicks(services, owner, params.id),
  ]);
  if (!issue) throw notFound("This send does not exist. It may have been undone.");
  return { issue, progress, clicks, ...list, isFirstPage: cursor === undefined };
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const { services, owner } = await requireOwnersRequest(context);
  return answerForm(services, owner, await request.formData(), sendIntents, params.id);
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  tabTitle(`Admin: ${loaderData?.issue.subject ?? "letter"}`, matches),
];

export default function SendPage({ loaderData, actionData }: Route.ComponentProps) {
  const { issue, progress, clicks, failures, cursor, isFirstPage } = loaderData;
  const profile = useProfile();
  const moves = isMoving(issue);
  useRefreshWhile(moves);
  return (
    <AdminMain
      up={{ to: "/admin/email/letters", words: "Sent letters" }}
      title={
        <h1 className={isLong(issue.subject) ? styles.long : undefined} dir="auto">
          {issue.subject}
        </h1>
      }
      gap="tight"
    >
      {actionData?.refusal && <Trouble>{actionData.refusal.message}</Trouble>}
      <section className={shared.section} aria-label="Progress">
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
      {issue.segment && (
        <p>To a choice of your subscribers. {segmentWords(issue.segment, profile).join(" · ")}</p>
      )}
      <SendControls issue={issue} />
      <InArchive issue={issue} />
      {issue.countsClicks && issue.state !== "scheduled" && <SendClicks clicks={clicks} />}
      <SendFailures failures={failures} cursor={cursor} isFirstPage={isFirstPage} />
    </AdminMain>
  );
}
