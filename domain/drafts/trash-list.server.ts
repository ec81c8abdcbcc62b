import { keyset, pageOf, type Place, readCursor } from "#db/d1/keyset.ts";
import { and, eq, isNotNull } from "drizzle-orm";
import { batch } from "#db/batch.server.ts";
import { drafts, posts } from "#db/schema.ts";
import type { Owner } from "../identity/owner.ts";
import { pageSize } from "../posts/posts.server.ts";
import { holdsTerms } from "../posts/search.server.ts";
import type { Services } from "../services.ts";
import { draftsHolding } from "./draft-search.server.ts";

type Storage = Pick<Services, "db">;

interface TrashFilter {
  search?: string;
  kind?: "post" | "draft";
}

/** A post or a draft of one that can be restored. */
interface TrashedText {
  kind: "post" | "draft";
  id: string;
  title: string;
  deletedAt: string;
}

export const isDeletedPost = isNotNull(posts.deletedAt);
export const isDeletedDraft = and(isNotNull(drafts.deletedAt), eq(drafts.kind, "post"));
const postsByDeletion = keyset(posts.deletedAt, posts.id);
const draftsByDeletion = keyset(drafts.deletedAt, drafts.id);

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
  const { db } = services;
  const holdsInDraft = await draftsHolding(services, search);
  const { ofPosts, ofDrafts } = await batch(db, {
    ofPosts: db
      .select({ id: posts.id })
      .from(posts)
      .where(and(isDeletedPost, holdsTerms(search))),
    ofDrafts: db.select({ id: drafts.id }).from(drafts).where(and(isDeletedDraft, holdsInDraft)),
  });
  return {
    posts: kind === "draft" ? [] : ofPosts.map(({ id }) => id),
    drafts: kind === "post" ? [] : ofDrafts.map(({ id }) => id),
  };
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

async function deletedDrafts(services: Storage, search: string | undefined, after: Place | null) {
  const rows = await services.db
    .select({ id: drafts.id, title: drafts.title, deletedAt: drafts.deletedAt })
    .from(drafts)
    .where(and(isDeletedDraft, await draftsHolding(services, search), draftsByDeletion.olderThan(after)))
    .orderBy(...draftsByDeletion.newestFirst)
    .limit(pageSize + 1);
  return rows.map(({ deletedAt, ...row }) => ({ ...row, kind: "draft" as const, at: Number(deletedAt) }));
}
