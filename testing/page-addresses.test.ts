import { describe, expect, it } from "vitest";
import { addresses, sections } from "#app/addresses.ts";
import { words } from "./words.ts";
import { mainLinks } from "#app/ui/chrome/navigation.ts";
import { takenBy } from "#domain/own-pages/taken-address.ts";
import { rooms } from "#studio/rooms.ts";
import { sitePaths } from "#workers/site-paths.ts";

const files = import.meta.glob(["../public/**", "../studio/public/**"]);
const ofFiles = Object.keys(files).map((file) => file.replace(/^\.\.\/(studio\/)?public/, ""));
/** Not a file at the top whose name no page can have: a page's path has no dot and no underscore. */
const named = (path: string) => !/^\/(?:_|[^/]*\.)/.test(path);
const ofEngine = [...addresses.map(({ path }) => `/${path}`), ...mainLinks(words).map(({ href }) => href)];

describe("no page of the owner’s can have the address", () => {
  it.each(ofEngine.filter((path) => !/^\/\*?$|\.\w+$/.test(path)))("%s", (path) => {
    expect(takenBy(path.toLowerCase(), { sections })).toBeTruthy();
  });

  it.each(rooms)("$path of the studio", ({ path }) => {
    expect(takenBy(path, sitePaths)).toBeTruthy();
  });

  it("of a public file, or in its folder", () => {
    const folders = [...new Set(ofFiles.filter(named).map((path) => `/${path.split("/")[1]}`))];
    expect(folders.filter((path) => takenBy(path, sitePaths) === null)).toEqual([]);
    expect(folders).toContain("/images");
  });

  it("of what the Worker answers before the pages", () => {
    for (const path of ["/media/x", "/api/posts", "/unsubscribe/x", "/l/x", "/cdn-cgi/x", "/assets/x"])
      expect({ path, by: takenBy(path, sitePaths) }).toEqual({ path, by: expect.any(String) });
  });
});
