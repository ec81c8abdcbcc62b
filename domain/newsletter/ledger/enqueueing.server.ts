import { and, eq, sql } from "drizzle-orm";
import { deliveries } from "#db/schema.ts";
import type { Services } from "../../services.ts";
import { chunkSize } from "../issue.ts";

/** What a queue takes for a delay, in seconds. */
const longestDelay = 12 * 3600;

/**
 * Puts everybody who is still to be sent to on the queue: those who wait, and claims that are to be repeated.
 * Harmless when they are there already. With a daily quota, as many as a day can take: the others' messages would
 * only come back. `most` chunks where fewer are wanted.
 */
export async function enqueueWaiting(
  services: Pick<Services, "db" | "letters" | "settings">,
  issueId: string,
  delay = 0,
  most = Number.POSITIVE_INFINITY,
): Promise<void> {
  const { perDay } = services.settings.mail;
  const room = perDay === null ? most : Math.min(most, Math.ceil(perDay / chunkSize) + 1);
  const chunks = await openChunks(services, issueId, room);
  if (chunks.length === 0) return;
  await services.letters.send(
    chunks.map((chunk) => ({ issueId, chunk })),
    Math.min(delay, longestDelay),
  );
}

/** In order. Those who wait are found chunk by chunk along the index: a row is read for each chunk, not for each person. */
async function openChunks({ db }: Pick<Services, "db">, issueId: string, most: number): Promise<number[]> {
  const waiting = sql`from ${deliveries} where issue_id = ${issueId} and state = 'waiting'`;
  const claimed = and(eq(deliveries.issueId, issueId), eq(deliveries.state, "claimed"));
  const [inLine, inHand] = await db.batch([
    db.select({ chunk: sql<number>`chunk` }).from(
      sql`(with recursive line(chunk) as (
          select min(chunk) ${waiting}
          union all select (select min(chunk) ${waiting} and chunk > line.chunk) from line where line.chunk is not null
        ) select chunk from line where chunk is not null limit ${Number.isFinite(most) ? most : -1})`,
    ),
    db.selectDistinct({ chunk: deliveries.chunk }).from(deliveries).where(claimed),
  ]);
  const chunks = new Set([...inLine, ...inHand].map(({ chunk }) => chunk));
  return [...chunks].toSorted((one, other) => one - other).slice(0, most);
}
