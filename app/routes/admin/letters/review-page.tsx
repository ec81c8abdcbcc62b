import { languageName } from "@toadstool/language";
import { figure } from "@toadstool/elements/charts";
import type { FormEvent } from "react";
import {
  Link,
  redirect,
  type ShouldRevalidateFunctionArgs,
  useFetcher,
  useLocation,
  useNavigation,
} from "react-router";
import { answersPresses } from "#app/press.server.ts";
import { actionHeaders, notFound, requireOwnersRequest } from "#app/respond.ts";
import { ButtonLink } from "@toadstool/elements/forms/button";
import { warningClass } from "@toadstool/elements/dialog/notice";
import { FormOf, FormPress } from "#app/ui/form/form.tsx";
import { formFor } from "#app/ui/form/read-form.ts";
import { tabTitle } from "#app/ui/page/page-meta.ts";
import { usePress } from "#app/ui/press/use-press.ts";
import { useProfile } from "#app/ui/use-profile.ts";
import { zoneWords } from "#domain/calendar/time-zone.ts";
import { findDraft } from "#domain/drafts/drafts.server.ts";
import { findSite } from "#domain/facts/site.server.ts";
import { findSending } from "#domain/newsletter/keep-sending.server.ts";
import { reviewLetter } from "#domain/newsletter/review/review-letter.server.ts";
import { choiceIn, choiceOf, isEveryone } from "#domain/newsletter/segment/segment.ts";
import { findSegment, segmentOptions } from "#domain/newsletter/segment/segments.server.ts";
import { isRefused } from "#domain/outcome.ts";
import { counted } from "#domain/text/counted.ts";
import shared from "../admin.module.css";
import type { Route } from "./+types/review-page.ts";
import { AdminMain, Section } from "../admin-main.tsx";
import { LetterChecks } from "./checks.tsx";
import { LetterHead } from "./head.tsx";
import { RecipientsForm } from "./recipients-form.tsx";
import { reviewPresses, sendForm } from "./review.server.ts";
import { reviewAddress } from "./steps.ts";
import { isTestedIn } from "./tested.server.ts";
import { testForm } from "./text-presses.server.ts";
import styles from "./review.module.css";

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
  if (isEveryone(choice) && !isEveryone(kept)) throw redirect(reviewAddress(id, kept));
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
  const { isPublic, countsClicks } = sending;
  return {
    id,
    title,
    language,
    version,
    review: refusal ? { ...review, canSend: false, canSchedule: false } : review,
    recipients: { choice, options, refusal },
    test: formFor(testForm),
    sending: formFor(sendForm, { isPublic, countsClicks }),
    ownAddress: mail.from.address,
    undoSeconds: mail.undoSeconds,
  };
}

export const action = answersPresses(reviewPresses, "unseen");

export const headers = actionHeaders;

/** A box that was ticked changes nothing else of the page. */
export function shouldRevalidate({ formData, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return formData?.get("intent") === "keep" ? false : defaultShouldRevalidate;
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  tabTitle(`Send: ${loaderData?.title || "a letter"}`, matches),
];

/** The last step before a letter is sent: to whom, how and when, what the checks found, and a test. */
export default function LetterReviewPage({ loaderData }: Route.ComponentProps) {
  const { id, title, language, version, review, recipients, sending, test, ownAddress, undoSeconds } =
    loaderData;
  const { timeZone, language: siteLanguage } = useProfile();
  const { search } = useLocation();
  const isBusy = useNavigation().state !== "idle";
  const isCounting = usePress("choose").isPending;
  const keeping = useFetcher();
  const isChanged = usePress(["send", "schedule"]).refusal?.code === "changed_elsewhere";
  const isAll = isEveryone(recipients.choice);
  const among = isAll ? "" : "and among these recipients ";
  const keep = ({ target, currentTarget }: FormEvent<HTMLElement>) => {
    if (!(target instanceof HTMLInputElement) || target.type !== "checkbox") return;
    const form = new FormData(currentTarget.querySelector("form") ?? undefined);
    form.set("intent", "keep");
    void keeping.submit(form, { method: "post" });
  };
  return (
    <AdminMain
      gap="close"
      title={
        <LetterHead title="Check and send" subject={title}>
          <FormPress
            form="send"
            press="send"
            words={`Send to ${counted(review.audience, "subscriber")}`}
            saving="Sending…"
            isOff={isBusy || !review.canSend}
          />
          <ButtonLink to={`/admin/email/preview?letter=${id}`} look="quiet">
            Preview
          </ButtonLink>
          <ButtonLink to={`/admin/email?letter=${id}`} look="quiet">
            Continue writing
          </ButtonLink>
        </LetterHead>
      }
    >
      <div className={`${shared.sides} ${styles.review}`}>
        <div className={shared.sides}>
          <Section
            id="recipients-title"
            title="Recipients"
            beside={
              <output>
                {isCounting
                  ? "Counting…"
                  : `${isAll ? "Every confirmed subscriber" : "A choice of them"}: ${figure(review.audience)}`}
              </output>
            }
          >
            <RecipientsForm {...recipients} />
          </Section>
          <Section id="checks-title" title="Checks">
            {language && language !== siteLanguage && <p>The letter is in {languageName(language, "en")}.</p>}
            <LetterChecks checks={review.checks} />
          </Section>
        </div>
        <div className={shared.sides}>
          <Section id="send-title" title="Send the letter">
            {!review.canSchedule && !recipients.refusal && (
              <p className={warningClass}>Fix what the checks found first.</p>
            )}
            {isChanged && (
              <p>
                <Link to={search} reloadDocument>
                  View the current text
                </Link>
              </p>
            )}
            <div onChange={keep}>
              <FormOf
                id="send"
                form={sending}
                version={version}
                press="send"
                look="quiet"
                words={{ save: "Send now", saving: "Sending…" }}
                isOff={isBusy || !review.canSend}
                also={[{ press: "schedule", words: "Schedule", isOff: isBusy || !review.canSchedule }]}
                sections={[
                  { fields: ["isPublic", "countsClicks"] },
                  { legend: "At another time", fields: ["dueAt"], isFolded: true },
                ]}
                known={{
                  dueAt: {
                    help: `On the clock of ${zoneWords(timeZone)}. It is sent to everyone who is subscribed ${among}at that time.`,
                  },
                }}
              />
            </div>
            <p>
              It is sent to every subscriber who is confirmed {among}when you press the button.{" "}
              {undoWords(undoSeconds)}
            </p>
          </Section>
          <Section id="test-title" title="Send a test">
            <FormOf
              id="test"
              form={test}
              press="test"
              look="quiet"
              staysInPlace
              words={{ save: "Send test", saving: "Sending…" }}
              known={{ to: { placeholder: ownAddress } }}
            />
          </Section>
        </div>
      </div>
    </AdminMain>
  );
}

function undoWords(seconds: number): string {
  if (seconds <= 0) return "It is sent at once and cannot be undone.";
  const span = seconds % 60 === 0 ? counted(seconds / 60, "minute") : counted(seconds, "second");
  return `You can undo the send for ${span}; then it goes out.`;
}
