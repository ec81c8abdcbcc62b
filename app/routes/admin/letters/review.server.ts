import { redirect } from "react-router";
import * as v from "valibot";
import { parseForm, refused, typedIn } from "#app/respond.ts";
import { findDraft } from "#domain/drafts/drafts.server.ts";
import { findSite } from "#domain/facts/site.server.ts";
import type { Owner } from "#domain/identity/owner.ts";
import { testInput } from "#domain/letter/letter-input.ts";
import { keepSending } from "#domain/newsletter/keep-sending.server.ts";
import { choiceIn } from "#domain/newsletter/segment/segment.ts";
import { findSegment } from "#domain/newsletter/segment/segments.server.ts";
import { sendLetter } from "#domain/newsletter/send-letter.server.ts";
import { sendTest } from "#domain/newsletter/test-letter.server.ts";
import { isRefused, refuse, type Refused } from "#domain/outcome.ts";
import { parse } from "#domain/parse.ts";
import type { Services } from "#domain/services.ts";
import { typedMoment } from "#domain/text/typed-moment.ts";
import { reviewAddress } from "./steps.ts";
import { tellTested } from "./tested.server.ts";

const boxes = v.object({
  /** A box that is not ticked is not sent. */
  isPublic: v.optional(v.literal("yes")),
  countsClicks: v.optional(v.literal("yes")),
});

const sendForm = v.object({
  ...boxes.entries,
  version: v.pipe(v.string(), v.toNumber(), v.integer()),
  dueAt: v.optional(v.string(), ""),
});

/** What the buttons of the last step do: send a test, send the letter, or say when it goes out. */
export async function answerReviewForm(
  services: Services,
  owner: Owner,
  query: URLSearchParams,
  form: FormData,
) {
  const id = query.get("letter") ?? "";
  const typed = typedIn(form);
  const steps: Record<string, () => Promise<Response | Refused | null>> = { test, choose, keep };
  const outcome = await (steps[typed.intent ?? ""] ?? send)();
  return isRefused(outcome) ? refused(outcome, typed) : outcome;

  async function test() {
    const letter = await findDraft(services, owner, id);
    if (letter?.kind !== "letter") return gone();
    const { title: subject, content, language } = letter;
    const text = { subject, content, language };
    const input = parse(testInput, { ...text, to: typed.to ?? "" });
    const sent = isRefused(input) ? input : await sendTest(services, owner, input);
    if (isRefused(sent)) return sent;
    const headers = { "Set-Cookie": await tellTested(services.settings, text) };
    // The recipients stay as they were chosen.
    const next = new URLSearchParams(query);
    next.set("tested", sent.to);
    return redirect(`/admin/email/review?${next.toString()}`, { status: 303, headers });
  }

  /** The recipients: kept with the letter, and in the address, where those that cannot be are refused. */
  async function choose() {
    const choice = choiceIn(form);
    const segment = await findSegment(services, owner, choice);
    if (!isRefused(segment)) await keepSending(services, owner, id, { segment });
    return redirect(reviewAddress(id, choice, query.get("tested")), 303);
  }

  async function keep() {
    const input = parseForm(boxes, form);
    if (isRefused(input)) return input;
    await keepSending(services, owner, id, choicesIn(input));
    return null;
  }

  async function send() {
    const input = parseForm(sendForm, form);
    if (isRefused(input)) return input;
    const isLater = typed.intent === "schedule";
    const dueAt = isLater
      ? typedMoment(input.dueAt, (await findSite(services)).timeZone, "dueAt")
      : undefined;
    if (isRefused(dueAt)) return dueAt;
    const segment = await findSegment(services, owner, choiceIn(query));
    if (isRefused(segment)) return segment;
    const chosen = { ...choicesIn(input), segment };
    await keepSending(services, owner, id, chosen);
    const letter = { id, version: input.version, ...chosen, dueAt };
    const issue = await sendLetter(services, owner, letter);
    if (issue === null) return gone();
    return isRefused(issue) ? issue : redirect(`/admin/email/letters/${issue.id}`, 303);
  }
}

function choicesIn({ isPublic, countsClicks }: v.InferOutput<typeof boxes>) {
  return { isPublic: isPublic === "yes", countsClicks: countsClicks === "yes" };
}

function gone(): Refused {
  const message = "This letter no longer exists: it was deleted in another window. Check the trash.";
  return refuse("missing", "not_found", message);
}
