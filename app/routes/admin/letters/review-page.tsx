import { languageName } from "@toadstool/language";
import { Link, redirect, type ShouldRevalidateFunctionArgs, useLocation } from "react-router";
import { actionHeaders, notFound, requireOwnersRequest } from "#app/respond.ts";
import { ButtonLink } from "@toadstool/elements/forms/button";
import { Trouble } from "@toadstool/elements/dialog/notice";
import { useProfile } from "#app/ui/use-profile.ts";
import { tabTitle } from "#app/ui/page/page-meta.ts";
import { findDraft } from "#domain/drafts/drafts.server.ts";
import { reviewLetter } from "#domain/newsletter/review/review-letter.server.ts";
import type { Route } from "./+types/review-page.ts";
import { AdminMain, Section } from "../admin-main.tsx";
import { findSite } from "#domain/facts/site.server.ts";
import { findSending } from "#domain/newsletter/keep-sending.server.ts";
import { choiceIn, choiceOf, isEveryone } from "#domain/newsletter/segment/segment.ts";
import { findSegment, segmentOptions } from "#domain/newsletter/segment/segments.server.ts";
import { isRefused } from "#domain/outcome.ts";
import { LetterChecks } from "./checks.tsx";
import { LetterHead } from "./head.tsx";
import { RecipientsForm } from "./recipients-form.tsx";
import { reviewAddress } from "./steps.ts";
import { answerReviewForm } from "./review.server.ts";
import { SendForm } from "./send-form.tsx";
import { TestForm } from "./test-form.tsx";
import { isTestedIn } from "./tested.server.ts";

export async function loader({ context, request }: Route.LoaderArgs) {
  const { services, owner, askInside } = await requireOwnersRequest(context);
  const query = new URL(request.url).searchParams;
  const letter = await findDraft(services, owner, query.get("letter") ?? "");
  if (letter?.kind !== "letter") {
    throw notFound("This letter does not exist. It may have been sent or deleted: see /admin/email.");
  }
  const { id, title, content, language, version } = letter;
  const text = { subject: title, content, language };
  const isTested = await isTestedIn(services.settings, request, text);
  const { mail } = services.settings;
  const [sending, { timeZone }] = await Promise.all([findSending(services, owner, id), findSite(services)]);
  const choice = choiceIn(query);
  const kept = choiceOf(sending.segment, timeZone);
  // The recipients are in the address: what is counted there is what is sent.
  if (isEveryone(choice) && !isEveryone(kept)) throw redirect(reviewAddress(id, kept, query.get("tested")));
  const [segment, options] = await Promise.all([
    findSegment(services, owner, choice),
    segmentOptions(services, owner, language),
  ]);
  const refusal = isRefused(segment) ? segment : null;
  const review = await reviewLetter(
    services,
    owner,
    { ...text, isTested, segment: isRefused(segment) ? null : segment },
    askInside,
  );
  return {
    id,
    title,
    language,
    version,
    review: refusal ? { ...review, canSend: false, canSchedule: false } : review,
    recipients: { choice, options, refusal },
    sending: { isPublic: sending.isPublic, countsClicks: sending.countsClicks },
    tested: query.get("tested"),
    ownAddress: mail.from.address,
    undoSeconds: mail.undoSeconds,
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const { services, owner } = await requireOwnersRequest(context, "unseen");
  const query = new URL(request.url).searchParams;
  return answerReviewForm(services, owner, query, await request.formData());
}

export const headers = actionHeaders;

/** A box that was ticked changes nothing else of the page. */
export function shouldRevalidate({ formData, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return formData?.get("intent") === "keep" ? false : defaultShouldRevalidate;
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  tabTitle(`Send: ${loaderData?.title || "a letter"}`, matches),
];

/** The last step before a letter is sent: the results of the checks, a test, and the button. */
export default function LetterReviewPage({ loaderData, actionData }: Route.ComponentProps) {
  const { id, title, language, version, review, recipients, sending, tested, ownAddress, undoSeconds } =
    loaderData;
  const { timeZone: siteZone, language: siteLanguage } = useProfile();
  const location = useLocation();
  const { refusal, typed = {} } = actionData ?? {};
  const isOfTest = typed.intent === "test";
  return (
    <AdminMain
      title={
        <LetterHead title="Check and send" subject={title}>
          <ButtonLink to={`/admin/email/preview?letter=${id}`} look="quiet">
            Preview
          </ButtonLink>
          <ButtonLink to={`/admin/email?letter=${id}`} look="quiet">
            Continue writing
          </ButtonLink>
        </LetterHead>
      }
    >
      {refusal && (
        <Trouble>
          {refusal.message}{" "}
          {refusal.code === "changed_elsewhere" && (
            <Link to={location.search} reloadDocument>
              View the current text
            </Link>
          )}
        </Trouble>
      )}
      <Section id="checks-title" title="Checks">
        {language && language !== siteLanguage && <p>The letter is in {languageName(language, "en")}.</p>}
        <LetterChecks checks={review.checks} />
      </Section>
      <Section id="test-title" title="Send a test">
        <TestForm
          tested={tested}
          ownAddress={ownAddress}
          refusal={isOfTest ? refusal : undefined}
          typed={typed}
        />
      </Section>
      <Section id="recipients-title" title="Recipients">
        <RecipientsForm {...recipients} audience={review.audience} />
      </Section>
      <Section id="send-title" title="Send the letter">
        <SendForm
          version={version}
          review={review}
          sending={sending}
          undoSeconds={undoSeconds}
          isForAll={isEveryone(recipients.choice)}
          siteZone={siteZone}
          refusal={isOfTest ? undefined : refusal}
          typed={isOfTest ? {} : typed}
        />
      </Section>
    </AdminMain>
  );
}
