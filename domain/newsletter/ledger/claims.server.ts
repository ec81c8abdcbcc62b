import { and, eq, exists, inArray, isNotNull, isNull, lte, not, or, type SQL, sql } from "drizzle-orm";
import { deliveries, deliveryStates, newsletterIssues, subscribers, mailQuota } from "#db/schema.ts";
import type { LetterChunk, Services } from "../../services.ts";

type Claiming = Pick<Services, "db" | "clock" | "settings" | "mail">;

/** A claim that is older belongs to a consumer that has died; an issue that rested longer has lost its messages. */
export const staleAfter = 10 * 60_000;

/** People handed to the transport together. */
export interface Claim {
  id: string;
  at: Date;
  /** What a transport remembers, it remembers from here. */
  firstTriedAt: Date;
  /** Whether they have been handed over before, and the answer was lost. */
  isRepeat: boolean;
  readers: Reader[];
}

export interface Reader {
  id: string;
  /** Null where they have been forgotten since. */
  email: string | null;
  attempts: number;
}

const ofChunk = ({ issueId, chunk }: LetterChunk) =>
  and(eq(deliveries.issueId, issueId), eq(deliveries.chunk, chunk));

/** By id; the sign keeps SQLite from reading the whole issue in that order in place of one chunk. */
const inOrder = sql`+${deliveries.subscriberId}`;

/**
 * Takes up to `most` who wait and were not put off in the same turn: each row once, however many ask at the same
 * time, and nobody while the issue rests. Who has left since the audience was frozen is skipped. One batch: who is
 * answered is confirmed at that moment.
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
  const isConfirmed = exists(
    db
      .select({ id: subscribers.id })
      .from(subscribers)
      .where(and(eq(subscribers.id, deliveries.subscriberId), eq(subscribers.state, "confirmed"))),
  );
  const chosen = sql`${deliveries.subscriberId} in (select subscriber_id from ${deliveries} where ${waits} order by ${inOrder} limit ${roomFor(services, turn.most, at)})`;
  const claimed = and(ofChunk(part), eq(deliveries.state, "claimed"), eq(deliveries.claimId, id)) as SQL;
  const [, , , rows] = await db.batch([
    db
      .update(deliveries)
      .set({ state: "skipped", settledAt: at, reason: "No longer subscribed." })
      .where(and(waits, not(isConfirmed), goesOn)),
    db
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
    countClaim(services, claimed, at),
    db
      .select({ id: deliveries.subscriberId, email: subscribers.email, attempts: deliveries.attempts })
      .from(deliveries)
      .innerJoin(subscribers, eq(subscribers.id, deliveries.subscriberId))
      .where(claimed)
      .orderBy(inOrder),
  ]);
  return rows.length > 0 ? { id, at, firstTriedAt: at, isRepeat: false, readers: rows } : null;
}

/**
 * Takes a claim whose answer was lost once more: all its people in the same order, whatever has become of them since,
 * for the transport knows the same mails again. Null where somebody else has it in hand, or the issue rests.
 */
export async function claimAgain(
  services: Claiming,
  part: LetterChunk,
  claimId: string,
): Promise<Claim | null> {
  const { db, clock } = services;
  const at = clock();
  const ofClaim = and(ofChunk(part), eq(deliveries.claimId, claimId));
  const [taken, rows] = await db.batch([
    db
      .update(deliveries)
      .set({ claimedAt: at, settledAt: null, attempts: sql`${deliveries.attempts} + 1` })
      .where(
        and(ofClaim, eq(deliveries.state, "claimed"), isLoose(at), isSending(services, part.issueId, at)),
      )
      .returning({ id: deliveries.subscriberId }),
    db
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
  ]);
  if (taken.length === 0) return null;
  const firstTriedAt = rows[0]?.firstTriedAt ?? new Date(0);
  return { id: claimId, at, firstTriedAt, isRepeat: true, readers: rows };
}

