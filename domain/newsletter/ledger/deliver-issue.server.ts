import { eq } from "drizzle-orm";
import { newsletterIssues } from "#db/schema.ts";
import type { LetterChunk, Mail, MailResult, Services } from "../../services.ts";
import {
  type Claim,
  claimAgain,
  claimWaiting,
  looseClaims,
  isUsedUp,
  nextDay,
  mayRepeat,
} from "./claims.server.ts";
import { frozenLetter, sizeOf } from "./freeze-issue.server.ts";
import { type Delivered, hold, restFor, standInTheWay, endRest } from "./queue.server.ts";
import { chunkSize } from "../issue.ts";
import { type Letter, addressLetter } from "../../letter/letter.ts";
import { logError } from "../../log.ts";
import { signToken } from "../../tokens/token.server.ts";
import { backoff, busyWith, judge, type Settlement, settle } from "./settle.server.ts";

/** A consumer has fifteen minutes for its messages; what is left then comes again. */
const longestTurn = 120_000;

/**
 * Sends a chunk of an issue, to those of it who still wait; a number of seconds asks for the same chunk again. The
 * same chunk twice sends nothing twice: only a waiting delivery can be claimed, and only once.
 */
export async function deliverIssue(
  services: Delivering,
  part: LetterChunk,
  sleep: (milliseconds: number) => Promise<void> = wait,
): Promise<Delivered> {
  const { db, clock } = services;
  const [[issue], loose] = await db.batch([
    db.select().from(newsletterIssues).where(eq(newsletterIssues.id, part.issueId)),
    looseClaims(services, part),
  ]);
  if (!issue) return "done";
  const obstacle = await standInTheWay(services, issue);
  if (obstacle) return obstacle;

  const letter = await frozenLetter(services, issue);
  const most = mostAtOnce(services, letter);
  const turn: Turn = { id: crypto.randomUUID(), issue, part, letter, most, sleep };
  const ends = clock().getTime() + longestTurn;
  let again: number | null = null;
  for await (const claim of claimsOf(services, turn, loose)) {
    const handed = await handOver(services, turn, claim);
    if (handed.rests) return restFor(services, issue, handed.rests, sleep);
    if (handed.again !== null) again = Math.max(again ?? 0, handed.again);
    if (clock().getTime() > ends) return { retryAfter: 1 };
  }
  if (await isUsedUp(services, clock())) {
    const { perDay } = services.settings.mail;
    const because = `Today’s quota of ${perDay} is used up; the rest will be sent tomorrow.`;
    return hold(services, issue.id, nextDay(clock()), because);
  }
  return again === null ? "done" : { retryAfter: again };
}

const wait = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/** First the claims whose answer was lost, then those who wait. Each is made when the one before is settled. */
async function* claimsOf(
  services: Delivering,
  turn: Turn,
  loose: { id: string | null }[],
): AsyncGenerator<Claim> {
  for (const { id } of loose) {
    const claim = id && (await claimAgain(services, turn.part, id));
    if (claim) yield claim;
  }
  for (let sent = 0; sent < chunkSize; sent += turn.most) {
    const claim = await claimWaiting(services, turn.part, turn);
    if (claim) yield claim;
    if (!claim || claim.readers.length < turn.most) return;
  }
}

/** Bytes of mails in memory at once, as far as the letter has a say in it. */
const mostBytes = 8_000_000;

/** A claim is what the transport takes in one second, where it sets a pace. */
function mostAtOnce({ settings }: Delivering, letter: Letter): number {
  const fitting = Math.floor(mostBytes / Math.max(1, sizeOf(letter)));
  return Math.max(1, Math.min(chunkSize, settings.mail.perSecond ?? chunkSize, fitting));
}

export type Delivering = Pick<
  Services,
  "db" | "works" | "clock" | "settings" | "secret" | "mail" | "letters"
>;

