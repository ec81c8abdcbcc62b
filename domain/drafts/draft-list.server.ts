import { keyset, pageOf, readCursor } from "#db/d1/keyset.ts";
import { and, eq, isNotNull, isNull, ne, type SQL, sql } from "drizzle-orm";
import { drafts } from "#db/schema.ts";
import type { Owner } from "../identity/owner.ts";
import { pageSize } from "../posts/posts.server.ts";
import type { Services } from "../services.ts";
import { tagKey, tagNames } from "../tags/tag.ts";
import type { Draft, DraftState } from "./draft.ts";
import { draftsHolding } from "./draft-search.server.ts";
import { draftColumns, draftOf } from "./writing.server.ts";

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

export const isDraftOfPost = and(isNull(drafts.deletedAt), eq(drafts.kind, "post"));
const byChange = keyset(drafts.updatedAt, drafts.id);

/** A page of the drafts that a filter lets through, the last saved first, and how many these are in all. */
export async function listDraftPage(
  services: Storage,
  _owner: Owner,
  filter: DraftFilter,
  cursor?: string,
): Promise<{ drafts: Draft[]; cursor: string | null; found: number }> {
  const { db } = services;
  const where = await isAmong(services, filter);
  const [rows, found] = await Promise.all([
    db
      .select(draftColumns)
      .from(drafts)
      .where(and(where, byChange.olderThan(readCursor(cursor))))
      .orderBy(...byChange.newestFirst)
      .limit(pageSize + 1),
    db.$count(drafts, where),
  ]);
  const { page, cursor: next } = pageOf(rows, pageSize, (row) => ({ at: row.updatedAt, id: row.id }));
  return { drafts: page.map(draftOf), cursor: next, found };
}

/** The ids of all drafts that a filter lets through, the last saved first. */
export async function findDraftIds(services: Storage, filter: DraftFilter): Promise<string[]> {
  const rows = await services.db
    .select({ id: drafts.id })
    .from(drafts)
    .where(await isAmong(services, filter))
    .orderBy(...byChange.newestFirst);
  return rows.map(({ id }) => id);
}

async function isAmong(services: Storage, { search, tag, series, state }: DraftFilter) {
  const [holdsTerms, hasTag, hasSeries] = await Promise.all([
    draftsHolding(services, search),
    tag && naming(services, drafts.tags, tag),
    series && naming(services, drafts.series, series),
  ]);
  return and(isDraftOfPost, isInState(state), holdsTerms, hasTag || undefined, hasSeries || undefined);
}

/** Drafts say their tags and their series as text, with names that are compared as tags are: SQLite cannot, and there are few. */
async function naming({ db }: Storage, column: typeof drafts.tags | typeof drafts.series, name: string) {
  const rows = await db
    .selectDistinct({ text: column })
    .from(drafts)
    .where(and(isDraftOfPost, ne(column, "")));
  const wanted = tagKey(name);
  const texts = rows
    .map(({ text }) => text)
    .filter((text) => tagNames(text).some((one) => tagKey(one) === wanted));
  return sql`${column} in (select value from json_each(${JSON.stringify(texts)}))`;
}

function isInState(state: DraftState | undefined): SQL | undefined {
  if (state === "scheduled") return and(isNotNull(drafts.publishAt), eq(drafts.publishTrouble, ""));
  if (state === "failed") return ne(drafts.publishTrouble, "");
  return state && isNull(drafts.publishAt);
}

/** What drafts can be filtered by: the tags and series that some name. */
export async function listDraftFilters({ db }: Storage): Promise<{ tags: string[]; series: string[] }> {
  const rows = await db
    .selectDistinct({ tags: drafts.tags, series: drafts.series })
    .from(drafts)
    .where(and(isDraftOfPost, sql`${drafts.tags} || ${drafts.series} <> ''`));
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
