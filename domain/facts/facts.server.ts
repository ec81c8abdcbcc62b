import { and, eq, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { batch } from "#db/batch.server.ts";
import { facts } from "#db/schema.ts";
import type { Owner } from "../identity/owner.ts";
import { type Refused, refuse } from "../outcome.ts";
import type { Services } from "../services.ts";
import { type FactName, type Facts, factsOver, longestFacts } from "./fact-shapes.ts";

type Reading = Pick<Services, "db" | "settings">;
type Writing = Pick<Services, "db" | "clock">;

/** One kind of facts as the owner edits them. */
interface EditedFacts<Name extends FactName> {
  value: Facts[Name];
  /** The studio’s file is shown. */
  isFile: boolean;
  /** The file is shown in place of a text that was saved here, and that can be shown again. */
  isPutAside: boolean;
  /** 0 before the first save. */
  version: number;
}

/** All facts as readers see them: each row in place of its file. */
export async function findFacts({ db, settings }: Reading): Promise<Facts> {
  return factsOver(settings.studio, await selectFacts(db));
}

/** The same, and the row of a statement, in one round trip. */
export async function findWithFacts<Row>(
  { db, settings }: Reading,
  statement: BatchItem<"sqlite"> & { _: { result: Row[] } },
): Promise<{ row: Row | undefined; facts: Facts }> {
  const { found, rows } = await batch(db, { found: statement, rows: selectFacts(db) });
  return { row: found[0], facts: factsOver(settings.studio, rows) };
}

/** Of rows that a batch has read. */
export const profileIn = ({ settings }: Pick<Services, "settings">, rows: Parameters<typeof factsOver>[1]) =>
  factsOver(settings.studio, rows).profile;

/** Asks for the rows of `factsOver`. */
export function selectFacts(db: Services["db"]) {
  return db.select({ name: facts.name, facts: facts.facts }).from(facts);
}

export async function findEditedFacts<Name extends FactName>(
  { db, settings }: Reading,
  _owner: Owner,
  name: Name,
): Promise<EditedFacts<Name>> {
  const [row] = await db.select().from(facts).where(eq(facts.name, name));
  const value = factsOver(settings.studio, row ? [row] : [])[name];
  const isFile = (row?.facts ?? null) === null;
  const isPutAside = isFile && (row?.previous ?? null) !== null;
  return { value, isFile, isPutAside, version: row?.version ?? 0 };
}

/** `null` shows the studio’s file again. Refused where it was saved elsewhere since `version`. */
export async function saveFacts<Name extends FactName>(
  { db, clock }: Writing,
  _owner: Owner,
  { name, value, version }: { name: Name; value: Facts[Name] | null; version: number },
): Promise<{ version: number } | Refused> {
  const written = value && JSON.stringify(value);
  if (written && written.length > longestFacts) return tooMuch;
  const updatedAt = clock();
  const [saved] = await db
    .insert(facts)
    .values({ name, facts: written, version: 1, updatedAt })
    .onConflictDoUpdate({
      target: facts.name,
      set: { facts: written, previous: sql`${facts.facts}`, version: version + 1, updatedAt },
      setWhere: eq(facts.version, version),
    })
    .returning({ version: facts.version });
  return saved ?? changedElsewhere;
}

/** Takes the last save back; done twice, it makes it again. Refused where another save came since `version`. */
export async function undoFacts(
  { db, clock }: Writing,
  _owner: Owner,
  { name, version }: { name: FactName; version: number },
): Promise<{ version: number } | Refused> {
  const [undone] = await db
    .update(facts)
    .set({
      facts: sql`${facts.previous}`,
      previous: sql`${facts.facts}`,
      version: version + 1,
      updatedAt: clock(),
    })
    .where(and(eq(facts.name, name), eq(facts.version, version)))
    .returning({ version: facts.version });
  return undone ?? changedElsewhere;
}

const changedElsewhere = refuse(
  "conflict",
  "changed_elsewhere",
  "This was saved in another window since you opened it. Your text is still here: copy it, reload the page and combine the two.",
);

const tooMuch = refuse("tooLarge", "too_long", "This is too long to be saved. Shorten it and save again.");
