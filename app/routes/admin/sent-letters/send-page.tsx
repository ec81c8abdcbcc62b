import { Trouble } from "@toadstool/elements/dialog/notice";
import { Link } from "react-router";
import { answersPresses, pressOne } from "#app/press.server.ts";
import { notFound, requireOwnersRequest } from "#app/respond.ts";
import { List, type ListOf } from "#app/ui/list/list.tsx";
import { readListView } from "#app/ui/list/list-view.ts";
import { Moment } from "#app/ui/moment/moment.tsx";
import { tabTitle } from "#app/ui/page/page-meta.ts";
import { useProfile } from "#app/ui/use-profile.ts";
import { lettersPath } from "#domain/newsletter/archive/archive.ts";
import { showInArchive } from "#domain/newsletter/archive/archive.server.ts";
import { type ClickedLink, listClicks } from "#domain/newsletter/clicks/clicks.server.ts";
import { deliveryWords, type LetterIssue } from "#domain/newsletter/issue.ts";
import { readIssue } from "#domain/newsletter/issues.server.ts";
import {
  cancelIssue,
  pauseIssue,
  resumeIssue,
  retryFailed,
  settleUncertain,
} from "#domain/newsletter/ledger/controls.server.ts";
import { type Failure, listFailures, progressOf } from "#domain/newsletter/ledger/progress.server.ts";
import { undoSend } from "#domain/newsletter/ledger/undo-send.server.ts";
import { segmentWords } from "#domain/newsletter/segment/segment.ts";
import { counted } from "#domain/text/counted.ts";
import type { Route } from "./+types/send-page";
import { AdminMain } from "../admin-main.tsx";
import shared from "../admin.module.css";
import { useRefreshWhile } from "./refresh.ts";
import { SendBar, SendFigures } from "./send-account.tsx";
import { FailurePresses, Press, SendPresses } from "./send-presses.tsx";
import { SendState } from "./send-state.tsx";
import { isMoving } from "./send-words.ts";

export async function loader({ params: { id }, request, context }: Route.LoaderArgs) {
  const { services, owner } = await requireOwnersRequest(context);
  const view = readListView(new URL(request.url).searchParams);
  const [issue, progress, list, clicks] = await Promise.all([
    readIssue(services, owner, id),
    progressOf(services, owner, id),
    listFailures(services, owner, id, view.cursor),
    listClicks(services, owner, id),
  ]);
  if (!issue) throw notFound("This send does not exist. It may have been undone.");
  return { issue, progress, clicks, ...list, view };
}

export const action = answersPresses({
  "take-back": pressOne(undoSend, ({ draftId }) => ({ goTo: `/admin/email?letter=${draftId}` })),
  pause: pressOne(pauseIssue),
  resume: pressOne(resumeIssue),
  cancel: pressOne(cancelIssue),
  retry: pressOne(retryFailed),
  believe: pressOne((services, owner, id) => settleUncertain(services, owner, id, "accepted")),
  again: pressOne((services, owner, id) => settleUncertain(services, owner, id, "again")),
  show: pressOne((services, owner, id) => showInArchive(services, owner, id, true)),
  hide: pressOne((services, owner, id) => showInArchive(services, owner, id, false)),
});

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  tabTitle(`Admin: ${loaderData?.issue.subject ?? "letter"}`, matches),
];

/** Every subscriber whose delivery did not simply succeed, with the reason. */
const failuresOf = (id: string): ListOf<Failure> => ({
  one: "failed delivery",
  many: "failed deliveries",
  home: `/admin/email/letters/${id}`,
  row: ({ subscriberId, email, state, bounce, reason, at }) => ({
    id: subscriberId,
    title: email ?? "Erased since",
    to: email ? `/admin/email/subscribers/${encodeURIComponent(subscriberId)}` : undefined,
    facts: { Result: deliveryWords[state] + (bounce ? ` (${bounce})` : ""), When: at && <Moment iso={at} /> },
    note: <span dir="auto">{reason || "No reason was given."}</span>,
  }),
  facts: ["Result", "When"],
  section: { id: "failures", title: "Failed deliveries" },
});

/** How often each link of the letter was clicked, by whomever. */
const clicked: ListOf<ClickedLink> = {
  one: "link",
  many: "links of the letter",
  home: "",
  row: ({ url, clicks }) => ({
    id: url,
    title: url,
    to: url,
    isOutside: true,
    facts: { Clicks: counted(clicks, "click") },
  }),
  facts: ["Clicks"],
  section: {
    id: "clicks",
    title: "Clicks",
    about: "Some mail programs follow links before a person does, so the numbers are rather too high.",
  },
  empty: { title: "No clicks", words: "This letter has no links." },
};

export default function SendPage({ loaderData, actionData }: Route.ComponentProps) {
  const { issue, progress, clicks, failures, cursor, view } = loaderData;
  const { id, state, subject, segment, balance, slug } = issue;
  const profile = useProfile();
  const moves = isMoving(issue);
  useRefreshWhile(moves);
  return (
    <AdminMain title={<h1 dir="auto">{subject}</h1>} press={<SendPresses issue={issue} />} gap="close">
      {actionData?.refusal && <Trouble>{actionData.refusal.message}</Trouble>}
      <section className={shared.section} aria-label="Progress">
        <SendState issue={issue} progress={progress} />
        {state !== "scheduled" && (
          <>
            <SendBar balance={balance} />
            <SendFigures balance={balance} />
          </>
        )}
        {segment && <p>To a choice of your subscribers. {segmentWords(segment, profile).join(" · ")}</p>}
        {moves && (
          <noscript>
            <a href={`/admin/email/letters/${id}`}>Refresh</a>
          </noscript>
        )}
      </section>
      {(failures.length > 0 || view.cursor !== "") && (
        <List of={failuresOf(id)} items={failures} view={view} cursor={cursor}>
          <FailurePresses issue={issue} />
        </List>
      )}
      {slug !== "" && <InArchive issue={issue} address={`${lettersPath}/${slug}`} />}
      {issue.countsClicks && state !== "scheduled" && <List of={clicked} items={clicks} />}
    </AdminMain>
  );
}

/** Whether everyone can read it, and the press that changes that. */
function InArchive({ issue: { isPublic, balance }, address }: { issue: LetterIssue; address: string }) {
  return (
    <div className={shared.row}>
      <p>
        {!isPublic &&
          "The letter is not in the public archive. Only people who received the email can read it."}
        {isPublic && balance.accepted === 0 && `Anyone can read it at ${address} once it has been sent.`}
        {isPublic && balance.accepted > 0 && (
          <>
            It is public at <Link to={address}>{address}</Link>.
          </>
        )}
      </p>
      <Press intent={isPublic ? "hide" : "show"}>
        {isPublic ? "Remove from the public archive" : "Show in the public archive"}
      </Press>
    </div>
  );
}
