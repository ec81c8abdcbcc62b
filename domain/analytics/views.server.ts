import { and, desc, gte, lt, ne, sql } from "drizzle-orm";
import { pageViews } from "#db/schema.ts";
import type { Owner } from "../identity/owner.ts";
import type { Services } from "../services.ts";
import { forwardView } from "./forward.server.ts";
import { type PageView, pageViewOf, type ViewInput } from "./page-view.ts";
import { dayOf, monthsBefore, type Period } from "./range.ts";

/** Rows a day: whoever invents addresses fills a corner and not the database. */
export const mostRowsADay = 2000;
/** What came after the day's rows were full. */
export const otherPages = "(other)";
/** Two whole years and the month under way: a year can be laid beside the one before it. */
const keptMonths = 25;

type Recording = Pick<Services, "db" | "clock" | "settings" | "views" | "later" | "fetch">;

/** Counts a view; null where there is nothing to count. */
export async function recordView(services: Recording, input: ViewInput): Promise<PageView | null> {
  const view = pageViewOf(input, services.settings.site.origin);
  if (!view) return null;
  services.views.write(view);
  services.later(forwardView(services, view));
  await addToDay(services, view);
  return view;
}

/** One statement, so that views at the same moment all count. The day's rows are counted for a new one alone. */
async function addToDay(
  { db, clock, settings }: Pick<Services, "db" | "clock" | "settings">,
  { path, referrer }: PageView,
): Promise<void> {
  const day = dayOf(clock(), settings.site.timeZone);
  const isKnown = sql`select 1 from ${pageViews} where day = ${day} and path = ${path} and referrer = ${referrer}`;
  const rows = sql`select count(*) from ${pageViews} where day = ${day}`;
  await db.run(sql`
    insert into ${pageViews} (day, path, referrer, views)
    select ${day}, iif(fits, ${path}, ${otherPages}), iif(fits, ${referrer}, ''), 1
    from (select case when exists (${isKnown}) then 1 when (${rows}) < ${mostRowsADay} then 1 else 0 end as fits)
    where true
    on conflict (day, path, referrer) do update set views = views + 1`);
}

export interface Views {
  total: number;
  /** In the equally long period before. */
  earlier: number;
  /** For each of the period's buckets, in its order. */
  counts: number[];
  pages: { path: string; views: number }[];
  /** How many pages were seen in all. */
  pageCount: number;
  referrers: { host: string; views: number }[];
}

/** What was seen in a period: `pages` names how many of the most seen pages are listed. */
export async function listViews(
  { db }: Pick<Services, "db">,
  _owner: Owner,
  { unit, buckets, firstDay, earlierDay }: Period,
  { pages = 10, referrers = 10 } = {},
): Promise<Views> {
  const key = unit === "month" ? sql<string>`substr(${pageViews.day}, 1, 7)` : sql<string>`${pageViews.day}`;
  const sum = sql<number>`sum(${pageViews.views})`;
  const inPeriod = gte(pageViews.day, firstDay);
  const before = and(gte(pageViews.day, earlierDay), lt(pageViews.day, firstDay));
  const [byBucket, byPage, [counted], byReferrer, [earlier]] = await db.batch([
    db.select({ key, views: sum }).from(pageViews).where(inPeriod).groupBy(key),
    db
      .select({ path: pageViews.path, views: sum })
      .from(pageViews)
      .where(inPeriod)
      .groupBy(pageViews.path)
      .orderBy(desc(sum), pageViews.path)
      .limit(pages),
    db
      .select({ pages: sql<number>`count(distinct ${pageViews.path})` })
      .from(pageViews)
      .where(inPeriod),
    db
      .select({ host: pageViews.referrer, views: sum })
      .from(pageViews)
      .where(and(inPeriod, ne(pageViews.referrer, "")))
      .groupBy(pageViews.referrer)
      .orderBy(desc(sum), pageViews.referrer)
      .limit(referrers),
    db
      .select({ views: sql<number>`coalesce(sum(${pageViews.views}), 0)` })
      .from(pageViews)
      .where(before),
  ]);
  const found = new Map(byBucket.map(({ key, views }) => [key, views]));
  const counts = buckets.map(({ key }) => found.get(key) ?? 0);
  return {
    total: counts.reduce((sum, count) => sum + count, 0),
    earlier: earlier?.views ?? 0,
    counts,
    pages: byPage,
    pageCount: counted?.pages ?? 0,
    referrers: byReferrer,
  };
}

/** Forgets the days that nobody compares with any more. */
export async function sweepViews({
  db,
  clock,
  settings,
}: Pick<Services, "db" | "clock" | "settings">): Promise<void> {
  const before = monthsBefore(clock(), keptMonths, settings.site.timeZone);
  await db.delete(pageViews).where(lt(pageViews.day, before));
}
