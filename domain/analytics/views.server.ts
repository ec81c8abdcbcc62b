import { and, desc, eq, gte, inArray, lt, ne, type Placeholder, type SQL, sql } from "drizzle-orm";
import { batch, type Results } from "#db/batch.server.ts";
import type { Database } from "#db/client.server.ts";
import { preparedBatch } from "#db/prepared-batch.server.ts";
import { pages, pageViews, posts, works } from "#db/schema.ts";
import { findFacts } from "../facts/facts.server.ts";
import { findSite } from "../facts/site.server.ts";
import type { Owner } from "../identity/owner.ts";
import type { Services } from "../services.ts";
import { logError } from "../log.ts";
import { isLivePage } from "../own-pages/own-pages.server.ts";
import { isCalled } from "../posts/posts.server.ts";
import { isShown } from "../works/laid-over.server.ts";
import { type CountedPage, pageAt, type ViewInput } from "./page-view.ts";
import { dayOf, monthsBefore, type Period } from "../calendar/range.ts";
import { forwardToAnalytics } from "./forward-to-analytics.ts";
import { type PageView, readPageView } from "./read-page-view.ts";

/**
 * Referring hosts that are named: on one page a day, and on all pages together. Anyone can invent hosts, and fills a
 * corner of a page with them; the page's own views all count.
 */
export const mostReferrersOfPage = 100;
export const mostReferrersADay = 2000;
/** All hosts beyond that limit. */
const otherReferrers = "(other)";
/** Two whole years and the month under way: a year can be laid beside the one before it. */
const keptMonths = 25;

type Recording = Pick<Services, "db" | "clock" | "settings" | "paths" | "views" | "later" | "fetch">;

/** Counts a view; null where there is nothing to count, such as an address that the site does not have. */
export async function recordView(services: Recording, input: ViewInput): Promise<PageView | null> {
  const seen = readPageView(input, services.settings.site.origin);
  const known = seen && pageAt(seen.path, services.paths().counted);
  if (!known && !(seen && isFile(seen.path))) return null;
  const { resume, timeZone } = (await findFacts(services)).profile;
  const page = known ?? (seen.path === resume?.toLowerCase() ? { path: seen.path } : null);
  if (!page) return null;
  const path = await addToDay(services, page, { referrer: seen.referrer, timeZone });
  if (path === null) return null;
  const view = { path, referrer: seen.referrer };
  services.views.write(view);
  services.later(forward(services, view));
  return view;
}

/** The résumé is counted, and is no page. */
const isFile = (path: string) => /\.[a-z]+$/.test(path);

/** Passes a view on to the measurement that the settings name, if any. What goes wrong there is for the log. */
async function forward(
  { settings, fetch }: Pick<Services, "settings" | "fetch">,
  view: PageView,
): Promise<void> {
  const { measurementId, apiSecret } = settings.analytics;
  if (!measurementId || !apiSecret) return;
  const { origin } = settings.site;
  await forwardToAnalytics(fetch, view, { measurementId, apiSecret, origin }).catch(logError);
}

/**
 * One statement, so that views at the same moment all count; it also looks for a post or page. Hosts are counted only for a new one.
 * Returns the path that was counted; null where there is none.
 */
async function addToDay(
  { db, clock }: Pick<Services, "db" | "clock">,
  page: CountedPage,
  { referrer, timeZone }: { referrer: string; timeZone: string },
): Promise<string | null> {
  const day = dayOf(clock(), timeZone);
  const path = selectPath(page);
  const ofPage = sql`from ${pageViews} as known where known.day = ${day} and known.path = page.path`;
  const named = sql`select count(*) from ${pageViews} where day = ${day} and referrer not in ('', ${otherReferrers})`;
  const isNamed = sql`${referrer} = '' or exists (select 1 ${ofPage} and known.referrer = ${referrer})
    or ((select count(*) ${ofPage}) < ${mostReferrersOfPage} and (${named}) < ${mostReferrersADay})`;
  const [counted] = await db.all<{ path: string }>(sql`
    insert into ${pageViews} (day, path, referrer, views)
    select ${day}, page.path, iif(${isNamed}, ${referrer}, ${otherReferrers}), 1 from (${path}) as page where true
    on conflict (day, path, referrer) do update set views = views + 1
    returning path`);
  return counted?.path ?? null;
}

