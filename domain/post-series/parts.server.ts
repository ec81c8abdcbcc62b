import { and, eq, sql, type SQL } from "drizzle-orm";
import { rowFrom, rowWhere } from "#db/d1/row-where.ts";
import { postSeries, postSeriesParts, postSeriesRedirects } from "#db/schema.ts";
import type { Services } from "../services.ts";
import type { Profile } from "../profile/profile.ts";
import { slugRuleOf } from "../profile/slug-rule.ts";
import { slugOfTag } from "../tags/slug-of-tag.ts";
import { freeSlug, tagKey } from "../tags/tag.ts";

type Storage = Pick<Services, "db">;

/** A series as a post asks for it: one that is there, or one that is made with its first part. */
export type WantedPostSeries = Omit<typeof postSeries.$inferSelect, "createdAt">;

/** A column with the name of the series of each post that a statement reads; "" for none. See `tagsOfPost`. */
export const postSeriesColumn = sql<string>`coalesce((select post_series.name from post_series_parts
  join post_series on post_series.id = post_series_parts.series_id
  where post_series_parts.post_id = posts.id), '')`.as("series");

/** The series of this name: one that is there, or a new one; null for "". */
export async function findWantedPostSeries(
  services: Storage,
  name: string,
  profile: Profile,
): Promise<WantedPostSeries | null> {
  if (name === "") return null;
  const key = tagKey(name);
  const known = await services.db.query.postSeries.findFirst({ where: eq(postSeries.key, key) });
  if (known) return known;
  const slug = slugOfTag(name, slugRuleOf(profile));
  return { id: crypto.randomUUID(), slug: await freePostSeriesSlug(services, slug), name, key };
}

export async function freePostSeriesSlug({ db }: Storage, slug: string, except = ""): Promise<string> {
  const taken = await db
    .select({ slug: postSeries.slug })
    .from(postSeries)
    .where(sql`${postSeries.id} <> ${except}`)
    .union(
      db
        .select({ slug: postSeriesRedirects.slug })
        .from(postSeriesRedirects)
        .where(sql`${postSeriesRedirects.seriesId} <> ${except}`),
    );
  return freeSlug(slug, new Set(taken.map((row) => row.slug)));
}

/**
 * The statements that make a post the last part of this series and of no other, where `condition` holds. A post that is a part
 * of it already keeps its place.
 */
export function putPostSeries(
  { db, clock }: Pick<Services, "db" | "clock">,
  postId: string,
  wanted: WantedPostSeries | null,
  condition: SQL,
) {
  const { id = "", slug = "", name = "", key = "" } = wanted ?? {};
  const isWanted = and(condition, wanted ? sql`true` : sql`false`);
  const last = sql`(select coalesce(max(of.part), 0) + 1 from post_series_parts of where of.series_id = post_series.id)`;
  const isElsewhere = sql`${postSeriesParts.seriesId} not in (select id from post_series where key = ${key})`;
  return [
    db
      .insert(postSeries)
      .select(rowWhere(postSeries, { id, slug, name, key, createdAt: clock() }, sql`${isWanted}`))
      .onConflictDoNothing(),
    db.delete(postSeriesParts).where(and(eq(postSeriesParts.postId, postId), isElsewhere, condition)),
    db
      .insert(postSeriesParts)
      .select(
        rowFrom(
          postSeriesParts,
          { postId, seriesId: sql`post_series.id`, part: last },
          sql`from post_series where post_series.key = ${key} and ${isWanted}`,
        ),
      )
      .onConflictDoNothing(),
  ] as const;
}
