import { and, eq, or, sql } from "drizzle-orm";
import { deliveries, newsletterIssues, subscribers } from "#db/schema.ts";
import { placeMailImages } from "../images/placing.server.ts";
import { renderMarkdown } from "../markdown/render.ts";
import type { LetterChunk, MailResult, Services } from "../services.ts";
import { signToken } from "../tokens/token.server.ts";
import { closeIssue } from "./closing.server.ts";
import type { DeliveryState } from "./issue.ts";
import { addressLetter, composeLetter, type Letter } from "./letter.ts";

type Delivering = Pick<Services, "db" | "clock" | "settings" | "secret" | "mail">;
type Issue = typeof newsletterIssues.$inferSelect;

interface Recipient {
  id: string;
  email: string;
  isConfirmed: boolean;
}

interface Settlement {
  id: string;
  state: Exclude<DeliveryState, "claimed">;
  reason: string | null;
}

/** A mail server that has had no time for three days is not going to have any. */
const giveUpAfter = 3 * 86_400_000;

/**
 * Sends a part of an issue, to those of it who still wait. `busy` asks for the same part again later. The same
 * part twice sends nothing twice: only a waiting delivery can be claimed, and only once.
 */
export async function deliverIssue(services: Delivering, chunk: LetterChunk): Promise<"done" | "busy"> {
  const issue = await services.db.query.newsletterIssues.findFirst({
    where: eq(newsletterIssues.id, chunk.issueId),
  });
  if (!issue) return "done";
  const claimedAt = services.clock();
  const recipients = await claim(services, chunk, claimedAt);
  const readers = recipients.filter((recipient) => recipient.isConfirmed);
  const letter = await composeIssue(services, issue);
  const mails = await Promise.all(readers.map((reader) => addressTo(services, issue, letter, reader)));
  const results = mails.length > 0 ? await services.mail.send(mails) : [];
  const tooLate = claimedAt.getTime() - issue.startedAt.getTime() > giveUpAfter;

  const settlements = [
    ...recipients
      .filter((recipient) => !recipient.isConfirmed)
      .map(({ id }): Settlement => ({ id, state: "skipped", reason: "No longer subscribed." })),
    ...readers.map(({ id }, index) => ({ id, ...settled(results[index], tooLate) })),
  ];
  await settle(services, issue, claimedAt, settlements);
  return settlements.some(({ state }) => state === "waiting") ? "busy" : "done";
}

async function claim(
  { db }: Pick<Services, "db">,
  { issueId, chunk }: LetterChunk,
  claimedAt: Date,
): Promise<Recipient[]> {
  const claimed = await db
    .update(deliveries)
    .set({ state: "claimed", claimedAt, attempts: sql`${deliveries.attempts} + 1` })
    .where(and(eq(deliveries.issueId, issueId), eq(deliveries.state, "waiting"), eq(deliveries.chunk, chunk)))
    .returning({ id: deliveries.subscriberId });
  // Read after the claim, so that who left a moment ago is still skipped.
  return db
    .select({
      id: subscribers.id,
      email: subscribers.email,
      isConfirmed: sql`${subscribers.state} = 'confirmed'`.mapWith(Boolean),
    })
    .from(subscribers)
    .where(
      sql`${subscribers.id} in (select value from json_each(${JSON.stringify(claimed.map(({ id }) => id))}))`,
    );
}

async function composeIssue(
  services: Pick<Services, "db" | "settings" | "secret">,
  { id, subject, content, origin }: Issue,
): Promise<Letter> {
  const viewUrl = `${origin}/letters/${await signToken(services.secret, "view-letter", id)}`;
  const html = await placeMailImages(services, renderMarkdown(content));
  return composeLetter(services.settings, { subject, html, origin }, viewUrl);
}

async function addressTo(
  services: Pick<Services, "secret">,
  issue: Issue,
  letter: Letter,
  reader: Recipient,
) {
  const token = await signToken(services.secret, "unsubscribe", reader.id);
  return addressLetter(letter, {
    to: reader.email,
    unsubscribeUrl: `${issue.origin}/unsubscribe/${token}`,
    delivery: { issueId: issue.id, subscriberId: reader.id },
    idempotencyKey: `${issue.id}:${reader.id}`,
  });
}

function settled(answer: MailResult | undefined, tooLate: boolean): Omit<Settlement, "id"> {
  if (!answer) return { state: "uncertain", reason: "The transport gave no answer for this mail." };
  switch (answer.result) {
    case "accepted":
      return { state: "accepted", reason: null };
    case "refused":
      return { state: "failed", reason: answer.reason };
    case "uncertain":
      return { state: "uncertain", reason: answer.reason };
    case "busy":
      return tooLate
        ? { state: "failed", reason: `Given up after three days: ${answer.reason}` }
        : { state: "waiting", reason: answer.reason };
  }
}

/**
 * Writes down what came of a claim, and closes the issue with the last one. A claim that the sweep has called
 * uncertain meanwhile is put right, except by 'try again': nobody would. `claimedAt` stays as the time of the
 * last try.
 */
async function settle(
  services: Pick<Services, "db" | "clock">,
  { id }: Issue,
  claimedAt: Date,
  settlements: Settlement[],
): Promise<void> {
  const { db } = services;
  const now = services.clock().getTime();
  await db.batch([
    db
      .update(deliveries)
      .set({
        state: sql`settled.value ->> 'state'`,
        reason: sql`settled.value ->> 'reason'`,
        settledAt: sql`iif(settled.value ->> 'state' = 'waiting', null, ${now})`,
      })
      .from(sql`json_each(${JSON.stringify(settlements)}) as settled`)
      .where(
        and(
          eq(deliveries.issueId, id),
          sql`${deliveries.subscriberId} = settled.value ->> 'id'`,
          eq(deliveries.claimedAt, claimedAt),
          or(
            eq(deliveries.state, "claimed"),
            and(eq(deliveries.state, "uncertain"), sql`settled.value ->> 'state' <> 'waiting'`),
          ),
        ),
      ),
    closeIssue(services, id),
  ]);
}
