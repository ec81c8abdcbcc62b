import { and, desc, eq, gte, isNotNull, isNull, or, sql } from "drizzle-orm";
import { pageViews, posts } from "#db/schema.ts";
import { findSite } from "../facts/site.server.ts";
import { isInShownSection } from "../sections/sections.ts";
import type { Services } from "../services.ts";
import { findEmptySections } from "../sections/empty-sections.server.ts";
import { workAddress } from "../works/work-address.ts";
import { listWorks } from "../works/list-works.server.ts";
import { daysBefore } from "../calendar/range.ts";

interface PopularPage {
  path: string;
  /** Null for a section, which the site’s words name. */
  title: string | null;
}

const popularDays = 30;
/** Those that come first in the portfolio. */
const mostProjects = 500;
/** Every crawler that guesses addresses would else have the month added up again. */
const keptFor = 10 * 60_000;

type Reading = Pick<Services, "db" | "clock" | "settings" | "workFiles">;
const kept = new Map<string, { pages: PopularPage[]; readAt: number }>();

/**
 * The most seen posts, projects and `sections` of the last 30 days, but for sections that are empty. No other
 * path is named: a visitor could have made it up.
 */
export async function listPopularPages(
  services: Reading,
  sections: readonly string[],
  limit: number,
): Promise<PopularPage[]> {
  const now = services.clock().getTime();
  const name = JSON.stringify([services.settings.site.origin, limit, sections]);
  const last = kept.get(name);
  if (last && Math.abs(now - last.readAt) < keptFor) return last.pages;
  const pages = await readPopularPages(services, await readTitles(services, sections), limit);
  kept.set(name, { pages, readAt: now });
  return pages;
}

async function readTitles(services: Reading, sections: readonly string[]) {
  const [empty, { works }] = await Promise.all([
    findEmptySections(services),
    listWorks(services, { kinds: ["project"], limit: mostProjects }),
  ]);
  return Object.fromEntries([
    ...sections.filter((path) => isInShownSection(path, empty)).map((path) => [path, null]),
    ...works.map(({ slug, facts }) => [workAddress("project", slug), facts.title]),
  ]) as Record<string, string | null>;
}

async function readPopularPages(
  services: Reading,
  titled: Readonly<Record<string, string | null>>,
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
  return rows.map(({ path, title }) => ({ path, title: title ?? titled[path] ?? null }));
}

const isPost = sql`${pageViews.path} glob '/blog/*'`;
