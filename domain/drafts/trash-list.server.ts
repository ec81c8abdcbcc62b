import { keyset, pageOf, type Place, readCursor } from "@toadstool/worker-kit/d1";
import { and, eq, getTableColumns, isNotNull } from "drizzle-orm";
import { drafts, posts } from "#db/schema.ts";
import type { Owner } from "../identity/owner.ts";
import { pageSize } from "../posts/posts.server.ts";
import { holdsTerms, matchesSearch } from "../posts/search.server.ts";
import type { Services } from "../services.ts";
import { searchTerms } from "../text/fold.ts";

type Storage = Pick<Services, "db">;

export interface TrashFilter {
  search?: string;
  kind?: "post" | "draft";
}

/** A post or a draft of one that can be restored. */
export interface TrashedText {
  kind: "post" | "draft";
  id: string;
  title: string;
  deletedAt: string;
}

/** How many texts are read at once to be searched. */
const atOnce = 100;

export const isDeletedPost = isNotNull(posts.deletedAt);
export const isDeletedDraft = and(isNotNull(drafts.deletedAt), eq(drafts.kind, "post"));
const postsByDeletion = keyset(posts.deletedAt, posts.id);
const draftsByDeletion = keyset(drafts.deletedAt, drafts.id);

export async function countTrash({ db }: Storage): Promise<number> {
  const [ofPosts, ofDrafts] = await Promise.all([
    db.$count(posts, isDeletedPost),
    db.$count(drafts, isDeletedDraft),
  ]);
  return ofPosts + ofDrafts;
}

/** A page of what is in the trash, posts and drafts together, the last deleted first. */
export async function listTrash(
  services: Storage,
  _owner: Owner,
  { search, kind }: TrashFilter,
  cursor?: string,
): Promise<{ texts: TrashedText[]; cursor: string | null }> {
  const after = readCursor(cursor);
  const rows = await Promise.all([
    kind === "draft" ? [] : deletedPosts(services, search, after),
    kind === "post" ? [] : deletedDrafts(services, search, after),
  ]);
  const sorted = rows.flat().toSorted((one, other) => other.at - one.at || (one.id < other.id ? 1 : -1));
  const { page, cursor: next } = pageOf(sorted, pageSize, (row) => row);
  return {
    texts: page.map(({ at, ...text }) => ({ ...text, deletedAt: new Date(at).toISOString() })),
    cursor: next,
  };
}

/** The ids of all that a filter lets through. */
export async function findTrashIds(
  services: Storage,
  { search, kind }: TrashFilter,
): Promise<{ posts: string[]; drafts: string[] }> {
  const [ofPosts, ofDrafts] = await Promise.all([
    kind === "draft"
      ? []
      : services.db
          .select({ id: posts.id })
          .from(posts)
          .where(and(isDeletedPost, holdsTerms(search))),
    kind === "post" ? [] : deletedDrafts(services, search, null, Number.POSITIVE_INFINITY),
  ]);
  return { posts: ofPosts.map(({ id }) => id), drafts: ofDrafts.map(({ id }) => id) };
}

async function deletedPosts({ db }: Storage, search: string | undefined, after: Place | null) {
  const rows = await db
    .select({ id: posts.id, title: posts.title, deletedAt: posts.deletedAt })
    .from(posts)
    .where(and(isDeletedPost, holdsTerms(search), postsByDeletion.olderThan(after)))
    .orderBy(...postsByDeletion.newestFirst)
    .limit(pageSize + 1);
  return rows.map(({ deletedAt, ...row }) => ({ ...row, kind: "post" as const, at: Number(deletedAt) }));
}

/** A part is read at a time, until the page is full: SQLite folds the case of a to z alone, and texts are long. */
async function deletedDrafts(
  { db }: Storage,
  search: string | undefined,
  after: Place | null,
  limit = pageSize + 1,
) {
  const terms = searchTerms(search ?? "");
  const { id, title, summary, slug, dateString, content, deletedAt } = getTableColumns(drafts);
  const found = [];
  for (let from = after, isMore = true; isMore && found.length < limit;) {
    // oxlint-disable-next-line no-await-in-loop -- each part begins where the one before it ended
    const rows = await db
      .select({ id, title, summary, slug, dateString, content, deletedAt })
      .from(drafts)
      .where(and(isDeletedDraft, draftsByDeletion.olderThan(from)))
      .orderBy(...draftsByDeletion.newestFirst)
      .limit(atOnce);
    const matching = terms.length > 0 ? rows.filter((row) => matchesSearch(row, terms)) : rows;
    found.push(
      ...matching.map((row) => ({
        id: row.id,
        title: row.title,
        kind: "draft" as const,
        at: Number(row.deletedAt),
      })),
    );
    const last = rows.at(-1);
    if (last) from = { at: Number(last.deletedAt), id: last.id };
    isMore = rows.length === atOnce;
  }
  return found.slice(0, limit);
}
