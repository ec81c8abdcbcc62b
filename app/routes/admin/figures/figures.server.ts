import { listLikes, listReaders } from "#domain/analytics/audience.server.ts";
import { bucketNames } from "#domain/calendar/bucket-names.ts";
import { periodOf, type Range, usualRange } from "#domain/calendar/range.ts";
import { countViews, listViews } from "#domain/analytics/views.server.ts";
import { findSite } from "#domain/facts/site.server.ts";
import type { Owner } from "#domain/identity/owner.ts";
import { listIssues } from "#domain/newsletter/issues.server.ts";
import type { Services } from "#domain/services.ts";

export type Figures = Awaited<ReturnType<typeof readFigures>>;

const fewPages = 10;
const manyPages = 500;

/** What Today shows of the last 30 days: views, readers, and the letter that was sent last. */
export async function readLately(services: Pick<Services, "db" | "clock">, owner: Owner, timeZone: string) {
  const period = periodOf(usualRange, services.clock(), timeZone);
  const [views, readers, letters] = await Promise.all([
    countViews(services, owner, period),
    listReaders(services, owner, period),
    listIssues(services, owner, 5),
  ]);
  return { views, readers, letter: letters.find(({ state }) => state !== "scheduled") };
}

/** All that the page of figures shows. */
export async function readFigures(
  services: Pick<Services, "db" | "clock" | "settings">,
  owner: Owner,
  { range, allPages }: { range: Range; allPages: boolean },
) {
  const { timeZone, words } = await findSite(services);
  const period = periodOf(range, services.clock(), timeZone);
  const [views, likes, readers, letters] = await Promise.all([
    listViews(services, owner, period, { pages: allPages ? manyPages : fewPages }),
    listLikes(services, owner, period),
    listReaders(services, owner, period),
    listIssues(services, owner, 6),
  ]);
  const dates = bucketNames(period, words.language);
  return { range, allPages, timeZone, dates, views, likes, readers, letters };
}
