import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { drafts, namedKinds, namedSections, notes, posts, works } from "#db/schema.ts";
import { batch } from "#db/batch.server.ts";
import type { Owner } from "../identity/owner.ts";
import type { Services } from "../services.ts";
import { filesOf } from "../works/file-works.ts";
import { readLaidOver, type ReadingWorks } from "../works/laid-over.server.ts";
import { type Work, workKinds } from "../works/work.ts";
import {
  type Found,
  foundAddress,
  type FoundGroup,
  type FoundKind,
  type FoundSection,
  type NamedKind,
  searchedLists,
} from "./found.ts";
import { begun, findNamed, rankOf, termsIn } from "./names.ts";
import { named } from "./named.server.ts";
import { selectOutdated, writeNames } from "./write-names.server.ts";

/** Of each group. */
const mostShown = 5;
/**
 * How many ranges of the index a search reads in each section, how many rows of each, and of how many that fit it reads the rows
 * that they name: less than 500 rows in all. The first range begins with all that is typed, the others with its longest words.
 */
const ofOne = { ranges: 1, rows: 40, fitting: 40 };
const ofSeveral = { ranges: 3, rows: 24, fitting: 14 };
/** Items whose names a search writes before it searches; the others wait for the cron. */
const mostWritten = 200;
/** Of the texts and works that were edited last. */
const mostRecent = 8;

/** No text sorts behind it that begins with another. */
const last = "\u{10FFFF}";

/**
 * What the owner has by these names, in groups that are not empty, the best first in each: every word that is typed must begin a
 * word of the name. With many thousands of names that fit a search reads some of them: then another letter says more.
 */
export async function findForOwner(
  services: ReadingWorks,
  _owner: Owner,
  typed: string,
): Promise<FoundGroup[]> {
  const terms = termsIn(typed);
  if (terms.length === 0) return [];
  const slugs = findNamed(filesOf(services.workFiles(), workKinds), titleOf, terms)
    .slice(0, 2 * mostShown)
    .map(({ thing }) => thing.slug);
  const search = () =>
    readLaidOver(
      services,
      workKinds,
      {
        outdated: selectOutdated(services.db, mostWritten),
        sections: namedSections.map((section) => selectFitting(services.db, section, terms)),
      },
      slugs,
    );
  let read = await search();
  if (read.outdated.length > 0) {
    await writeNames(services, read.outdated);
    read = await search();
  }
  const files = findNamed(read.files, titleOf, terms).map(({ thing, rank }) => foundFile(thing, rank));
  return namedSections.flatMap((section, at) => {
    const rows = (read.sections[at] ?? []).flatMap((row) => foundRow(row, terms));
    const all = [...rows, ...(section === "works" ? files : [])].toSorted(bestFirst);
    const once = all.filter(
      ({ kind, id }, place) => all.findIndex((one) => one.kind === kind && one.id === id) === place,
    );
    if (once.length === 0) return [];
    const results = once.slice(0, mostShown);
    return [{ section, results, hasMore: once.length > mostShown, lists: searchedLists(section, typed) }];
  });
}

/** The texts and works that the owner edited last, each in the order of an index. */
export async function listRecent({ db }: Pick<Services, "db">, _owner: Owner): Promise<Found[]> {
  const newestOf = (table: NamedKind, at: SQLiteColumn, where?: SQL) =>
    db
      .select({
        table: literal(table),
        id: sql<string>`${named[table].id}`,
        facts: factsOf(table),
        at: sql<number>`${at}`,
      })
      .from(named[table].table)
      .where(and(named[table].isLive, where))
      .orderBy(desc(at))
      .limit(mostRecent);
  const { rows } = await batch(db, {
    rows: [
      newestOf("post", posts.updatedAt),
      newestOf("note", notes.publishedAt),
      newestOf("work", works.updatedAt),
      ...drafts.kind.enumValues.map((kind) => newestOf("draft", drafts.updatedAt, eq(drafts.kind, kind))),
    ],
  });
  const newest = rows.flat().toSorted((one, other) => other.at - one.at);
  return newest.slice(0, mostRecent).flatMap((row) => foundRow(row, []));
}

/** Asks for names of a section that fit, with the facts of what they name. */
function selectFitting(db: Services["db"], section: FoundSection, terms: readonly string[]) {
  const whole = terms.join(" ");
  const longest = terms.toSorted((one, other) => other.length - one.length).slice(0, 2);
  const { ranges, rows, fitting } = terms.length > 1 ? ofSeveral : ofOne;
  const starts = [whole, ...longest].slice(0, ranges).map(begun);
  const read = starts.map(
    (start) => sql`select * from (select words, kind, item_id from names
      where section = ${section} and words >= ${start} and words < ${start + last} order by words limit ${rows})`,
  );
  const cases = namedKinds.flatMap((kind) => {
    const { section: own, table, id, isLive } = named[kind];
    const one = sql`select ${factsOf(kind)} from ${table} where ${and(sql`${id} = fitting.item_id`, isLive)}`;
    return own === section ? sql`when ${literal(kind)} then (${one})` : [];
  });
  return db
    .select({
      table: sql<NamedKind>`fitting.kind`,
      id: sql<string>`fitting.item_id`,
      facts: sql<string | null>`case fitting.kind ${sql.join(cases, sql` `)} end`,
    })
    .from(sql`(${sql.join(read, sql` union all `)}) as fitting`)
    .where(and(...terms.map((term) => sql`instr(fitting.words, ${` ${term}`}) > 0`)))
    .limit(fitting);
}

/** One column for all tables. */
function factsOf(table: NamedKind) {
  const { kind = table === "issue" ? "letter" : table, title, state = "", at } = named[table];
  return sql<string | null>`json_array(${kind}, ${title}, ${state}, ${at})`;
}

const literal = (kind: NamedKind) => sql<NamedKind>`${kind}`;

interface Row {
  table: NamedKind;
  id: string;
  /** Null for what is gone by now. */
  facts: string | null;
}

function foundRow({ table, id, facts }: Row, terms: readonly string[]): Found[] {
  if (facts === null) return [];
  const [kind, title, state, time] = JSON.parse(facts) as [FoundKind, string, string, number];
  const address = foundAddress(table, kind, id);
  // One that is found by a word of its address is behind the others.
  return [
    { kind, id, title, state, at: new Date(time).toISOString(), address, rank: rankOf(title, terms) ?? 3 },
  ];
}

function foundFile({ kind, slug, facts: { title } }: Work, rank: number): Found {
  const address = foundAddress("work", kind, slug);
  return { kind, id: slug, title, state: "published", at: null, address, rank };
}

const titleOf = ({ facts }: Work) => facts.title;

/** Of those that fit as well, the later first. */
const bestFirst = (one: Found, other: Found) =>
  one.rank - other.rank || (other.at ?? "").localeCompare(one.at ?? "");
