import type { RouteConfigEntry } from "@react-router/dev/routes";
import { matchPath } from "react-router";
import { describe, expect, it } from "vitest";
import routeConfig from "#app/routes.ts";
import { readPageView } from "#domain/analytics/read-page-view.ts";
import { countedPaths, listedPaths } from "#workers/site-paths.ts";

/** The patterns of all routes, as they are matched. */
function patternsOf(entries: RouteConfigEntry[], parent = ""): string[] {
  return entries.flatMap(({ path = "", children = [] }) => {
    const pattern = path ? `${parent}/${path}` : parent;
    return [pattern || "/", ...patternsOf(children, pattern)];
  });
}

const patterns = [...new Set(patternsOf(await routeConfig))];
/** The owner's pages, feeds, series of posts, files beneath a room, pictures of pulled sheets, and paths without a page. */
const uncounted =
  /^\/(styleguide|colophon\/:ink\/swatch\.svg|art\/series\/:slug\/(cards|sheets)\/:file|blog\/series\/:slug|\*|classBlog\/\*|(.+\/)?feed\.(xml|json))$/;
const isCounted = (pattern: string) =>
  !uncounted.test(pattern) && readPageView({ path: pattern, referrer: "" }, "");
/** Whose pages are in the database, follow a token, or are in their address. */
const elsewhere = [
  "/blog/:slug",
  "/notes/:id",
  "/confirmation/:emailHash",
  "/subscription/:emailHash",
  "/unsubscribe/:emailHash",
  "/letters/:letter",
  "/tags/:slug",
];

describe("the paths of which views are counted", () => {
  it.each(patterns.filter(isCounted))("hold every page of the route %s", (pattern) => {
    const wanted = elsewhere.includes(pattern) ? pattern.replace(/\/:.*/, "") : pattern;
    expect([...countedPaths].filter((path) => matchPath(wanted, path))).not.toEqual([]);
  });

  it("are pages that a route leads to, except for the placeholders for mailed links", () => {
    const known = patterns.filter(isCounted);
    const astray = [...countedPaths].filter((path) => !known.some((pattern) => matchPath(pattern, path)));
    expect(astray.toSorted()).toEqual(["/confirmation", "/subscription", "/unsubscribe"]);
  });

  it("are counted as they are listed", () => {
    const seen = [...listedPaths].map((path) => readPageView({ path, referrer: "" }, "")?.path);
    expect(seen.filter((path) => path === undefined || !countedPaths.has(path))).toEqual([]);
  });
});
