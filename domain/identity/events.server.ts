import { keyset, pageOf, readCursor } from "#db/d1/keyset.ts";
import { type WithTimes, withTimes } from "#db/d1/with-times.ts";
import { and, eq, gt, lte } from "drizzle-orm";
import { identityEvents } from "#db/schema.ts";
import type { Services } from "../services.ts";
import { randomId } from "../tokens/token.server.ts";
import type { Owner } from "./owner.ts";
import type { SeenFrom } from "./seen-from.ts";

export type IdentityEventKind = typeof identityEvents.$inferInsert.kind;

/** Days for which log-ins and refusals are kept. */
export const eventsKeptFor = 90;
/** Anyone can have a login refused: more for the same reason in one hour are not kept, so no flood hides another reason. */
export const refusalsKeptAnHour = 20;

type Storage = Pick<Services, "db" | "clock">;

/** Keeps what happened for the owner to see. `code` is ours: never a token, a state or the provider's own words. */
export async function recordIdentityEvent(
  services: Storage,
  event: { kind: IdentityEventKind; code: string; subject: string | null; from: SeenFrom },
): Promise<void> {
  if (event.kind === "refused" && (await isFlooded(services, event.code))) return;
  const { from, ...rest } = event;
  const at = services.clock();
  await services.db.insert(identityEvents).values({ id: randomId(), at, ...rest, ...from });
}

async function isFlooded({ db, clock }: Storage, code: string): Promise<boolean> {
  const anHourAgo = new Date(clock().getTime() - 3_600_000);
  const refused = and(
    eq(identityEvents.kind, "refused"),
    eq(identityEvents.code, code),
    gt(identityEvents.at, anHourAgo),
  );
  return (await db.$count(identityEvents, refused)) >= refusalsKeptAnHour;
}

/** Something that happened to the login. */
export type IdentityEvent = WithTimes<typeof identityEvents.$inferSelect>;

const byTime = keyset(identityEvents.at, identityEvents.id);
export const eventsPage = 20;

/** Newest first, a page at a time. `cursor` is the one the page before answered; an unreadable one shows the first page. */
export async function listIdentityEvents(
  { db }: Pick<Services, "db">,
  _owner: Owner,
  cursor?: string,
): Promise<{ events: IdentityEvent[]; cursor: string | null }> {
  const rows = await db
    .select()
    .from(identityEvents)
    .where(byTime.olderThan(readCursor(cursor)))
    .orderBy(...byTime.newestFirst)
    .limit(eventsPage + 1);
  const { page, cursor: next } = pageOf(rows, eventsPage, (row) => row);
  return { events: page.map(withTimes), cursor: next };
}

export async function sweepIdentityEvents({ db, clock }: Storage): Promise<void> {
  const oldest = new Date(clock().getTime() - eventsKeptFor * 86_400_000);
  await db.delete(identityEvents).where(lte(identityEvents.at, oldest));
}
