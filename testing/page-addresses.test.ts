import type { RouteConfigEntry } from "@react-router/dev/routes";
import { describe, expect, it } from "vitest";
import routeConfig from "#app/routes.ts";
import { mainLinks } from "#app/ui/chrome/navigation.ts";
import { takenBy } from "#domain/own-pages/taken-address.ts";
import { countedPaths } from "#workers/site-paths.ts";

function pathsOf(entries: RouteConfigEntry[]): string[] {
  return entries.flatMap(({ path, children = [] }) => (path ? [`/${path}`] : pathsOf(children)));
}

const routes = pathsOf(await routeConfig).filter((path) => path !== "/*");
const files = import.meta.glob(["../public/**", "../studio/public/**"]);
const ofFiles = Object.keys(files).map((file) => file.replace(/^\.\.\/(studio\/)?public/, ""));
/** Not a file at the top whose name no page can have: a page's path has no dot and no underscore. */
const named = (path: string) => !/^\/(?:_|[^/]*\.)/.test(path);

describe("no page of the owner’s can have the address", () => {
  it.each([...routes, ...mainLinks.map(({ href }) => href).filter((path) => path !== "/")])(
    "of the route %s",
    (path) => {
      const isFeed = /\.\w+$/.test(path);
      expect(isFeed || takenBy(path.toLowerCase(), countedPaths)).toBeTruthy();
    },
  );

  it("of a public file, or in its folder", () => {
    const folders = [...new Set(ofFiles.filter(named).map((path) => `/${path.split("/")[1]}`))];
    expect(folders.filter((path) => takenBy(path, countedPaths) === null)).toEqual([]);
    expect(folders).toContain("/images");
  });

  it("of what the Worker answers before the pages", () => {
    for (const path of ["/media/x", "/api/posts", "/unsubscribe/x", "/l/x", "/cdn-cgi/x", "/assets/x"])
      expect({ path, by: takenBy(path, countedPaths) }).toEqual({ path, by: expect.any(String) });
  });
});
