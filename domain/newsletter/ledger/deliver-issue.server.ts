import { backoff, type Settlement, settlementsOf, whyBusy } from "@toadstool/mail";
import { eq } from "drizzle-orm";
import { batch } from "#db/batch.server.ts";
import { statementsLeft } from "#db/d1/statements.ts";
import { newsletterIssues } from "#db/schema.ts";
import type { LetterChunk, Mail, MailResult, Services } from "../../services.ts";
import {
  type Claim,
  repeatClaim,
  claimWaiting,
  claimsToRepeat,
  isQuotaUsedUp,
  nextDay,
  mayRepeat,
} from "./claims.server.ts";
import { frozenLetter, sizeOf } from "../../letter/compose-issue.server.ts";
import { type Delivered, hold, holdWhileBusy, startOrHold, endHold } from "./queue.server.ts";
import { chunkSize } from "../issue.ts";
import { type Letter, addressLetter, readerLinks } from "../../letter/letter.ts";
import { logError } from "../../log.ts";
import { signToken } from "../../tokens/token.server.ts";
import { settle } from "./settle.server.ts";

/** A queue consumer has fifteen minutes for its messages; a chunk that is not finished then comes back. */
const longestTurn = 120_000;
/** What a claim takes at most, with what follows the message. */
const statementsNeeded = 24;

/**
 * Sends the waiting deliveries of a chunk. Returns `done`, or the seconds after which the same chunk has to come again.
 * The same message twice sends nothing twice: only a waiting delivery can be claimed, and only once.
 */
