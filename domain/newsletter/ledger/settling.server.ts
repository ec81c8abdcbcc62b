import { and, eq, inArray, or, sql } from "drizzle-orm";
import { deliveries, newsletterIssues } from "#db/schema.ts";
import type { LetterChunk, Services } from "../../services.ts";
import type { Claim } from "./claiming.server.ts";
import { closeIssue } from "./closing.server.ts";
import type { Settlement } from "./judging.ts";
import { giveBack } from "./quota.server.ts";

/**
 * Writes down what came of a claim, and closes the issue with the last one. A claim that was taken for lost meanwhile
 * is put right by a final answer, by 'try again' only while it is still this consumer's. In a letter that was
 * cancelled nobody waits any more.
 */
export async function settle(
  services: Pick<Services, "db" | "clock" | "settings">,
  { issueId, chunk }: LetterChunk,
  claim: Claim,
  settlements: Settlement[],
): Promise<void> {
  const { db } = services;
  const now = services.clock().getTime();
  // Looked up by each row's own id: joined with a list, SQLite reads the whole chunk for each of its people.
  const answers = JSON.stringify(Object.fromEntries(settlements.map(({ id, ...rest }) => [id, rest])));
  const told = (name: "state" | "reason" | "messageId") =>
    sql`(${answers} ->> ('$."' || ${deliveries.subscriberId} || ${`".${name}`}))`;
  const answer = told("state");
  const isCancelled = sql`(select state from ${newsletterIssues} where id = ${issueId}) = 'cancelled'`;
  const isFinal = sql`${answer} in ('accepted', 'failed')`;
  const unused = claim.isRepeat ? 0 : settlements.filter(({ state }) => state === "waiting").length;
  await db.batch([
    db
      .update(deliveries)
      .set({
        state: sql`case
          when ${answer} = 'waiting' and ${isCancelled} then 'skipped'
          when ${answer} = 'claimed' and ${isCancelled} then 'uncertain'
          else ${answer} end`,
        reason: told("reason"),
        messageId: sql`coalesce(${told("messageId")}, ${deliveries.messageId})`,
        settledAt: sql`iif(${answer} = 'waiting' and not ${isCancelled}, null, ${now})`,
      })
      .where(
        and(
          eq(deliveries.issueId, issueId),
          sql`${answer} is not null`,
          eq(deliveries.chunk, chunk),
          inArray(deliveries.state, ["claimed", "uncertain", "waiting"]),
          eq(deliveries.claimId, claim.id),
          or(
            and(eq(deliveries.state, "claimed"), or(eq(deliveries.claimedAt, claim.at), isFinal)),
            and(eq(deliveries.state, "uncertain"), isFinal),
            and(eq(deliveries.state, "waiting"), sql`${answer} = 'accepted'`),
          ),
        ),
      ),
    closeIssue(services, issueId),
    ...(unused > 0 ? [giveBack(services, unused, claim.at)] : []),
  ]);
}
