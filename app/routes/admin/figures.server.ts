import { listLikes, listReaders } from "#domain/analytics/audience.server.ts";
import { type Period, periodOf, type Range } from "#domain/analytics/range.ts";
import { listViews } from "#domain/analytics/views.server.ts";
import type { Owner } from "#domain/identity/owner.ts";
import { listIssues } from "#domain/newsletter/issues.server.ts";
import type { Services } from "#domain/services.ts";

export type Figures = Awaited<ReturnType<typeof readFigures>>;

const fewPages = 10;
const manyPages = 500;

/** All that the admin's home shows in figures. */
export async function readFigures(
  services: Pick<Services, "db" | "clock" | "settings">,
  owner: Owner,
  { range, allPages }: { range: Range; allPages: boolean },
) {
  const { timeZone } = services.settings.site;
  const period = periodOf(range, services.clock(), timeZone);
  const [views, likes, readers, letters] = await Promise.all([
    listViews(services, owner, period, { pages: allPages ? manyPages : fewPages }),
    listLikes(services, owner, period),
    listReaders(services, owner, period),
    listIssues(services, owner, 6),
  ]);
  return { range, allPages, timeZone, dates: datesOf(period), views, likes, readers, letters };
}

/** Written here, so that server and browser cannot differ in how a date is said. */
function datesOf({ unit, buckets }: Period): { label: string; short: string }[] {
  const say = (key: string, options: Intl.DateTimeFormatOptions) =>
    new Date(unit === "month" ? `${key}-01` : key).toLocaleDateString("en-GB", {
      ...options,
      timeZone: "UTC",
    });
  const long: Intl.DateTimeFormatOptions =
    unit === "month"
      ? { month: "long", year: "numeric" }
      : { weekday: "short", day: "numeric", month: "long", year: "numeric" };
  const short: Intl.DateTimeFormatOptions =
    unit === "month"
      ? { month: "short", year: "numeric" }
      : buckets.length > 7
        ? { day: "numeric", month: "short" }
        : { weekday: "short" };
  return buckets.map(({ key }) => ({ label: say(key, long), short: say(key, short) }));
}
