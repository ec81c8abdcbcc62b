import { lte } from "drizzle-orm";
import { identityEvents } from "#db/schema.ts";
import type { Services } from "../services.ts";
import { randomId } from "../tokens/token.server.ts";
import type { SeenFrom } from "./seen-from.ts";

type Kind = typeof identityEvents.$inferInsert.kind;

/** Days for which it is remembered who logged in, and who was refused. */
export const eventsKeptFor = 90;

/** Keeps what happened for the owner to see. `code` is ours: never a token, a state or the provider's own words. */
export async function recordIdentityEvent(
  { db, clock }: Pick<Services, "db" | "clock">,
  event: { kind: Kind; code: string; subject: string | null; from: SeenFrom },
): Promise<void> {
  const { from, ...rest } = event;
  await db.insert(identityEvents).values({ id: randomId(), at: clock(), ...rest, ...from });
}

export async function sweepIdentityEvents({ db, clock }: Pick<Services, "db" | "clock">): Promise<void> {
  const oldest = new Date(clock().getTime() - eventsKeptFor * 86_400_000);
  await db.delete(identityEvents).where(lte(identityEvents.at, oldest));
}
