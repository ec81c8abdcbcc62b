import { type SQL, sql } from "drizzle-orm";
import { batch } from "#db/batch.server.ts";
import { drafts, notes, pages, posts, works } from "#db/schema.ts";
import type { Services } from "../services.ts";
import { type Alternate, alternatesByAddress } from "./translation.ts";

/** The tables of texts that may have translations. What the statements about them name, every one of them has. */
export const tables = { posts, drafts, pages, notes, works } as unknown as Record<
  "posts" | "drafts" | "pages" | "notes" | "works",
  typeof posts
>;

type Home = Exclude<keyof typeof tables, "drafts">;

/** Of a text called `it` that readers get: its address, and when it was made. */
const texts: Record<Home, { address: SQL; age: SQL; isShown?: SQL }> = {
  posts: { address: sql`'/blog/' || it.slug`, age: sql`it.published_at` },
  pages: { address: sql`it.path`, age: sql`it.published_at` },
  notes: { address: sql`'/notes/' || it.id`, age: sql`it.published_at` },
  works: {
    address: sql`case it.kind when 'project' then '/portfolio/' when 'zine' then '/art/zine/' else '/art/' end || it.slug`,
    age: sql`it.created_at`,
    isShown: sql`not it.is_hidden and it.publish_at is null`,
  },
};

/** Asks for the texts that readers get of some groups, by group, oldest first. */
function selectInGroups(db: Services["db"], home: Home, isInGroup: SQL) {
  const { address, age, isShown = sql`true` } = texts[home];
  return db
    .select({
      // By names that no column of a text beside it in a batch has.
      address: sql<string>`${address}`.as("translation_address"),
      title: sql<string>`it.title`.as("translation_title"),
      language: sql<string>`it.language`.as("translation_language"),
      group: sql<string>`it.translation_group`.as("in_group"),
    })
    .from(sql`${tables[home]} it`)
    .where(sql`${isInGroup} and it.translation_group <> '' and it.deleted_at is null and ${isShown}`)
    .orderBy(sql`it.translation_group, ${age}, it.id`);
}

/**
 * Asks for all translations of a text, itself among them, oldest first; for none where it is alone.
 * @param ids a query in brackets, of one id
 */
export function selectTranslations(db: Services["db"], home: Home, ids: SQL) {
  const group = sql`(select one.translation_group from ${tables[home]} one where one.id in ${ids})`;
  return selectInGroups(db, home, sql`it.translation_group = ${group}`);
}

/** What a sitemap says of the translations of all texts, by the addresses of these. */
export async function findAlternates(
  { db }: Pick<Services, "db">,
  siteLanguage: string,
): Promise<Map<string, Alternate[]>> {
  const homes = Object.keys(texts) as Home[];
  const { found } = await batch(db, { found: homes.map((home) => selectInGroups(db, home, sql`true`)) });
  return alternatesByAddress(found.flat(), siteLanguage);
}

/**
 * The column with the slug, or else the id, of another text that a text is a translation of: the oldest that readers get, or else,
 * unless it is for readers, a draft; "" for none.
 */
export function translationOf(home: keyof typeof tables, isForReaders = false) {
  const me = tables[home];
  const oldest = (other: keyof typeof tables, name: string, age: string, isOfKind = "true") =>
    sql`(select ${sql.raw(name)} from ${tables[other]} it where it.translation_group = ${me}.translation_group
      and it.translation_group <> '' and it.id <> ${me}.id and it.deleted_at is null and ${sql.raw(isOfKind)}
      order by ${sql.raw(age)}, it.id limit 1)`;
  const called = "coalesce(nullif(it.slug, ''), it.id)";
  const among = {
    posts: () => [
      oldest("posts", "it.slug", "it.published_at"),
      ...(isForReaders ? [] : [oldest("drafts", called, "it.created_at", "it.kind = 'post'")]),
    ],
    drafts: () => [
      oldest("posts", "it.slug", "it.published_at", "drafts.kind = 'post'"),
      oldest("drafts", called, "it.created_at", "it.kind = drafts.kind"),
    ],
    pages: () => [oldest("pages", "substr(it.path, 2)", "it.published_at")],
    notes: () => [oldest("notes", "it.id", "it.published_at")],
    works: () => [oldest("works", "it.slug", "it.created_at", "it.kind = works.kind")],
  };
  const found = sql.join([...among[home](), sql`''`], sql`, `);
  return sql<string>`coalesce(${found})`.as("translation_of");
}
