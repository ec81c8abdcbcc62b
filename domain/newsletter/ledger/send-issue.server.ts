import { eq, exists } from "drizzle-orm";
import { drafts, newsletterIssues, subscribers } from "#db/schema.ts";
import { changedElsewhere, liveDraft } from "../../drafts/writing.server.ts";
import type { Owner } from "../../identity/owner.ts";
import { type Refused, refuse, refuseField } from "../../outcome.ts";
import type { Services } from "../../services.ts";
import { refuseTooLarge } from "../../letter/compose-issue.server.ts";
import { composeToSend } from "./compose-to-send.server.ts";
import { freezeIssue, writeIssue } from "./freeze-issue.server.ts";
import { enqueueWaiting } from "./queue.server.ts";
import type { LetterIssue, SendInput } from "../issue.ts";
import type { Segment } from "../segment/segment.ts";
import { isReaderIn } from "../segment/segments.server.ts";
import { findIssue } from "./issue-rows.server.ts";
import { refuseUnrenderable } from "../../markdown/render.server.ts";
import { findWantedTags } from "../../tags/taggings.server.ts";
import { refuseLetters } from "../../letter/mail-settings.ts";

type Sending = Pick<Services, "db" | "workFiles" | "clock" | "settings" | "secret" | "mail" | "letters">;

/**
 * Freezes the letter and its audience in one batch, then puts it on the queue; with `dueAt`, both happen at that time, and the
 * audience is every subscriber at that time. No mail leaves within the undo window. The same send key is the same send, so that a button pressed twice sends once.
 */
export function sendIssue(
  services: Sending,
  _owner: Owner,
  input: SendInput,
): Promise<LetterIssue | Refused> {
  return sendDue(services, input);
}

/** The same for the cron, which sends what the owner has asked for before. */
export async function sendDue(services: Sending, input: SendInput): Promise<LetterIssue | Refused> {
  const prepared = await prepare(services, input);
  if (!("composed" in prepared)) return prepared;
  const { issue, composed, tags } = prepared;
  const { db, clock, settings } = services;
  const { undoSeconds } = settings.mail;
  const { dueAt } = input;
  const refusal = dueAt && refuseMoment(dueAt.getTime() - clock().getTime());
  if (refusal) return refusal;
  if (dueAt) await db.batch(writeIssue(services, { ...issue, dueAt }, tags));
  else {
    const hasReaders = exists(
      db.select({ id: subscribers.id }).from(subscribers).where(isReaderIn(issue.segment)),
    );
    const due = new Date(clock().getTime() + undoSeconds * 1000);
    await db.batch([
      ...writeIssue(services, { ...issue, dueAt: due }, tags, hasReaders),
      ...freezeIssue(services, issue.id, composed, undoSeconds > 0 ? "holding" : "sending"),
    ]);
  }
  const outcome = await outcomeOf(services, issue.id, input);
  if (!("isNew" in outcome)) return outcome;
  if (dueAt) return outcome.issue;
  await enqueueWaiting(services, issue.id, undoSeconds).catch((error: unknown) => {
    console.error(`Issue ${issue.id} is frozen but not wholly on the queue; the sweep sees to it.`, error);
  });
  return outcome.issue;
}

/** Furthest ahead that a letter can be scheduled. */
const furthest = 366 * 86_400_000;

/** The composed letter; or why it cannot be sent; or, where it has been sent before, its state. */
async function prepare(services: Sending, input: SendInput) {
  const refusal = refuseLetters(services);
  if (refusal) return refusal;
  const {
    subject,
    content,
    sendKey,
    draftId = null,
    draftVersion,
    isPublic = false,
    segment = null,
    countsClicks = false,
  } = input;
  const before = await findBySendKey(services, sendKey);
  if (before) return sameLetter(services, before, input);
  if (!input.dueAt && (await services.db.$count(subscribers, isReaderIn(segment))) === 0)
    return refuseNoAudience(segment);
  const { origin } = services.settings.site;
  const issue = {
    id: crypto.randomUUID(),
    sendKey,
    subject,
    content,
    origin,
    draftId,
    draftVersion,
    isPublic,
    countsClicks,
    segment,
  };
  const unrenderable = refuseUnrenderable(content);
  if (unrenderable) return unrenderable;
  const composed = await composeToSend(services, issue);
  const tags = await findWantedTags(services, input.tags ?? "");
  return refuseTooLarge(content, composed.letter) ?? { issue, composed, tags };
}

/** The issue under the send key after the batch: this one, the one of another press, or none. */
async function outcomeOf(
  services: Sending,
  id: string,
  input: SendInput,
): Promise<{ isNew: true; issue: LetterIssue } | LetterIssue | Refused> {
  const written = await findBySendKey(services, input.sendKey);
  if (!written)
    return input.draftId ? refuseDraft(services, input.draftId) : refuseNoAudience(input.segment ?? null);
  if (written.id !== id) return sameLetter(services, written, input);
  const issue = await findIssue(services, id);
  if (!issue) throw new Error(`Issue ${id} was inserted and cannot be found.`);
  return { isNew: true, issue };
}

type Before = NonNullable<Awaited<ReturnType<typeof findBySendKey>>>;

async function sameLetter(
  services: Sending,
  before: Before,
  { subject, content, segment = null }: SendInput,
): Promise<LetterIssue | Refused> {
  const issue = await findIssue(services, before.id);
  const isSameText = before.subject === subject && before.content === content;
  if (issue && isSameText && JSON.stringify(before.segment) === JSON.stringify(segment)) return issue;
  const message = isSameText
    ? "This letter has already been sent, to other recipients. Check the sent letters."
    : "This form has already sent a letter, and the text has changed since. Reload the page to send another.";
  return refuse("conflict", "already_sent", message);
}

async function findBySendKey({ db }: Pick<Services, "db">, sendKey: string) {
  const { id, subject, content, segment } = newsletterIssues;
  const [found] = await db
    .select({ id, subject, content, segment })
    .from(newsletterIssues)
    .where(eq(newsletterIssues.sendKey, sendKey));
  return found ?? null;
}

function refuseNoAudience(segment: Segment | null): Refused {
  const message = segment
    ? "No confirmed subscriber is among these recipients, so the letter cannot be sent."
    : "There are no confirmed subscribers yet, so the letter cannot be sent.";
  return refuse("conflict", "no_audience", message);
}

/** Gone, or changed since it was read. */
async function refuseDraft({ db }: Pick<Services, "db">, id: string): Promise<Refused> {
  if ((await db.$count(drafts, liveDraft(id))) > 0) return changedElsewhere();
  const message =
    "The draft of this letter no longer exists: it has been sent, or is in the trash. Check the sent letters before you send it again.";
  return refuse("conflict", "draft_gone", message);
}

function refuseMoment(ahead: number): Refused | null {
  if (ahead > 0 && ahead <= furthest) return null;
  const message =
    ahead <= 0
      ? "That time has passed. Choose a time in the future."
      : "That is more than a year ahead. Choose a time within a year.";
  return refuseField("invalid", "moment_not_possible", "dueAt", message);
}