export async function deliverIssue(
  services: Delivering,
  part: LetterChunk,
  sleep: (milliseconds: number) => Promise<void> = wait,
): Promise<Delivered> {
  const { db, clock } = services;
  const { issues, toRepeat } = await batch(db, {
    issues: db.select().from(newsletterIssues).where(eq(newsletterIssues.id, part.issueId)),
    toRepeat: claimsToRepeat(services, part),
  });
  const [issue] = issues;
  if (!issue) return "done";
  const obstacle = await startOrHold(services, issue);
  if (obstacle) return obstacle;

  const letter = await frozenLetter(services, issue);
  const turn: Turn = {
    id: crypto.randomUUID(),
    issue,
    part,
    letter,
    ...sizesOf(services, letter),
    postponed: 0,
    sleep,
  };
  const ends = clock().getTime() + longestTurn;
  let again: number | null = null;
  for await (const claim of claimsOf(services, turn, toRepeat)) {
    const handed = await handOver(services, turn, claim);
    if (handed.busyTransport) return holdWhileBusy(services, issue, handed.busyTransport, sleep);
    if (handed.again !== null) again = Math.max(again ?? 0, handed.again);
    if (clock().getTime() > ends || statementsLeft() < statementsNeeded)
      return handed.busy && turn.postponed >= turn.most
        ? holdWhileBusy(services, issue, handed.busy, sleep)
        : { retryAfter: 1 };
  }
  if (await isQuotaUsedUp(services, clock())) {
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

/** First the claims whose answer was lost, then new ones. Each is made once the one before is settled. */
async function* claimsOf(
  services: Delivering,
  turn: Turn,
  toRepeat: { id: string | null }[],
): AsyncGenerator<Claim> {
  for (const { id } of toRepeat) {
    const claim = id && (await repeatClaim(services, turn.part, id));
    if (claim) yield claim;
  }
  for (let sent = 0; sent < chunkSize; sent += turn.most) {
    const claim = await claimWaiting(services, turn.part, turn);
    if (claim) yield claim;
    if (!claim || claim.recipients.length < turn.most) return;
  }
}

/** The most bytes of composed mails in memory at once. */
const mostBytes = 8_000_000;

/** A transport that cannot be asked again: what it had in hand when the Worker died is uncertain. */
const mostInDoubt = 10;

/** Where the transport has a rate limit, a claim is what it takes in one second. */
function sizesOf({ settings, mail }: Delivering, letter: Letter): Pick<Turn, "most" | "enough"> {
  const fitting = Math.floor(mostBytes / Math.max(1, sizeOf(letter)));
  const paced = Math.max(1, Math.min(chunkSize, settings.mail.perSecond ?? chunkSize, fitting));
  return {
    most: mail.remembers > 0 ? paced : Math.min(paced, mostInDoubt),
    enough: Math.min(paced, chunkSize / 2),
  };
}

type Delivering = Pick<Services, "db" | "workFiles" | "clock" | "settings" | "secret" | "mail" | "letters">;

/** The handling of one queue message. */
interface Turn {
  id: string;
  issue: typeof newsletterIssues.$inferSelect;
  part: LetterChunk;
  letter: Letter;
  /** How many deliveries are claimed and handed over together. */
  most: number;
  /** How many postponed in a row mean that the transport takes nothing: a few are no reason to hold the others. */
  enough: number;
  /** How many have been postponed in a row. */
  postponed: number;
  sleep: (milliseconds: number) => Promise<void>;
}

type Busy = NonNullable<ReturnType<typeof whyBusy>>;

interface Handed {
  /** Seconds after which the postponed deliveries are tried again; null where none was postponed. */
  again: number | null;
  /** Set where the whole claim was postponed. */
  busy: Busy | null;
  /** Set where the transport itself is busy, so that the whole issue is held; null where sending continues. */
  busyTransport: Busy | null;
}

/** Hands one claim to the transport and records the results. */
async function handOver(services: Delivering, turn: Turn, claim: Claim): Promise<Handed> {
  const { clock, settings } = services;
  const { issue, part } = turn;
  const began = clock().getTime();
  const mails = await addressAll(services, turn, claim);
  const results = mails ? await send(services, mails) : [];
  const busy = mails && whyBusy(results);
  turn.postponed = busy && !claim.isRepeat ? turn.postponed + claim.recipients.length : 0;
  const busyTransport = busy && (busy.retryAfter !== null || turn.postponed >= turn.enough) ? busy : null;
  const settlements = settlementsOf(
    claim.recipients,
    mails ? results : claim.recipients.map(() => forgotten),
    {
      mayRepeat: mails !== null && mayRepeat(services, claim),
      isRepeat: claim.isRepeat,
      isTooLate: (attempts) => !busyTransport && isOver(issue, attempts, began),
    },
  );
  await settle(services, part, claim, settlements);
  if (settlements.some(({ state }) => state === "accepted")) {
    await endHold(services, issue);
  }
  const { perSecond } = settings.mail;
  if (perSecond && mails) {
    await turn.sleep(Math.max(0, began + (mails.length / perSecond) * 1000 - clock().getTime()));
  }
  return { again: againAfter(claim, settlements), busy, busyTransport };
}

/** Null where a recipient has been erased since: the same mails cannot be composed any more. */
async function addressAll(
  { secret }: Pick<Services, "secret">,
  { issue, letter }: Turn,
  { id: claimId, recipients }: Claim,
): Promise<Mail[] | null> {
  const mails = await Promise.all(
    recipients.map(async ({ id, email }) => {
      if (email === null) return null;
      const token = await signToken(secret, "unsubscribe", id);
      return addressLetter(letter, {
        to: email,
        links: readerLinks(issue.origin, token),
        delivery: { issueId: issue.id, subscriberId: id },
        isAutomatic: issue.welcomeId !== null,
        // A new claim gets new keys: a provider that still knew the keys of the failed one would send nothing.
        idempotencyKey: `${claimId}:${id}`,
      });
    }),
  );
  return mails.some((mail) => mail === null) ? null : mails.filter((mail) => mail !== null);
}

/** A transport returns results and does not throw; if one does throw, every mail of the claim is uncertain. */
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

/** A delivery fails permanently after three days and this many attempts. */
const giveUpAfter = 3 * 86_400_000;
const giveUpAttempts = 30;

function isOver({ dueAt, startedAt }: Turn["issue"], attempts: number, now: number): boolean {
  return attempts >= giveUpAttempts && now - (dueAt ?? startedAt).getTime() > giveUpAfter;
}

function againAfter({ recipients }: Claim, settlements: Settlement[]): number | null {
  const open = recipients.filter((_, index) =>
    ["waiting", "claimed"].includes(settlements[index]?.state ?? "accepted"),
  );
  if (open.length === 0) return null;
  return backoff(Math.max(...open.map(({ attempts }) => attempts)));
}
