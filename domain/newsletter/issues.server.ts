import { desc, eq, exists, getTableColumns, inArray, sql } from "drizzle-orm";
import { deliveries, newsletterIssues, subscribers } from "#db/schema.ts";
import type { Owner } from "../identity/owner.ts";
import { placeImages } from "../images/placing.server.ts";
import { recordUses } from "../images/uses.server.ts";
import { renderMarkdown } from "../markdown/render.ts";
import { type Refused, refuse } from "../outcome.ts";
import type { Services } from "../services.ts";
import { readToken } from "../tokens/token.server.ts";
import { balanceOf, type LetterIssue, type SendInput } from "./issue.ts";
import { enqueueWaiting } from "./enqueueing.server.ts";
import { refuseUnconfigured } from "./mail-settings.ts";

type Sending = Pick<Services, "db" | "clock" | "settings" | "letters">;

/**
 * Freezes the letter and its audience in one atomic step, then puts it on the queue. The same key is the same
 * send: nobody gets a letter twice because a button was pressed twice.
 */
export async function sendIssue(
  services: Sending,
  owner: Owner,
  input: SendInput,
): Promise<LetterIssue | Refused> {
  const { db, settings } = services;
  const refusal = refuseUnconfigured(services);
  if (refusal) return refusal;
  const { subject, content, sendKey } = input;
  const before = await findBySendKey(services, sendKey);
  if (before) return sameLetter(services, owner, before, input);
  if ((await countConfirmed(services)) === 0) return nobodyThere();

  const id = crypto.randomUUID();
  const frozen = { id, sendKey, subject, content, origin: settings.site.origin, audience: 0 };
  const isFrozen = exists(
    db.select({ id: newsletterIssues.id }).from(newsletterIssues).where(eq(newsletterIssues.id, id)),
  );
  await db.batch([
    db
      .insert(newsletterIssues)
      .values({ ...frozen, state: "sending", startedAt: services.clock() })
      .onConflictDoNothing(),
    db.insert(deliveries).select(audienceOf(services, id)),
    db
      .update(newsletterIssues)
      .set({ audience: sql`(select count(*) from ${deliveries} where issue_id = ${id})` })
      .where(eq(newsletterIssues.id, id)),
    ...recordUses(services, { kind: "letter", id }, [content], isFrozen),
  ]);
  const issue = await findBySendKey(services, sendKey);
  if (!issue) throw new Error(`Issue ${id} was frozen and cannot be found.`);
  if (issue.id !== id) return sameLetter(services, owner, issue, input);
  await enqueueWaiting(services, id).catch((error: unknown) => {
    console.error(`Issue ${id} is frozen but not wholly on the queue; the next sweep sees to it.`, error);
  });
  return readIssue(services, owner, id);
}

/** The largest batch that every transport takes at once. */
const chunkSize = 100;

/** A row for everybody confirmed; none where another send with this key came first, for then no issue has this id. */
function audienceOf({ db }: Pick<Services, "db">, issueId: string) {
  return db
    .select({
      issueId: newsletterIssues.id,
      subscriberId: subscribers.id,
      state: sql<"waiting">`'waiting'`.as("state"),
      chunk:
        sql<number>`(row_number() over (order by ${subscribers.id}) - 1) / ${sql.raw(String(chunkSize))}`.as(
          "chunk",
        ),
      attempts: sql<number>`0`.as("attempts"),
      claimedAt: sql<null>`null`.as("claimed_at"),
      claimId: sql<null>`null`.as("claim_id"),
      firstTriedAt: sql<null>`null`.as("first_tried_at"),
      settledAt: sql<null>`null`.as("settled_at"),
      messageId: sql<null>`null`.as("message_id"),
      bounce: sql<null>`null`.as("bounce"),
      reason: sql<null>`null`.as("reason"),
    })
    .from(newsletterIssues)
    .innerJoin(subscribers, eq(subscribers.state, "confirmed"))
    .where(eq(newsletterIssues.id, issueId));
}

