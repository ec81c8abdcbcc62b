import { and, inArray, isNull, sql } from "drizzle-orm";
import { batch } from "#db/batch.server.ts";
import { drafts, moveItems, posts } from "#db/schema.ts";
import { postIdOf } from "../drafts/publish-draft.server.ts";
import type { Services } from "../services.ts";

/** A text that an earlier move has brought, and that is still here. */
interface Known {
  /** Where the owner finds it. */
  address: string;
  why: string;
}

/** Which texts are here already, by the ids that they get here: a draft may have become a post since. */
export async function findKnown({ db }: Pick<Services, "db">, ids: string[]): Promise<Map<string, Known>> {
  const later = new Map(await Promise.all(ids.map(async (id) => [await postIdOf(id), id] as const)));
  const asked = (all: string[]) => sql`(select value from json_each(${JSON.stringify(all)}))`;
  const { ofPosts, ofDrafts } = await batch(db, {
    ofPosts: db
      .select({ id: posts.id, slug: posts.slug, deletedAt: posts.deletedAt })
      .from(posts)
      .where(inArray(posts.id, asked([...ids, ...later.keys()]))),
    ofDrafts: db
      .select({ id: drafts.id, kind: drafts.kind, deletedAt: drafts.deletedAt })
      .from(drafts)
      .where(inArray(drafts.id, asked(ids))),
  });
  const known = new Map<string, Known>();
  for (const { id, slug, deletedAt } of ofPosts)
    known.set(
      later.get(id) ?? id,
      deletedAt ? inTrash("/admin/blog/trash") : { address: `/blog/${slug}`, why: isHere },
    );
  for (const { id, kind, deletedAt } of ofDrafts) {
    const address = draftAddress(kind === "page" ? "page" : "post", id);
    known.set(
      id,
      deletedAt ? inTrash(kind === "page" ? "/admin/pages" : "/admin/blog/trash") : { address, why: isHere },
    );
  }
  return known;
}

const isHere = "An earlier move has brought it; it stays as it is.";
const inTrash = (address: string) => ({
  address,
  why: "An earlier move has brought it, and you have moved it to the trash. Restore it there.",
});

/** Where a draft is opened. */
export const draftAddress = (kind: "post" | "page", id: string) =>
  kind === "page" ? `/admin/pages?page=${id}` : `/admin/blog?draft=${id}&edit`;

/** Slugs among `slugs` that other posts have, or other texts of the same move. */
export async function findTaken(
  { db }: Pick<Services, "db">,
  moveId: string,
  slugs: string[],
): Promise<Set<string>> {
  const asked = sql`(select value from json_each(${JSON.stringify(slugs)}))`;
  const { here, coming } = await batch(db, {
    here: db
      .select({ slug: posts.slug })
      .from(posts)
      .where(and(isNull(posts.deletedAt), inArray(posts.slug, asked))),
    coming: db
      .select({ slug: moveItems.slug })
      .from(moveItems)
      .where(and(sql`${moveItems.moveId} = ${moveId}`, inArray(moveItems.slug, asked))),
  });
  return new Set([...here, ...coming].map(({ slug }) => slug));
}