/** The statement that finds a chunk's claims that nobody has in hand. */
export function looseClaims({ db, clock }: Pick<Services, "db" | "clock">, part: LetterChunk) {
  return db
    .selectDistinct({ id: deliveries.claimId })
    .from(deliveries)
    .where(
      and(ofChunk(part), eq(deliveries.state, "claimed"), isNotNull(deliveries.claimId), isLoose(clock())),
    );
}

/** Answered without certainty, or never answered: a claim that is settled and still a claim waits to be repeated. */
export function isLoose(now: Date) {
  return or(isNotNull(deliveries.settledAt), lte(deliveries.claimedAt, new Date(now.getTime() - staleAfter)));
}

/**
 * Until when a claim may be repeated: well before the transport forgets it, and under the transport alone that had
 * it first. As a condition on its rows.
 */
export function isRepeatable({ mail }: Pick<Services, "mail">, now: Date): SQL {
  if (mail.remembers === 0) return sql`false`;
  const since = now.getTime() - mail.remembers + marginOf(mail.remembers);
  const prefix = `${mail.name}:`;
  return sql`(coalesce(${deliveries.firstTriedAt}, 0) > ${since} and substr(coalesce(${deliveries.claimId}, ''), 1, ${prefix.length}) = ${prefix})`;
}

/** The same, of a claim in hand. */
export function mayRepeat({ mail, clock }: Pick<Services, "mail" | "clock">, claim: Claim): boolean {
  if (mail.remembers === 0 || !claim.id.startsWith(`${mail.name}:`)) return false;
  const age = clock().getTime() - claim.firstTriedAt.getTime();
  return age < mail.remembers - marginOf(mail.remembers);
}

const marginOf = (remembers: number) => Math.max(staleAfter, remembers / 12);

function isSending({ db }: Pick<Services, "db">, issueId: string, now: Date) {
  return exists(
    db
      .select({ id: newsletterIssues.id })
      .from(newsletterIssues)
      .where(
        and(
          eq(newsletterIssues.id, issueId),
          eq(newsletterIssues.state, "sending"),
          or(isNull(newsletterIssues.heldUntil), lte(newsletterIssues.heldUntil, now)),
        ),
      ),
  );
}

type Limits = Pick<Services, "db" | "settings">;

const day = 86_400_000;

const dayOf = (moment: Date) => moment.toISOString().slice(0, 10);

/** The next midnight, UTC: when a day's quota begins anew. */
export function nextDay(now: Date): Date {
  return new Date((Math.floor(now.getTime() / day) + 1) * day);
}

/** How many of `most` the day has room for, as the statement that claims them finds it. */
export function roomFor({ settings }: Limits, most: number, now: Date): SQL {
  const { perDay } = settings.mail;
  if (perDay === null) return sql`${most}`;
  return sql`min(${most}, max(0, ${perDay} - coalesce((select used from ${mailQuota} where day = ${dayOf(now)}), 0)))`;
}

/** Counts a claim against its day, in the step that makes it: what may have been handed over is counted, come what may. */
export function countClaim({ db }: Limits, claim: SQL, now: Date) {
  return db
    .insert(mailQuota)
    .select(sql`select ${dayOf(now)}, count(*) from ${deliveries} where ${claim} having count(*) > 0`)
    .onConflictDoUpdate({ target: mailQuota.day, set: { used: sql`${mailQuota.used} + excluded.used` } });
}

/** What nobody has taken is not used. */
export function giveBack({ db }: Limits, count: number, claimedAt: Date) {
  return db
    .update(mailQuota)
    .set({ used: sql`max(0, ${mailQuota.used} - ${count})` })
    .where(eq(mailQuota.day, dayOf(claimedAt)));
}

export async function isUsedUp({ db, settings }: Limits, now: Date): Promise<boolean> {
  const { perDay } = settings.mail;
  if (perDay === null) return false;
  const [today] = await db
    .select({ used: mailQuota.used })
    .from(mailQuota)
    .where(eq(mailQuota.day, dayOf(now)));
  return (today?.used ?? 0) >= perDay;
}
