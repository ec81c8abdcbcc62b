import { and, asc, count, eq, isNotNull, sql } from "drizzle-orm";
import { rowWhere } from "@toadstool/worker-kit/d1";
import { deliveries, newsletterIssues, welcomeLetters } from "#db/schema.ts";
import { changedElsewhere } from "../../drafts/writing.server.ts";
import type { Owner } from "../../identity/owner.ts";
import { refuseUnrenderable } from "../../markdown/render.server.ts";
import { type Refused, refuse } from "../../outcome.ts";
import type { Services } from "../../services.ts";
import { type Balance, balanceOf } from "../issue.ts";
import { type WelcomeLetter, type WelcomeLetterInput, welcomeLimits } from "./welcome-letter.ts";

type Storage = Pick<Services, "db">;
type Writing = Pick<Services, "db" | "clock">;

const { id, subject, content, days, isOn, version, position } = welcomeLetters;
const columns = { id, subject, content, days, isOn, version };

export async function findWelcomeLetter(
  { db }: Storage,
  _owner: Owner,
  letterId: string,
): Promise<WelcomeLetter | null> {
  const [letter] = await db.select(columns).from(welcomeLetters).where(eq(id, letterId));
  return letter ?? null;
}

/** The series in its order, each letter with the account of its deliveries. */
export async function listWelcomeLetters(
  { db }: Storage,
  _owner: Owner,
): Promise<(WelcomeLetter & { balance: Balance })[]> {
  const [letters, counts] = await db.batch([
    db.select(columns).from(welcomeLetters).orderBy(asc(position), asc(id)),
    db
      .select({ letterId: newsletterIssues.welcomeId, state: deliveries.state, count: count() })
      .from(deliveries)
      .innerJoin(newsletterIssues, eq(newsletterIssues.id, deliveries.issueId))
      .where(isNotNull(newsletterIssues.welcomeId))
      .groupBy(newsletterIssues.welcomeId, deliveries.state),
  ]);
  return letters.map((letter) => {
    const own = counts.filter(({ letterId }) => letterId === letter.id);
    const audience = own.reduce((sum, part) => sum + part.count, 0);
    return { ...letter, balance: balanceOf(audience, own) };
  });
}

/**
 * Adds a letter to the end of the series, or changes one. Switched on, it begins with readers whose turn comes from now on.
 * The form makes the id, so a button pressed twice adds one letter. Null where the letter to be changed is gone.
 */
export async function saveWelcomeLetter(
  services: Writing,
  owner: Owner,
  letterId: string,
  input: WelcomeLetterInput,
): Promise<WelcomeLetter | Refused | null> {
  const unrenderable = refuseUnrenderable(input.content);
  if (unrenderable) return unrenderable;
  const { db, clock } = services;
  const now = clock();
  const { version: seen, ...written } = input;
  if (seen === 0) {
    const place = sql`(select coalesce(max(last.position), 0) + 1 from ${welcomeLetters} as last)`;
    const row = { id: letterId, ...written, position: place, since: now, version: 1, createdAt: now };
    const isRoom = sql`(select count(*) from ${welcomeLetters} as others) < ${welcomeLimits.letters}`;
    await db
      .insert(welcomeLetters)
      .select(rowWhere(welcomeLetters, row, isRoom))
      .onConflictDoNothing();
    return (await findWelcomeLetter(services, owner, letterId)) ?? tooMany;
  }
  const since = sql`iif(${isOn} or ${written.isOn ? 0 : 1}, ${welcomeLetters.since}, ${now.getTime()})`;
  const [saved] = await db
    .update(welcomeLetters)
    .set({ ...written, since, version: seen + 1 })
    .where(and(eq(id, letterId), eq(version, seen)))
    .returning(columns);
  if (saved) return saved;
  return (await findWelcomeLetter(services, owner, letterId)) ? changedElsewhere() : null;
}

/** Pauses a letter, or lets it go on with readers whose turn comes from now on. False where it is gone. */
export async function switchWelcomeLetter(
  { db, clock }: Writing,
  _owner: Owner,
  letterId: string,
  isWanted: boolean,
): Promise<boolean> {
  const now = clock().getTime();
  const [switched] = await db
    .update(welcomeLetters)
    .set({
      isOn: isWanted,
      since: sql`iif(${isOn} or ${isWanted ? 0 : 1}, ${welcomeLetters.since}, ${now})`,
      version: sql`${version} + 1`,
    })
    .where(eq(id, letterId))
    .returning({ id });
  return switched !== undefined;
}

/** Exchanges a letter with the one before it. At the beginning, and where it is gone, nothing happens. */
export async function moveWelcomeLetterUp({ db }: Storage, _owner: Owner, letterId: string): Promise<void> {
  const all = await db.select({ id, position }).from(welcomeLetters).orderBy(asc(position), asc(id));
  const at = all.findIndex((letter) => letter.id === letterId);
  const [before, moved] = [all[at - 1], all[at]];
  if (!before || !moved) return;
  const places = sql`case ${id} when ${moved.id} then ${before.position} when ${before.id} then ${moved.position} else ${position} end`;
  await db.update(welcomeLetters).set({ position: places });
}

/** Deletes a letter. What has been sent stays in the ledger, and readers who wait for it get the next one. */
export async function deleteWelcomeLetter({ db }: Storage, _owner: Owner, letterId: string): Promise<void> {
  await db.delete(welcomeLetters).where(eq(id, letterId));
}

const tooMany = refuse(
  "conflict",
  "too_many_welcomes",
  `The series has ${welcomeLimits.letters} letters already. Delete one before you add another.`,
);
