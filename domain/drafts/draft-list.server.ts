import { keyset, pageOf, type Place, readCursor } from "@toadstool/worker-kit/d1";
import { and, eq, getTableColumns, inArray, isNotNull, isNull, ne, type SQL, sql } from "drizzle-orm";
import { drafts } from "#db/schema.ts";
import type { Owner } from "../identity/owner.ts";
import { pageSize } from "../posts/posts.server.ts";
import { matchesSearch } from "../posts/search.server.ts";
import type { Services } from "../services.ts";
import { tagKey, tagNames } from "../tags/tag.ts";
import { searchTerms } from "../text/fold.ts";
import type { Draft, DraftState } from "./draft.ts";
import { type DraftRow, draftOf } from "./writing.server.ts";

type Storage = Pick<Services, "db">;

/** Which drafts of posts are looked at; what is not given is no condition. */
export interface DraftFilter {
  search?: string;
  /** The name of a tag. */
  tag?: string;
  /** The name of a series. */
  series?: string;
  state?: DraftState;
}

/** How many texts are read at once to be searched. */
const atOnce = 100;

export const isDraftOfPost = and(isNull(drafts.deletedAt), eq(drafts.kind, "post"));
const byChange = keyset(drafts.updatedAt, drafts.id);
const { id, updatedAt, title, summary, slug, dateString, tags, series, content } = getTableColumns(drafts);

export async function countDrafts({ db }: Storage): Promise<number> {
  return db.$count(drafts, isDraftOfPost);
}

/** A page of the drafts that a filter lets through, the last saved first, and how many these are in all. */
export async function listDraftPage(
  services: Storage,
  _owner: Owner,
  filter: DraftFilter,
  cursor?: string,
): Promise<{ drafts: Draft[]; cursor: string | null; found: number }> {
  const { db } = services;
  const matches = matcher(filter);
  const where = and(isDraftOfPost, isInState(filter.state));
  const after = readCursor(cursor);
  const all = matches && (await findMatches(services, where, matches));
  const isOnPage = all ? inArray(id, placesAfter(all, after).map(idOf)) : byChange.olderThan(after);
  const rows = await db
    .select()
    .from(drafts)
    .where(and(where, isOnPage))
    .orderBy(...byChange.newestFirst)
    .limit(pageSize + 1);
  const { page, cursor: next } = pageOf(rows, pageSize, (row) => ({ at: row.updatedAt, id: row.id }));
  const found = all ? all.length : await db.$count(drafts, where);
  return { drafts: page.map(draftOf), cursor: next, found };
}

/** The ids of all drafts that a filter lets through. */
export async function findDraftIds(services: Storage, filter: DraftFilter): Promise<string[]> {
  const where = and(isDraftOfPost, isInState(filter.state));
  const matches = matcher(filter);
  const found = matches
    ? await findMatches(services, where, matches)
    : await services.db.select({ id }).from(drafts).where(where);
  return found.map(idOf);
}

const idOf = (row: { id: string }) => row.id;

type Matcher = (row: Pick<DraftRow, (typeof read)[number]>) => boolean;
const read = ["title", "summary", "slug", "dateString", "tags", "series", "content"] as const;

/** The conditions that SQLite cannot check, since it folds the case of a to z alone; null where there are none. */
function matcher({ search = "", tag = "", series: wanted = "" }: DraftFilter): Matcher | null {
  const terms = searchTerms(search);
  if (terms.length === 0 && !tag && !wanted) return null;
  return (row) =>
    matchesSearch(row, terms) &&
    (!tag || tagNames(row.tags).some((name) => tagKey(name) === tagKey(tag))) &&
    (!wanted || tagKey(row.series) === tagKey(wanted));
}

/** Where the matching drafts are in the list, in its order. A part is read at a time: texts are long. */
async function findMatches(services: Storage, where: SQL | undefined, matches: Matcher): Promise<Place[]> {
  const found: Place[] = [];
  let after: Place | null = null;
  do {
    // oxlint-disable-next-line no-await-in-loop -- each part begins where the one before it ended
    const rows: (Parameters<Matcher>[0] & { id: string; updatedAt: Date })[] = await services.db
      .select({ id, updatedAt, title, summary, slug, dateString, tags, series, content })
      .from(drafts)
      .where(and(where, byChange.olderThan(after)))
      .orderBy(...byChange.newestFirst)
      .limit(atOnce);
    found.push(...rows.filter(matches).map((row) => ({ at: row.updatedAt, id: row.id })));
    const last = rows.at(-1);
    after = last && rows.length === atOnce ? { at: last.updatedAt, id: last.id } : null;
  } while (after);
  return found;
}

/** The places of one page, and one more. */
function placesAfter(places: Place[], after: Place | null): Place[] {
  const isOlder = ({ at, id: own }: Place) =>
    !after || Number(at) < Number(after.at) || (Number(at) === Number(after.at) && own < after.id);
  return places.filter(isOlder).slice(0, pageSize + 1);
}

function isInState(state: DraftState | undefined): SQL | undefined {
  if (state === "scheduled") return and(isNotNull(drafts.publishAt), eq(drafts.publishTrouble, ""));
  if (state === "failed") return ne(drafts.publishTrouble, "");
  return state && isNull(drafts.publishAt);
}

/** What drafts can be filtered by: the tags and series that some name. */
export async function listDraftFilters({ db }: Storage): Promise<{ tags: string[]; series: string[] }> {
  const rows = await db
    .selectDistinct({ tags, series })
    .from(drafts)
    .where(and(isDraftOfPost, sql`${tags} || ${series} <> ''`));
  return {
    tags: namesOf(rows.flatMap((row) => tagNames(row.tags))),
    series: namesOf(rows.flatMap((row) => tagNames(row.series))),
  };
}

/** Each name once, whatever its case, in order. */
function namesOf(names: string[]): string[] {
  const byKey = new Map(names.map((name) => [tagKey(name), name]));
  return [...byKey.keys()].toSorted().map((key) => byKey.get(key) ?? key);
}