/** Newest first, each with its account. */
export async function listIssues(
  services: Pick<Services, "db">,
  _owner: Owner,
  limit = 10,
): Promise<LetterIssue[]> {
  const { content: _content, html: _html, text: _text, ...columns } = getTableColumns(newsletterIssues);
  const rows = await services.db
    .select(columns)
    .from(newsletterIssues)
    .orderBy(desc(newsletterIssues.startedAt), desc(newsletterIssues.id))
    .limit(limit);
  const counts = await countDeliveries(
    services,
    rows.map((row) => row.id),
  );
  return rows.map((row) => issueOf(row, counts));
}

/** A letter as it is read on the web; null for a link that leads to none. */
export async function viewLetter(
  services: Pick<Services, "db" | "secret">,
  token: string,
): Promise<{ id: string; subject: string; html: string; sentAt: string } | "test" | null> {
  const id = await readToken(services.secret, "view-letter", token);
  if (id === testIssue) return "test";
  const issue =
    id && (await services.db.query.newsletterIssues.findFirst({ where: eq(newsletterIssues.id, id) }));
  if (!issue) return null;
  const { subject, content, startedAt } = issue;
  const html = await placeImages(services, renderMarkdown(content));
  return { id: issue.id, subject, html, sentAt: startedAt.toISOString() };
}

/** Stands in a test letter's 'view online' link: there is nothing online before it is sent. */
export const testIssue = "test";

async function sameLetter(
  services: Sending,
  owner: Owner,
  before: typeof newsletterIssues.$inferSelect,
  { subject, content }: SendInput,
): Promise<LetterIssue | Refused> {
  if (before.subject === subject && before.content === content) return readIssue(services, owner, before.id);
  const message =
    "This form has already sent its letter, and the text has changed since. Reload the page to send another.";
  return refuse("conflict", "already_sent", message);
}

function nobodyThere(): Refused {
  const message = "Nobody has confirmed a subscription yet, so there is nobody to send this to.";
  return refuse("conflict", "no_audience", message);
}

async function countConfirmed({ db }: Pick<Services, "db">): Promise<number> {
  return db.$count(subscribers, eq(subscribers.state, "confirmed"));
}

function findBySendKey({ db }: Pick<Services, "db">, sendKey: string) {
  return db.query.newsletterIssues.findFirst({ where: eq(newsletterIssues.sendKey, sendKey) });
}

async function readIssue(services: Pick<Services, "db">, _owner: Owner, id: string): Promise<LetterIssue> {
  const row = await services.db.query.newsletterIssues.findFirst({ where: eq(newsletterIssues.id, id) });
  if (!row) throw new Error(`There is no issue ${id}.`);
  return issueOf(row, await countDeliveries(services, [id]));
}

function countDeliveries({ db }: Pick<Services, "db">, issueIds: string[]) {
  return db
    .select({ issueId: deliveries.issueId, state: deliveries.state, count: sql<number>`count(*)` })
    .from(deliveries)
    .where(inArray(deliveries.issueId, issueIds))
    .groupBy(deliveries.issueId, deliveries.state);
}

function issueOf(
  row: Omit<typeof newsletterIssues.$inferSelect, "content" | "html" | "text">,
  counts: Awaited<ReturnType<typeof countDeliveries>>,
): LetterIssue {
  const {
    id,
    subject,
    slug,
    isPublic,
    state,
    startedAt,
    dueAt,
    heldUntil,
    heldBecause,
    finishedAt,
    audience,
  } = row;
  return {
    id,
    subject,
    slug,
    isPublic,
    state,
    startedAt: startedAt.toISOString(),
    dueAt: dueAt?.toISOString() ?? null,
    heldUntil: heldUntil?.toISOString() ?? null,
    heldBecause,
    finishedAt: finishedAt?.toISOString() ?? null,
    balance: balanceOf(
      audience,
      counts.filter(({ issueId }) => issueId === id),
    ),
  };
}
