import { notFound, requireOwnersRequest } from "#app/respond.ts";
import { ButtonLink } from "@toadstool/elements/forms/button";
import { warningClass } from "@toadstool/elements/dialog/notice";
import { Chips } from "#app/ui/list/list.tsx";
import { tabTitle } from "#app/ui/page/page-meta.ts";
import { draftAddress } from "#domain/text/draft-address.ts";
import { findDraft } from "#domain/drafts/drafts.server.ts";
import { gmailLimit, kilobytes, utf8Bytes } from "@toadstool/mail/review";
import { mailOfDraft } from "#domain/newsletter/draft-mail.server.ts";
import type { Route } from "./+types/preview-page.ts";
import { AdminMain } from "../admin-main.tsx";
import shared from "../admin.module.css";
import { LetterHead } from "./head.tsx";
import styles from "./preview.module.css";

export async function loader({ context, request }: Route.LoaderArgs) {
  const { services, owner } = await requireOwnersRequest(context);
  const query = new URL(request.url).searchParams;
  const letter = await findDraft(services, owner, query.get("letter") ?? "");
  const mail = letter && (await mailOfDraft(services, letter));
  if (!letter || !mail) throw notFound("This letter does not exist. It may have been sent or deleted.");
  const { id, kind, title, version } = letter;
  return { id, kind, title, version, bytes: utf8Bytes(mail.html), view: viewOf(query.get("as")) };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  tabTitle(`Preview: ${loaderData?.title || "a letter"}`, matches),
];

const views = {
  desktop: { words: "Desktop", look: "light", about: "in a wide inbox" },
  phone: { words: "Phone", look: "light", about: "on a phone" },
  dark: { words: "Dark", look: "dark", about: "in an inbox with dark colours" },
  text: { words: "Plain text", look: "text", about: "for people who read email without HTML" },
} as const;
type View = keyof typeof views;

function viewOf(asked: string | null): View {
  return asked !== null && asked in views ? (asked as View) : "desktop";
}

/** The very mail that will be sent, as four kinds of inbox show it. */
export default function LetterPreviewPage({ loaderData }: Route.ComponentProps) {
  const { id, kind, title, version, bytes, view } = loaderData;
  const { look, words, about } = views[view];
  return (
    <AdminMain
      gap="close"
      title={
        <LetterHead title="Preview" subject={title}>
          {kind === "letter" && (
            <ButtonLink to={`/admin/email/review?letter=${id}`}>Check and send…</ButtonLink>
          )}
          <ButtonLink to={draftAddress({ kind, id })} look="quiet">
            Continue writing
          </ButtonLink>
        </LetterHead>
      }
    >
      <Chips
        label="Preview modes"
        chips={Object.entries(views).map(([name, each]) => ({
          to: `?letter=${id}&as=${name}`,
          words: each.words,
          isCurrent: name === view,
        }))}
      />
      <p className={bytes < gmailLimit ? shared.soft : warningClass}>
        {kilobytes(bytes)} of HTML.{" "}
        {bytes < gmailLimit
          ? "Gmail shows letters of up to 102 KB in full."
          : "Gmail cuts letters after 102 KB, including the unsubscribe link at the end. Shorten it."}
      </p>
      <div className={styles.stage}>
        <iframe
          key={`${view} ${version}`}
          src={`/admin/email/preview/${look}?letter=${id}&v=${version}`}
          title={`The letter, ${about} (${words})`}
          sandbox="allow-popups"
          className={`${styles.frame} ${styles[view]}`}
        />
      </div>
    </AdminMain>
  );
}
