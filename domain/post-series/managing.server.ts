import { and, eq, ne, sql } from "drizzle-orm";
import { rowFrom } from "#db/d1/row-where.ts";
import { batch } from "#db/batch.server.ts";
import { postSeries, postSeriesParts, postSeriesRedirects } from "#db/schema.ts";
import type { Owner } from "../identity/owner.ts";
import { type Refused, refuseField } from "../outcome.ts";
import type { Services } from "../services.ts";
import { findSlugRule } from "../facts/slug-rule.server.ts";
import { slugOfTag } from "../tags/slug-of-tag.ts";
import { tagKey } from "../tags/tag.ts";
import { freePostSeriesSlug } from "./parts.server.ts";
import type { PostSeries } from "./post-series.ts";

type Writing = Pick<Services, "db" | "clock">;

/** Gives a series another name; its old address redirects. Null where there is no such series, refused where another has that name. */
export async function renamePostSeries(
  services: Writing & Pick<Services, "settings">,
  _owner: Owner,
  id: string,
  { name }: { name: string },
): Promise<PostSeries | Refused | null> {
  const { db, clock } = services;
  const before = await db.query.postSeries.findFirst({ where: eq(postSeries.id, id) });
  if (!before) return null;
  const key = tagKey(name);
  const isOther = and(eq(postSeries.key, key), ne(postSeries.id, id));
  if (await db.query.postSeries.findFirst({ where: isOther })) return nameTaken(name);
  const rule = await findSlugRule(services);
  const wanted = slugOfTag(name, rule);
  const slug =
    wanted === slugOfTag(before.name, rule) ? before.slug : await freePostSeriesSlug({ db }, wanted, id);
  const row = { slug: before.slug, seriesId: id, createdAt: clock() };
  const isRenamed = slug === before.slug ? sql`false` : sql`true`;
  const { renamed } = await batch(db, {
    freed: db.delete(postSeriesRedirects).where(eq(postSeriesRedirects.slug, slug)),
    redirect: db
      .insert(postSeriesRedirects)
      .select(rowFrom(postSeriesRedirects, row, sql`from ${postSeries} where id = ${id} and ${isRenamed}`))
      .onConflictDoNothing(),
    renamed: db
      .update(postSeries)
      .set({ name, key, slug })
      .where(eq(postSeries.id, id))
      .returning({ slug: postSeries.slug, name: postSeries.name }),
  });
  return renamed[0] ?? null;
}

/** Puts the parts into this order; parts that it does not name come after them, as they were. */
export async function orderParts(
  { db }: Pick<Services, "db">,
  _owner: Owner,
  id: string,
  postIds: readonly string[],
): Promise<void> {
  const place = sql`(select listed.key from json_each(${JSON.stringify(postIds)}) listed where listed.value = post_series_parts.post_id)`;
  await db
    .update(postSeriesParts)
    .set({ part: sql`coalesce(${place} + 1, post_series_parts.part + ${postIds.length})` })
    .where(eq(postSeriesParts.seriesId, id));
}

/** The posts stay, and are parts of no series. Null where there is no such series. */
export async function deletePostSeries(
  { db }: Pick<Services, "db">,
  _owner: Owner,
  id: string,
): Promise<PostSeries | null> {
  const [deleted] = await db
    .delete(postSeries)
    .where(eq(postSeries.id, id))
    .returning({ slug: postSeries.slug, name: postSeries.name });
  return deleted ?? null;
}

function nameTaken(name: string): Refused {
  return refuseField("conflict", "name_taken", "name", `There is another series called “${name}”.`);
}