/** One message's worth of sending. */
export interface Turn {
  id: string;
  issue: typeof newsletterIssues.$inferSelect;
  part: LetterChunk;
  letter: Letter;
  /** How many are claimed and handed over together. */
  most: number;
  sleep: (milliseconds: number) => Promise<void>;
}

export interface Handed {
  /** Seconds after which those who were put off are to be tried again; null where nobody was. */
  again: number | null;
  /** Why nobody of the issue is to be sent to for a while; null where it goes on. */
  rests: { reason: string; retryAfter: number | null } | null;
}

/** Hands one claim to the transport and writes down what came of it. */
export async function handOver(services: Delivering, turn: Turn, claim: Claim): Promise<Handed> {
  const { clock, settings } = services;
  const { issue, part } = turn;
  const began = clock().getTime();
  const mails = await addressAll(services, turn, claim);
  const results = mails ? await send(services, mails) : [];
  const busy = mails && busyWith(results);
  const isEverybody = !claim.isRepeat && claim.readers.length >= Math.min(turn.most, chunkSize / 2);
  // One address that is put off, and then another, is no reason to let the others wait.
  const rests = busy && (busy.retryAfter !== null || isEverybody) ? busy : null;
  const settlements = judge(claim.readers, mails ? results : claim.readers.map(() => forgotten), {
    mayRepeat: mails !== null && mayRepeat(services, claim),
    isRepeat: claim.isRepeat,
    isTooLate: (attempts) => !rests && isOver(issue, attempts, began),
  });
  await settle(services, part, claim, settlements);
  if (settlements.some(({ state }) => state === "accepted")) {
    await endRest(services, issue);
  }
  const { perSecond } = settings.mail;
  if (perSecond && mails) {
    await turn.sleep(Math.max(0, began + (mails.length / perSecond) * 1000 - clock().getTime()));
  }
  return { again: againAfter(claim, settlements), rests };
}

/** Null where somebody has been forgotten since: the same mails cannot be made any more. */
async function addressAll(
  { secret }: Pick<Services, "secret">,
  { issue, letter }: Turn,
  { id: claimId, readers }: Claim,
): Promise<Mail[] | null> {
  const mails = await Promise.all(
    readers.map(async ({ id, email }) => {
      if (email === null) return null;
      const token = await signToken(secret, "unsubscribe", id);
      return addressLetter(letter, {
        to: email,
        unsubscribeUrl: `${issue.origin}/unsubscribe/${token}`,
        delivery: { issueId: issue.id, subscriberId: id },
        // A new claim is a new send: whoever still knew the first, which failed, would answer from memory and send nothing.
        idempotencyKey: `${claimId}:${id}`,
      });
    }),
  );
  return mails.some((mail) => mail === null) ? null : mails.filter((mail) => mail !== null);
}

/** A transport answers and does not throw; of one that throws, nobody knows how far it came. */
async function send({ mail }: Pick<Services, "mail">, mails: Mail[]): Promise<MailResult[]> {
  try {
    return await mail.send(mails);
  } catch (error) {
    logError(error);
    const reason = `The transport failed: ${error instanceof Error ? error.message : String(error)}`;
    return mails.map(() => ({ result: "uncertain", reason }));
  }
}

const forgotten: MailResult = {
  result: "uncertain",
  reason:
    "The response was lost, and a subscriber of the same batch has since been erased, so the batch cannot be checked again.",
};

/** An address that has been put off for three days, and often, is not going to have time. */
const giveUpAfter = 3 * 86_400_000;
const giveUpAttempts = 30;

function isOver({ dueAt, startedAt }: Turn["issue"], attempts: number, now: number): boolean {
  return attempts >= giveUpAttempts && now - (dueAt ?? startedAt).getTime() > giveUpAfter;
}

function againAfter({ readers }: Claim, settlements: Settlement[]): number | null {
  const open = readers.filter((_, index) =>
    ["waiting", "claimed"].includes(settlements[index]?.state ?? "accepted"),
  );
  if (open.length === 0) return null;
  return backoff(Math.max(...open.map(({ attempts }) => attempts)));
}
