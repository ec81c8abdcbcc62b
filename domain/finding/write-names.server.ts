import { and, desc, inArray, type SQL, sql, type SQLWrapper } from "drizzle-orm";
import { batch } from "#db/batch.server.ts";
import { rowFrom } from "#db/d1/row-where.ts";
import { statementsLeft } from "#db/d1/statements.ts";
import { names, namedKinds, namedSections, outdatedNames } from "#db/schema.ts";
import { ruleOfToday } from "../markdown/rule.ts";
import type { Services } from "../services.ts";
import { turnedNames } from "./names.ts";
import { named } from "./named.server.ts";

type Storage = Pick<Services, "db">;
type Outdated = typeof outdatedNames.$inferSelect;

/** Rows of names that one statement stores: of the longest, two megabytes at most. */
const perStatement = 300;

const among = (values: unknown[]) => sql`(select value from json_each(${JSON.stringify(values)}))`;

/** Asks for items whose names are to be written anew, those that changed last first. */
export function selectOutdated(db: Services["db"], most: number) {
  return db.select().from(outdatedNames).orderBy(desc(outdatedNames.number)).limit(most);
}

/**
 * Writes the names of these items as they are now; of those in the trash none stay. What changes meanwhile has been noted under
 * another number, and is written once more; what was erased, or written by another search, has no note any more and stays as it is.
 */
export async function writeNames({ db }: Storage, outdated: Outdated[]): Promise<void> {
  const kinds = namedKinds.filter((kind) => outdated.some((one) => one.kind === kind));
  const read = kinds.map((kind) => {
    const { table, id, title, besides = sql`''`, isLive } = named[kind];
    const ids = outdated.flatMap((one) => (one.kind === kind ? [one.itemId] : []));
    return db
      .select({ id: sql<string>`${id}`, title: sql<string>`${title}`, besides: sql<string>`${besides}` })
      .from(table)
      .where(and(isLive, inArray(id, among(ids))));
  });
  const { items } = await batch(db, { items: read });
  const rows = kinds.flatMap((kind, at) =>
    (items[at] ?? []).flatMap(({ id, title, besides }) =>
      turnedNames(title, besides).map((words) => ({ kind, section: named[kind].section, id, words })),
    ),
  );
  const parts = Array.from({ length: Math.ceil(rows.length / perStatement) }, (_, part) =>
    rows.slice(part * perStatement, (part + 1) * perStatement),
  );
  const isNoted = (kind: SQLWrapper, itemId: SQLWrapper) =>
    sql`exists (select 1 from outdated_names as note where note.kind = ${kind} and note.item_id = ${itemId})`;
  const written = sql`select value ->> 'kind', value ->> 'itemId' from json_each(${JSON.stringify(outdated)})`;
  await batch(db, {
    former: db
      .delete(names)
      .where(and(sql`(${names.kind}, ${names.itemId}) in (${written})`, isNoted(names.kind, names.itemId))),
    names: parts.map((part) =>
      db.insert(names).select(
        rowFrom(
          names,
          {
            section: sql`value ->> 'section'`,
            words: sql`value ->> 'words'`,
            kind: sql`value ->> 'kind'`,
            itemId: sql`value ->> 'id'`,
          },
          sql`from json_each(${JSON.stringify(part)}) where ${isNoted(sql`value ->> 'kind'`, sql`value ->> 'id'`)}`,
        ),
      ),
    ),
    done: db
      .delete(outdatedNames)
      .where(inArray(outdatedNames.number, among(outdated.map(({ number }) => number)))),
  });
}

/** How many items a run of the cron names at most, and at one go. */
const atOnce = 200;
const rounds = 10;
/** A round takes some 17; the rest is left to what follows in the cron's run. */
const statementsKept = 24;

/** For the cron: all that wait, within limits, those among them that an earlier version folded by another rule. */
export async function nameWaiting({ db }: Storage): Promise<void> {
  // The index begins with the section, so each is named; with a plain `or` SQLite would read every name.
  const beside = (words: SQL) =>
    sql`select kind, item_id from names where section in ${[...namedSections]} and ${words}`;
  await db.run(sql`insert into outdated_names (kind, item_id) select kind, item_id from (
    ${beside(sql`words < ${ruleOfToday}`)} union ${beside(sql`words >= ${`${ruleOfToday}\u{10FFFF}`}`)})
    limit ${rounds * atOnce}`);
  for (let round = 0; round < rounds && statementsLeft() > statementsKept; round++) {
    // oxlint-disable-next-line no-await-in-loop -- one part after the other
    const outdated = await selectOutdated(db, atOnce);
    if (outdated.length === 0) return;
    // oxlint-disable-next-line no-await-in-loop -- likewise
    await writeNames({ db }, outdated);
  }
}
