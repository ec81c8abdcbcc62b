import { and, desc, eq, gte, isNotNull, isNull, or, sql } from "drizzle-orm";
import { pageViews, posts } from "#db/schema.ts";
import { findSite } from "../facts/site.server.ts";
import type { Services } from "../services.ts";
import { daysBefore } from "@toadstool/calendar";

interface PopularPage {
  path: string;
  title: string;
}

const popularDays = 30;
/** Every crawler that guesses addresses would else have the month added up again. */
const keptFor = 10 * 60_000;

type Reading = Pick<Services, "db" | "clock" | "settings">;
const kept = new Map<string, { pages: PopularPage[]; readAt: number }>();

/**
 * The most seen posts and `titled` pages (path → title) of the last 30 days. A path that is neither is never
 * named: a visitor could have made it up.
 */
export async function listPopularPages(
  services: Reading,
  titled: Readonly<Record<string, string>>,
  limit: number,
): Promise<PopularPage[]> {
  const now = services.clock().getTime();
  const name = JSON.stringify([services.settings.site.origin, limit, titled]);
  const last = kept.get(name);
  if (last && Math.abs(now - last.readAt) < keptFor) return last.pages;
  const pages = await readPopularPages(services, titled, limit);
  kept.set(name, { pages, readAt: now });
  return pages;
}

async function readPopularPages(
  services: Reading,
  titled: Readonly<Record<string, string>>,
  limit: number,
): Promise<PopularPage[]> {
  const { db, clock } = services;
  const { timeZone } = await findSite(services);
  const isTitled = sql`${pageViews.path} in (select value from json_each(${JSON.stringify(Object.keys(titled))}))`;
  const rows = await db
    .select({ path: pageViews.path, title: posts.title })
    .from(pageViews)
    .leftJoin(posts, and(eq(posts.slug, sql`substr(${pageViews.path}, 7)`), isNull(posts.deletedAt), isPost))
    .where(
      and(
        gte(pageViews.day, daysBefore(clock(), popularDays - 1, timeZone)),
        or(isTitled, isNotNull(posts.id)),
      ),
    )
    .groupBy(pageViews.path)
    .orderBy(desc(sql`sum(${pageViews.views})`), pageViews.path)
    .limit(limit);
  return rows.map(({ path, title }) => ({ path, title: title ?? titled[path] ?? path }));
}

const isPost = sql`${pageViews.path} glob '/blog/*'`;
