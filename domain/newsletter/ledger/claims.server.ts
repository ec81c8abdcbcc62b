import { and, eq, inArray, isNotNull, isNull, lte, not, or, type SQL, sql } from "drizzle-orm";
import { rowFrom } from "#db/d1/row-where.ts";
import { batch } from "#db/batch.server.ts";
import { deliveries, deliveryStates, newsletterIssues, subscribers, mailQuota } from "#db/schema.ts";
import type { LetterChunk, Services } from "../../services.ts";
import { issueExists, isToConfirmed } from "./issue-rows.server.ts";

type Claiming = Pick<Services, "db" | "clock" | "settings" | "mail">;

/** An older claim belongs to a consumer that died; an issue that has been idle for longer has lost its messages. */
export const staleAfter = 10 * 60_000;

/** Deliveries that are handed to the transport together. */
export interface Claim {
  id: string;
  at: Date;
  /** From here on the transport remembers the idempotency keys. */
  firstTriedAt: Date;
  /** Whether the same mails were handed over before and the answer was lost. */
  isRepeat: boolean;
  recipients: Recipient[];
}

interface Recipient {
  id: string;
  /** Null where the subscriber has been erased since. */
  email: string | null;
  attempts: number;
}

const ofChunk = ({ issueId, chunk }: LetterChunk) =>
  and(eq(deliveries.issueId, issueId), eq(deliveries.chunk, chunk));

/** By id. Without the plus sign SQLite would read the whole issue in that order instead of one chunk. */
const inOrder = sql`+${deliveries.subscriberId}`;

/**
 * Claims up to `most` waiting deliveries that were not postponed in the same turn. Each row is claimed once, however
 * many consumers ask at the same time, and none while the issue is held. Recipients who unsubscribed after the
 * audience was frozen are skipped. This is one batch: every recipient returned is a confirmed subscriber at that moment.
 */
export async function claimWaiting(
  services: Claiming,
  part: LetterChunk,
  turn: { id: string; most: number },
): Promise<Claim | null> {
  const { db, clock, mail } = services;
  const at = clock();
  const ofTurn = `${mail.name}:${turn.id}:`;
  const id = `${ofTurn}${crypto.randomUUID()}`;
  const goesOn = isSending(services, part.issueId, at);
  const isUntried = sql`coalesce(substr(${deliveries.claimId}, 1, ${ofTurn.length}), '') <> ${ofTurn}`;
  const waits = and(ofChunk(part), eq(deliveries.state, "waiting"), isUntried);
  const chosen = sql`${deliveries.subscriberId} in (select subscriber_id from ${deliveries} where ${waits} order by ${inOrder} limit ${quotaLeftFor(services, turn.most, at)})`;
  const claimed = and(ofChunk(part), eq(deliveries.state, "claimed"), eq(deliveries.claimId, id)) as SQL;
  const { rows } = await batch(db, {
    skipped: db
      .update(deliveries)
      .set({ state: "skipped", settledAt: at, reason: "No longer subscribed." })
      .where(and(waits, not(isToConfirmed(services)), goesOn)),
    claimed: db
      .update(deliveries)
      .set({
        state: "claimed",
        claimedAt: at,
        claimId: id,
        firstTriedAt: at,
        settledAt: null,
        attempts: sql`${deliveries.attempts} + 1`,
      })
      .where(and(waits, chosen, goesOn)),
    counted: countAgainstQuota(services, claimed, at),
    rows: db
      .select({ id: deliveries.subscriberId, email: subscribers.email, attempts: deliveries.attempts })
      .from(deliveries)
      .innerJoin(subscribers, eq(subscribers.id, deliveries.subscriberId))
      .where(claimed)
      .orderBy(inOrder),
  });
  return rows.length > 0 ? { id, at, firstTriedAt: at, isRepeat: false, recipients: rows } : null;
}

/**
 * Takes over a claim whose answer was lost: all its recipients in the same order, whatever their state is now, because
 * the transport recognises only the same mails. Null where another consumer has the claim, the issue is held, or the
 * transport might not recognise them.
 */
export async function repeatClaim(
  services: Claiming,
  part: LetterChunk,
  claimId: string,
): Promise<Claim | null> {
  const { db, clock } = services;
  const at = clock();
  const ofClaim = and(ofChunk(part), eq(deliveries.claimId, claimId));
  const { taken, rows } = await batch(db, {
    taken: db
      .update(deliveries)
      .set({ claimedAt: at, settledAt: null, attempts: sql`${deliveries.attempts} + 1` })
      .where(and(ofClaim, isToRepeat(services, at), isSending(services, part.issueId, at)))
      .returning({ id: deliveries.subscriberId }),
    rows: db
      .select({
        id: deliveries.subscriberId,
        email: subscribers.email,
        attempts: deliveries.attempts,
        firstTriedAt: deliveries.firstTriedAt,
      })
      .from(deliveries)
      .leftJoin(subscribers, eq(subscribers.id, deliveries.subscriberId))
      .where(and(ofClaim, inArray(deliveries.state, [...deliveryStates])))
      .orderBy(inOrder),
  });
  if (taken.length === 0) return null;
  const firstTriedAt = rows[0]?.firstTriedAt ?? new Date(0);
  return { id: claimId, at, firstTriedAt, isRepeat: true, recipients: rows };
}

