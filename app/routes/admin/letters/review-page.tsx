import { Link } from "react-router";
import { requestContext } from "#app/context.ts";
import { actionHeaders, notFound, requireOwner } from "#app/respond.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Trouble } from "#app/ui/notice/notice.tsx";
import { titled } from "#app/ui/page/page-meta.ts";
import { findDraft } from "#domain/drafts/drafts.server.ts";
import { reviewLetter } from "#domain/newsletter/review/review-letter.server.ts";
import type { Route } from "./+types/review-page.ts";
import { LetterChecks } from "./checks.tsx";
import { LetterHead } from "./head.tsx";
import { answerReviewForm } from "./review.server.ts";
import styles from "./review.module.css";
import { SendForm } from "./send-form.tsx";
import { TestForm } from "./test-form.tsx";
import { isTestedIn } from "./tested.server.ts";

export async function loader({ context, request }: Route.LoaderArgs) {
  const owner = await requireOwner(context);
  const { services, askInside } = context.get(requestContext);
  const query = new URL(request.url).searchParams;
  const letter = await findDraft(services, owner, query.get("letter") ?? "");
  if (letter?.kind !== "letter") {
    throw notFound("This letter does not exist. It may have been sent or deleted: see /admin/email.");
  }
  const { id, title, content, version } = letter;
  const text = { subject: title, content };
  const isTested = await isTestedIn(services.settings, request, text);
  const { mail, site } = services.settings;
  return {
    id,
    title,
    version,
    review: await reviewLetter(services, owner, { ...text, isTested }, askInside),
    tested: query.get("tested"),
    ownAddress: mail.from.address,
    undoSeconds: mail.undoSeconds,
    siteZone: site.timeZone,
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const owner = await requireOwner(context);
  const { services } = context.get(requestContext);
  const id = new URL(request.url).searchParams.get("letter") ?? "";
  return answerReviewForm(services, owner, id, await request.formData());
}

export const headers = actionHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: titled(`Send: ${loaderData?.title || "a letter"}`) },
];

/** The last step before a letter is sent: the results of the checks, a test, and the button. */
export default function LetterReviewPage({ loaderData, actionData }: Route.ComponentProps) {
  const { id, title, version, review, tested, ownAddress, undoSeconds, siteZone } = loaderData;
  const { refusal, typed = {} } = actionData ?? {};
  const isOfTest = typed.intent === "test";
  return (
    <main id="main" className={styles.page}>
      <LetterHead title="Check and send" subject={title}>
        <ButtonLink to={`/admin/email/preview?letter=${id}`} look="quiet">
          Preview
        </ButtonLink>
        <ButtonLink to={`/admin/email?letter=${id}`} look="quiet">
          Continue writing
        </ButtonLink>
      </LetterHead>
      {refusal && (
        <Trouble>
          {refusal.message}{" "}
          {refusal.code === "changed_elsewhere" && (
            <Link to={`/admin/email/review?letter=${id}`} reloadDocument>
              View the current text
            </Link>
          )}
        </Trouble>
      )}
      <section aria-labelledby="checks-title" className={styles.section}>
        <h2 id="checks-title">Checks</h2>
        <LetterChecks checks={review.checks} />
      </section>
      <section aria-labelledby="test-title" className={styles.section}>
        <h2 id="test-title">Send a test</h2>
        <TestForm
          tested={tested}
          ownAddress={ownAddress}
          refusal={isOfTest ? refusal : undefined}
          typed={typed}
        />
      </section>
      <section aria-labelledby="send-title" className={styles.section}>
        <h2 id="send-title">Send the letter</h2>
        <SendForm
          version={version}
          review={review}
          undoSeconds={undoSeconds}
          siteZone={siteZone}
          refusal={isOfTest ? undefined : refusal}
          typed={isOfTest ? {} : typed}
        />
      </section>
    </main>
  );
}
