import { and, eq, ne, or, sql } from "drizzle-orm";
import { rowFrom } from "#db/d1/row-where.ts";
import { batch } from "#db/batch.server.ts";
import { taggings, tagRedirects, tags } from "#db/schema.ts";
import type { Owner } from "../identity/owner.ts";
import { type Refused, refuse, refuseField } from "../outcome.ts";
import type { Services } from "../services.ts";
import { findSlugRule } from "../facts/slug-rule.server.ts";
import { slugOfTag } from "./slug-of-tag.ts";
import { freeSlug, type Tag, tagKey } from "./tag.ts";

type Storage = Pick<Services, "db">;
type Writing = Pick<Services, "db" | "clock">;
type Naming = Pick<Services, "db" | "settings">;
type TagRow = Omit<typeof tags.$inferSelect, "createdAt">;

const columns = { id: tags.id, slug: tags.slug, name: tags.name, key: tags.key };

export async function findTag({ db }: Storage, _owner: Owner, id: string): Promise<TagRow | null> {
  const [tag] = await db.select(columns).from(tags).where(eq(tags.id, id));
  return tag ?? null;
}

/**
 * Gives a tag another name wherever it is. Its old address redirects, and its old name, in a draft, still means it. Null where
 * there is no such tag; refused where another tag has that name.
 */
export async function renameTag(
  services: Writing & Naming,
  owner: Owner,
  id: string,
  { name }: { name: string },
): Promise<Tag | Refused | null> {
  const { db } = services;
  const before = await findTag(services, owner, id);
  if (!before) return null;
  const key = tagKey(name);
  const [other] = await db
    .select({ name: tags.name })
    .from(tags)
    .where(and(eq(tags.key, key), ne(tags.id, id)));
  if (other) return nameTaken(other.name);
  const slug = await slugFor(services, before, name);
  const isRedirecting = slug !== before.slug || key !== before.key;
  const { renamed } = await batch(db, {
    // The name and the address are this tag's from now on, whichever had them once.
    freed: db.delete(tagRedirects).where(or(eq(tagRedirects.slug, slug), eq(tagRedirects.key, key))),
    redirect: keepRedirect(services, id, id, isRedirecting ? sql`true` : sql`false`),
    renamed: db
      .update(tags)
      .set({ name, key, slug })
      .where(eq(tags.id, id))
      .returning({ slug: tags.slug, name: tags.name }),
  });
  return renamed[0] ?? null;
}

/** A name that differs in case alone keeps its address; a former address of this very tag is free for it. */
async function slugFor(services: Naming, tag: TagRow, name: string): Promise<string> {
  const { db } = services;
  const rule = await findSlugRule(services);
  const wanted = slugOfTag(name, rule);
  if (wanted === slugOfTag(tag.name, rule)) return tag.slug;
  const taken = await db
    .select({ slug: tags.slug })
    .from(tags)
    .where(ne(tags.id, tag.id))
    .union(db.select({ slug: tagRedirects.slug }).from(tagRedirects).where(ne(tagRedirects.tagId, tag.id)));
  return freeSlug(wanted, new Set(taken.map(({ slug }) => slug)));
}

/** The statement by which the present address and name of a tag lead to `to`. */
function keepRedirect({ db, clock }: Writing, id: string, to: string, condition = sql`true`) {
  const row = { slug: sql`tags.slug`, key: sql`tags.key`, tagId: to, createdAt: clock() };
  return db
    .insert(tagRedirects)
    .select(rowFrom(tagRedirects, row, sql`from ${tags} where tags.id = ${id} and (${condition})`))
    .onConflictDoUpdate({ target: tagRedirects.slug, set: { tagId: to } });
}

/**
 * Makes one tag of two: everything tagged with the first has the second, the address and the name of the first lead to it.
 * Null where one of them is not there.
 */
export async function mergeTags(
  services: Writing,
  owner: Owner,
  id: string,
  into: string,
): Promise<Tag | Refused | null> {
  if (id === into) return sameTag();
  const { db } = services;
  const [from, to] = await Promise.all([findTag(services, owner, id), findTag(services, owner, into)]);
  if (!from || !to) return null;
  const hasBoth = sql`(kind, item_id) in (select kind, item_id from ${taggings} where tag_id = ${into})`;
  await db.batch([
    db.delete(taggings).where(and(eq(taggings.tagId, id), hasBoth)),
    db.update(taggings).set({ tagId: into }).where(eq(taggings.tagId, id)),
    db.update(tagRedirects).set({ tagId: into }).where(eq(tagRedirects.tagId, id)),
    keepRedirect(services, id, into),
    db.delete(tags).where(eq(tags.id, id)),
  ]);
  return { slug: to.slug, name: to.name };
}

/** Deletes the tag and removes it from texts, works and files, which stay. Null where there is no such tag. */
export async function deleteTag({ db }: Storage, _owner: Owner, id: string): Promise<Tag | null> {
  const [deleted] = await db
    .delete(tags)
    .where(eq(tags.id, id))
    .returning({ slug: tags.slug, name: tags.name });
  return deleted ?? null;
}

function nameTaken(name: string): Refused {
  const message = `There is another tag called “${name}”. To make one of the two, merge this one into it.`;
  return refuseField("conflict", "name_taken", "name", message);
}

function sameTag(): Refused {
  return refuse("invalid", "same_tag", "Choose another tag: this one cannot be merged into itself.");
}
