import { eq } from "drizzle-orm";
import { newsletterIssues } from "#db/schema.ts";
import type { LetterChunk } from "../../services.ts";
import { type Claim, claimAgain, claimWaiting, looseClaims } from "./claiming.server.ts";
import { frozenLetter, sizeOf } from "./composing.server.ts";
import { type Delivering, handOver, type Turn } from "./handing-over.server.ts";
import { type Delivered, hold, restFor, standInTheWay } from "./holding.server.ts";
import { chunkSize } from "../issue.ts";
import type { Letter } from "../../letter/letter.ts";
import { isUsedUp, nextDay } from "./quota.server.ts";

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
