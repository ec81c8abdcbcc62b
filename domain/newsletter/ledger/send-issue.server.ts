import { eq, exists } from "drizzle-orm";
import { batch, type Results } from "#db/batch.server.ts";
import { drafts, newsletterIssues, subscribers } from "#db/schema.ts";
import { changedElsewhere, liveDraft } from "../../drafts/writing.server.ts";
import type { Owner } from "../../identity/owner.ts";
import { type Refused, refuse, refuseField } from "../../outcome.ts";
import { findSlugRule } from "../../facts/slug-rule.server.ts";
import type { Services } from "../../services.ts";
import { refuseTooLarge } from "../../letter/compose-issue.server.ts";
import { composeToSend } from "./compose-to-send.server.ts";
import { freezeIssue, writeIssue } from "./freeze-issue.server.ts";
import { enqueueWaiting } from "./queue.server.ts";
import type { LetterIssue, SendInput } from "../issue.ts";
import type { Segment } from "../segment/segment.ts";
import { isReaderIn } from "../segment/segments.server.ts";
import { countDeliveries, issueColumns, issueOf } from "./issue-rows.server.ts";
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
  const { db, clock, settings } = services;
  const { content, sendKey, dueAt, draftId = null, segment = null } = input;
  const refusal = refuseLetters(services);
  if (refusal) return refusal;
  const { readers, ...read } = await batch(db, {
    ...selectSent(services, sendKey),
    readers: someReader(db, segment),
  });
  const before = sentIn(read);
  if (before) return sameLetter(before, input);
  if (!dueAt && readers.length === 0) return refuseNoAudience(segment);
  const unrenderable = refuseUnrenderable(content);
  if (unrenderable) return unrenderable;
  const issue = issueFrom(input, settings.site.origin);
  const [composed, tags, slugs] = await Promise.all([
    composeToSend(services, issue),
    findWantedTags(services, input.tags ?? ""),
    findSlugRule(services),
  ]);
  const unsendable =
    refuseTooLarge(content, composed.letter) ?? (dueAt && refuseMoment(dueAt.getTime() - clock().getTime()));
  if (unsendable) return unsendable;

  const { undoSeconds } = settings.mail;
  const due = dueAt ?? new Date(clock().getTime() + undoSeconds * 1000);
  const hasReaders = exists(someReader(db, segment));
  const frozenAs = undoSeconds > 0 ? "holding" : "sending";
  const { draft, ...written } = await batch(db, {
    issue: writeIssue(
      services,
      { ...issue, dueAt: due },
      { tags, slugs, condition: dueAt ? undefined : hasReaders },
    ),
    frozen: dueAt ? [] : freezeIssue(services, issue.id, composed, frozenAs),
    ...selectSent(services, sendKey),
    draft: db
      .select({ id: drafts.id })
      .from(drafts)
      .where(liveDraft(draftId ?? "")),
  });
  const sent = sentIn(written);
  if (!sent) return draftId ? refuseDraft(draft.length > 0) : refuseNoAudience(segment);
  if (sent.issue.id !== issue.id) return sameLetter(sent, input);
  if (dueAt) return sent.issue;
  await enqueueWaiting(services, issue.id, undoSeconds).catch((error: unknown) => {
    console.error(`Issue ${issue.id} is frozen but not wholly on the queue; the sweep sees to it.`, error);
  });
  return sent.issue;
}

/** Furthest ahead that a letter can be scheduled. */
const furthest = 366 * 86_400_000;

/** The issue as it is to be written. */
function issueFrom(input: SendInput, origin: string) {
  const { sendKey, subject, content, language = "", draftId = null, draftVersion } = input;
  const { isPublic = false, countsClicks = false, segment = null } = input;
  const id = crypto.randomUUID();
  return {
    id,
    sendKey,
    subject,
    content,
    language,
    origin,
    draftId,
    draftVersion,
    isPublic,
    countsClicks,
    segment,
  };
}

function someReader(db: Services["db"], segment: Segment | null) {
  return db.select({ id: subscribers.id }).from(subscribers).where(isReaderIn(segment)).limit(1);
}

/** The statements that read what a send key has sent, for a batch. */
function selectSent({ db }: Pick<Services, "db">, sendKey: string) {
  const isSent = eq(newsletterIssues.sendKey, sendKey);
  return {
    sent: db
      .select({ ...issueColumns, content: newsletterIssues.content })
      .from(newsletterIssues)
      .where(isSent),
    counts: countDeliveries(
      { db },
      db.select({ id: newsletterIssues.id }).from(newsletterIssues).where(isSent),
    ),
  };
}

/** A letter that was sent, with its account and its text. */
interface Sent {
  issue: LetterIssue;
  content: string;
}

function sentIn({ sent: [row], counts }: Results<ReturnType<typeof selectSent>>): Sent | null {
  if (!row) return null;
  const { content, ...issue } = row;
  return { issue: issueOf(issue, counts), content };
}

/** A key that has been used answers with its issue where the same letter is sent to the same readers. */
function sameLetter(
  { issue, content: before }: Sent,
  { subject, content, language = "", segment = null }: SendInput,
): LetterIssue | Refused {
  const isSameText = issue.subject === subject && issue.language === language && before === content;
  if (isSameText && JSON.stringify(issue.segment) === JSON.stringify(segment)) return issue;
  const message = isSameText
    ? "This letter has already been sent, to other recipients. Check the sent letters."
    : "This form has already sent a letter, and the text has changed since. Reload the page to send another.";
  return refuse("conflict", "already_sent", message);
}

function refuseNoAudience(segment: Segment | null): Refused {
  const message = segment
    ? "No confirmed subscriber is among these recipients, so the letter cannot be sent."
    : "There are no confirmed subscribers yet, so the letter cannot be sent.";
  return refuse("conflict", "no_audience", message);
}

/** Gone, or changed since it was read. */
function refuseDraft(isThere: boolean): Refused {
  if (isThere) return changedElsewhere();
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