/** The statement that finds the claims of a chunk that wait to be repeated. */
export function claimsToRepeat(services: Pick<Services, "db" | "clock" | "mail">, part: LetterChunk) {
  return services.db
    .selectDistinct({ id: deliveries.claimId })
    .from(deliveries)
    .where(and(ofChunk(part), isToRepeat(services, services.clock())));
}

/** A message may come before the sweep has given up a claim whose mails might be sent twice. */
const isToRepeat = (services: Pick<Services, "mail">, now: Date) =>
  and(eq(deliveries.state, "claimed"), isUnanswered(now), isRepeatable(services, now));

/** Claimed, and either answered without certainty (`settledAt` is set) or not answered in time. */
export function isUnanswered(now: Date) {
  return or(isNotNull(deliveries.settledAt), lte(deliveries.claimedAt, new Date(now.getTime() - staleAfter)));
}

/**
 * A condition on delivery rows: their claim may be repeated, which ends well before the transport forgets it, and only
 * the transport that had it first may repeat it.
 */
export function isRepeatable({ mail }: Pick<Services, "mail">, now: Date): SQL {
  if (mail.remembers === 0) return sql`false`;
  const since = now.getTime() - mail.remembers + marginOf(mail.remembers);
  const prefix = `${mail.name}:`;
  return sql`(coalesce(${deliveries.firstTriedAt}, 0) > ${since} and substr(coalesce(${deliveries.claimId}, ''), 1, ${prefix.length}) = ${prefix})`;
}

/** The same condition for a claim in memory. */
export function mayRepeat({ mail, clock }: Pick<Services, "mail" | "clock">, claim: Claim): boolean {
  if (mail.remembers === 0 || !claim.id.startsWith(`${mail.name}:`)) return false;
  const age = clock().getTime() - claim.firstTriedAt.getTime();
  return age < mail.remembers - marginOf(mail.remembers);
}

const marginOf = (remembers: number) => Math.max(staleAfter, remembers / 12);

function isSending(services: Pick<Services, "db">, issueId: string, now: Date) {
  const isFree = or(isNull(newsletterIssues.heldUntil), lte(newsletterIssues.heldUntil, now));
  return issueExists(
    services,
    and(eq(newsletterIssues.id, issueId), eq(newsletterIssues.state, "sending"), isFree),
  );
}

type Limits = Pick<Services, "db" | "settings">;

const day = 86_400_000;

const dayOf = (moment: Date) => moment.toISOString().slice(0, 10);

/** The next midnight, UTC, when a new quota begins. */
export function nextDay(now: Date): Date {
  return new Date((Math.floor(now.getTime() / day) + 1) * day);
}

/** How many of `most` today's quota leaves, as an expression inside the statement that claims them. */
function quotaLeftFor({ settings }: Limits, most: number, now: Date): SQL {
  const { perDay } = settings.mail;
  if (perDay === null) return sql`${most}`;
  return sql`min(${most}, max(0, ${perDay} - coalesce((select used from ${mailQuota} where day = ${dayOf(now)}), 0)))`;
}

/** Counts a claim against the day's quota in the batch that makes the claim: mails that may have left always count. */
function countAgainstQuota({ db }: Limits, claim: SQL, now: Date) {
  return db
    .insert(mailQuota)
    .select(
      rowFrom(
        mailQuota,
        { day: dayOf(now), used: sql`count(*)` },
        sql`from ${deliveries} where ${claim} having count(*) > 0`,
      ),
    )
    .onConflictDoUpdate({ target: mailQuota.day, set: { used: sql`${mailQuota.used} + excluded.used` } });
}

/** Returns mails to the quota that the transport did not take. */
export function refundQuota({ db }: Limits, count: number, claimedAt: Date) {
  return db
    .update(mailQuota)
    .set({ used: sql`max(0, ${mailQuota.used} - ${count})` })
    .where(eq(mailQuota.day, dayOf(claimedAt)));
}

export async function isQuotaUsedUp({ db, settings }: Limits, now: Date): Promise<boolean> {
  const { perDay } = settings.mail;
  if (perDay === null) return false;
  const [today] = await db
    .select({ used: mailQuota.used })
    .from(mailQuota)
    .where(eq(mailQuota.day, dayOf(now)));
  return (today?.used ?? 0) >= perDay;
}
