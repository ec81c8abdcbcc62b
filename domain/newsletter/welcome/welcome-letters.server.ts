import { and, asc, count, desc, eq, isNotNull, isNull, ne, notExists, or, sql } from "drizzle-orm";
import { batch } from "#db/batch.server.ts";
import { deliveries, drafts, newsletterIssues, welcomeLetters } from "#db/schema.ts";
import { isLiveDraft } from "../../drafts/writing.server.ts";
import type { Owner } from "../../identity/owner.ts";
import { type Refused, refuse } from "../../outcome.ts";
import type { Services } from "../../services.ts";
import { balanceOf } from "../issue.ts";
import type { ListedWelcome, TurnInput, WelcomeLetter } from "./welcome-letter.ts";

type Storage = Pick<Services, "db">;
type Writing = Pick<Services, "db" | "clock">;

const { id, subject, content, language, days, isOn, version, position } = welcomeLetters;
const columns = { id, subject, content, days, isOn, version };
const inOrder = [asc(position), asc(id)];

/** Null where a letter is not among the welcome letters, or in the trash. */
export async function findWelcomeLetter(
  services: Storage,
  _owner: Owner,
  letterId: string,
): Promise<WelcomeLetter | null> {
  const [letter] = await selectWelcomeLetter(services, letterId);
  return letter ?? null;
}

const selectWelcomeLetter = ({ db }: Storage, letterId: string) =>
  db
    .select(columns)
    .from(welcomeLetters)
    .where(and(eq(id, letterId), isLiveDraft({ db }, id)));

/** The welcome letters in their order, each with the account of its deliveries. */
export async function listWelcomeLetters({ db }: Storage, _owner: Owner): Promise<ListedWelcome[]> {
  const isChanged = sql<number>`${or(ne(subject, sql`trim(${drafts.title})`), ne(content, drafts.content), ne(language, drafts.language))}`;
  const { letters, counts } = await batch(db, {
    letters: db
      .select({ ...columns, isChanged })
      .from(welcomeLetters)
      .innerJoin(drafts, and(eq(drafts.id, id), isNull(drafts.deletedAt)))
      .orderBy(...inOrder),
    counts: db
      .select({ letterId: newsletterIssues.welcomeId, state: deliveries.state, count: count() })
      .from(deliveries)
      .innerJoin(newsletterIssues, eq(newsletterIssues.id, deliveries.issueId))
      .where(isNotNull(newsletterIssues.welcomeId))
      .groupBy(newsletterIssues.welcomeId, deliveries.state),
  });
  return letters.map((letter) => {
    const own = counts.filter(({ letterId }) => letterId === letter.id);
    const audience = own.reduce((sum, part) => sum + part.count, 0);
    return { ...letter, isChanged: letter.isChanged === 1, balance: balanceOf(audience, own) };
  });
}

/** Letters that are being written and are not added yet, the last saved first. */
export async function listUnaddedLetters({ db }: Storage, _owner: Owner) {
  const added = db.select({ id }).from(welcomeLetters).where(eq(id, drafts.id));
  const rows = await db
    .select({ id: drafts.id, title: drafts.title, updatedAt: drafts.updatedAt })
    .from(drafts)
    .where(and(eq(drafts.kind, "welcome"), isNull(drafts.deletedAt), notExists(added)))
    .orderBy(desc(drafts.updatedAt), desc(drafts.id));
  return rows.map(({ updatedAt, ...row }) => ({ ...row, updatedAt: updatedAt.toISOString() }));
}

/** Changes when a welcome letter goes. Switched on, it begins with readers whose turn comes from now on. */
export async function changeTurn(
  services: Writing,
  _owner: Owner,
  letterId: string,
  { version: seen, ...turn }: TurnInput,
): Promise<WelcomeLetter | Refused | null> {
  const { db, clock } = services;
  const since = sql`iif(${isOn} or ${turn.isOn ? 0 : 1}, ${welcomeLetters.since}, ${clock().getTime()})`;
  const { saved, there } = await batch(db, {
    saved: db
      .update(welcomeLetters)
      .set({ ...turn, since, version: seen + 1 })
      .where(and(eq(id, letterId), eq(version, seen), isLiveDraft(services, id)))
      .returning(columns),
    there: selectWelcomeLetter(services, letterId),
  });
  return saved[0] ?? (there.length > 0 ? changedInAnotherWindow : null);
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
    .where(and(eq(id, letterId), isLiveDraft({ db }, id)))
    .returning({ id });
  return switched !== undefined;
}

/** Moves a letter among the others: a step, to the top, or to a place from 1. False where it is gone. */
export async function moveWelcomeLetter(
  { db }: Storage,
  _owner: Owner,
  letterId: string,
  to: "up" | "down" | "top" | number,
): Promise<boolean> {
  const all = await db
    .select({ id, position })
    .from(welcomeLetters)
    .where(isLiveDraft({ db }, id))
    .orderBy(...inOrder);
  const at = all.findIndex((letter) => letter.id === letterId);
  if (at < 0) return false;
  const wanted = typeof to === "number" ? to - 1 : Math.max({ up: at - 1, down: at + 1, top: 0 }[to], 0);
  const moved = all.toSpliced(at, 1).toSpliced(wanted, 0, ...all.slice(at, at + 1));
  const places = moved.map((letter, index) => sql`when ${letter.id} then ${all[index]?.position ?? 0}`);
  await db
    .update(welcomeLetters)
    .set({ position: sql`case ${id} ${sql.join(places, sql` `)} else ${position} end` });
  return true;
}

const changedInAnotherWindow = refuse(
  "conflict",
  "changed_elsewhere",
  "This was changed in another window. Your choice is still in the form: save again to replace that one.",
);