/** The path that is counted, if its page is there. */
function selectPath(page: CountedPage): SQL {
  if ("path" in page) return sql`select ${page.path} as path`;
  if ("post" in page)
    return sql`select '/blog/' || ${posts.slug} as path from ${posts} where ${posts.deletedAt} is null and ${isCalled(page.post)}`;
  if ("page" in page)
    return sql`select ${pages.path} as path from ${pages} where ${isLivePage} and ${pages.path} = ${page.page}`;
  const { work, otherwise } = page;
  const isThere = and(inArray(works.kind, [...work.kinds]), eq(works.slug, work.slug), isShown);
  const path = sql`iif(exists (select 1 from ${works} where ${isThere}), ${work.path}, ${otherwise})`;
  return sql`select * from (select ${path} as path) where path is not null`;
}

interface Views {
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

type Bounds = Record<keyof typeof placed, string | Placeholder>;

/** How many views there were, and how many in the period before, without their pages. */
export async function countViews(
  { db }: Pick<Services, "db">,
  _owner: Owner,
  period: Period,
): Promise<Pick<Views, "total" | "earlier" | "counts">> {
  const { unit, firstDay, earlierDay } = period;
  return countsIn(await readCounts[unit](db, { firstDay, earlierDay }), period);
}

const placed = { firstDay: sql.placeholder("firstDay"), earlierDay: sql.placeholder("earlierDay") };
const readCounts = {
  day: preparedBatch((db) => selectCounts(db, { unit: "day", ...placed })),
  month: preparedBatch((db) => selectCounts(db, { unit: "month", ...placed })),
};

function selectCounts(db: Database, { unit, firstDay, earlierDay }: Pick<Period, "unit"> & Bounds) {
  const key = unit === "month" ? sql<string>`substr(${pageViews.day}, 1, 7)` : sql<string>`${pageViews.day}`;
  const before = and(gte(pageViews.day, earlierDay), lt(pageViews.day, firstDay));
  return {
    byBucket: db
      .select({ key, views: sql<number>`sum(${pageViews.views})` })
      .from(pageViews)
      .where(gte(pageViews.day, firstDay))
      .groupBy(key),
    earlier: db
      .select({ views: sql<number>`coalesce(sum(${pageViews.views}), 0)` })
      .from(pageViews)
      .where(before),
  };
}

function countsIn(
  { byBucket, earlier }: Results<ReturnType<typeof selectCounts>>,
  { buckets }: Period,
): Pick<Views, "total" | "earlier" | "counts"> {
  const found = new Map(byBucket.map(({ key, views }) => [key, views]));
  const counts = buckets.map(({ key }) => found.get(key) ?? 0);
  return { total: counts.reduce((sum, count) => sum + count, 0), earlier: earlier[0]?.views ?? 0, counts };
}

/** The views of a period: `pages` is how many of the most viewed pages are listed. */
export async function listViews(
  { db }: Pick<Services, "db">,
  _owner: Owner,
  period: Period,
  { pages = 10, referrers = 10 } = {},
): Promise<Views> {
  const sum = sql<number>`sum(${pageViews.views})`;
  const inPeriod = gte(pageViews.day, period.firstDay);
  const { byPage, counted, byReferrer, ...counts } = await batch(db, {
    ...selectCounts(db, period),
    byPage: db
      .select({ path: pageViews.path, views: sum })
      .from(pageViews)
      .where(inPeriod)
      .groupBy(pageViews.path)
      .orderBy(desc(sum), pageViews.path)
      .limit(pages),
    counted: db
      .select({ pages: sql<number>`count(distinct ${pageViews.path})` })
      .from(pageViews)
      .where(inPeriod),
    byReferrer: db
      .select({ host: pageViews.referrer, views: sum })
      .from(pageViews)
      .where(and(inPeriod, ne(pageViews.referrer, "")))
      .groupBy(pageViews.referrer)
      .orderBy(desc(sum), pageViews.referrer)
      .limit(referrers),
  });
  return {
    ...countsIn(counts, period),
    pages: byPage,
    pageCount: counted[0]?.pages ?? 0,
    referrers: byReferrer,
  };
}

/** Deletes the days that no period is compared with any more. */
export async function sweepViews(services: Pick<Services, "db" | "clock" | "settings">): Promise<void> {
  const { db, clock } = services;
  const before = monthsBefore(clock(), keptMonths, (await findSite(services)).timeZone);
  await db.delete(pageViews).where(lt(pageViews.day, before));
}
