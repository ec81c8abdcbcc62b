import { and, eq, inArray, sql, type SQL, type SQLWrapper } from "drizzle-orm";
import { rowFrom } from "#db/d1/row-where.ts";
import { batch, type Results } from "#db/batch.server.ts";
import { taggings, tagRedirects, tags } from "#db/schema.ts";
import type { Services } from "../services.ts";
import { freeSlug, type Tag, type TaggedKind, tagKey, tagNames } from "./tag.ts";
import { slugOfTag } from "./slug-of-tag.ts";
import type { SlugRule } from "@toadstool/language/slug";
import { findFacts } from "../facts/facts.server.ts";
import { slugRuleOf } from "../profile/slug-rule.ts";
import type { Profile } from "../profile/profile.ts";

type Storage = Pick<Services, "db">;

/** A tag as an item asks for it: one that is there, or one that is made with the item. */
export type WantedTag = Tag & { id: string; key: string };

/** Columns with the tags of each post, letter or work that a statement reads, in the author's order. */
export const tagsOfPost = tagsOf("post", "posts.id");
export const tagsOfLetter = tagsOf("letter", "newsletter_issues.id");
export const tagsOfWork = tagsOf("work", "works.id");

/**
 * `id` is not a column of drizzle's: in a statement with one table it would be written without its table, and mean another one
 * here.
 */
function tagsOf(kind: TaggedKind, id: string) {
  return sql<string>`(select json_group_array(json_object('slug', tags.slug, 'name', tags.name) order by taggings.place)
    from taggings join tags on tags.id = taggings.tag_id
    where taggings.kind = ${sql.raw(`'${kind}'`)} and taggings.item_id = ${sql.raw(id)})`
    .mapWith((json: string) => JSON.parse(json) as Tag[])
    .as("tags");
}

/**
 * The tags that a text like `riso, paper` names: by their names, by names that they once had, or new ones.
 * @param profile of the site, where it has been read
 */
export async function findWantedTags(
  services: Pick<Services, "db" | "settings">,
  text: string,
  profile?: Profile,
): Promise<WantedTag[]> {
  const { db } = services;
  if (tagNames(text).length === 0) return [];
  const rule = slugRuleOf(profile ?? (await findFacts(services)).profile);
  const { named } = await batch(db, { named: selectNamedTags(db, text, rule) });
  return wantedTags(text, named, rule);
}

/** The statements that read what `wantedTags` has to know, for a batch. */
export function selectNamedTags(db: Services["db"], text: string, rule: SlugRule) {
  const names = tagNames(text);
  if (names.length === 0) return [] as const;
  const { id, slug, name, key } = tags;
  // Under another name than the tag’s own key: the answers of a batch are objects by columns’ names.
  const formerly = sql<string>`${tagRedirects.key}`.as("formerly");
  const asked = sql`(select value from json_each(${JSON.stringify(names.map(tagKey))}))`;
  const base = sql`json_each(${JSON.stringify(names.map((name) => slugOfTag(name, rule)))}) as base`;
  // Up to the sign after the dash: the slug itself, and all that `freeSlug` may try.
  const isNear = (column: typeof slug | typeof tagRedirects.slug) =>
    sql`${column} >= base.value and ${column} < base.value || '.'`;
  return [
    db.select({ id, slug, name, key }).from(tags).where(inArray(key, asked)),
    db
      .select({ id, slug, name, key, formerly })
      .from(tagRedirects)
      .innerJoin(tags, eq(tags.id, tagRedirects.tagId))
      .where(inArray(tagRedirects.key, asked)),
    db
      .select({ slug: sql<string>`tags.slug`.as("slug") })
      .from(sql`${base} join ${tags} on ${isNear(slug)}`)
      .union(
        db
          .select({ slug: sql<string>`tag_redirects.slug`.as("slug") })
          .from(sql`${base} join ${tagRedirects} on ${isNear(tagRedirects.slug)}`),
      ),
  ] as const;
}

type NamedTags = Results<{ named: ReturnType<typeof selectNamedTags> }>["named"];

/** The tags that a text names, from what was read of it. */
export function wantedTags(
  text: string,
  [now = [], once = [], near = []]: NamedTags,
  rule: SlugRule,
): WantedTag[] {
  const known = new Map([
    ...once.map(({ formerly, ...tag }) => [formerly, tag] as const),
    ...now.map((tag) => [tag.key, tag] as const),
  ]);
  const taken = new Set(near.map(({ slug }) => slug));
  const wanted = tagNames(text).map((name) => {
    const tag = known.get(tagKey(name));
    if (tag) return tag;
    const slug = freeSlug(slugOfTag(name, rule), taken);
    taken.add(slug);
    return { id: crypto.randomUUID(), slug, name, key: tagKey(name) };
  });
  // Two names may be one tag since they were merged.
  return [...new Map(wanted.map((tag) => [tag.id, tag])).values()];
}

/** The statements that give an item these tags and no others, for the batch that writes the item, where `condition` holds. */
export function putTags(
  { db, clock }: Pick<Services, "db" | "clock">,
  { kind, id }: { kind: TaggedKind; id: string },
  wanted: readonly WantedTag[],
  condition: SQL,
) {
  const listed = sql`json_each(${JSON.stringify(wanted)})`;
  const field = (name: string) => sql`listed.value ->> ${name}`;
  const made = {
    id: field("id"),
    slug: field("slug"),
    name: field("name"),
    key: field("key"),
    createdAt: clock(),
  };
  const isGiven = sql`tags.key = ${field("key")} and ${condition}`;
  return [
    db
      .insert(tags)
      .select(rowFrom(tags, made, sql`from ${listed} as listed where ${condition}`))
      .onConflictDoNothing(),
    db.delete(taggings).where(and(eq(taggings.kind, kind), eq(taggings.itemId, id), condition)),
    db
      .insert(taggings)
      .select(
        rowFrom(
          taggings,
          { kind, itemId: id, tagId: sql`tags.id`, place: sql`listed.key` },
          sql`from ${listed} as listed join tags on ${isGiven}`,
        ),
      ),
  ] as const;
}

/** The statement that takes the tags from items that are removed permanently; `ids` is a query. */
export function forgetTags({ db }: Storage, kind: TaggedKind, ids: SQLWrapper) {
  return db.delete(taggings).where(and(eq(taggings.kind, kind), sql`${taggings.itemId} in ${ids}`));
}
