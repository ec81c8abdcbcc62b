import { expect, it } from "vitest";
import { pathsWithMore } from "#domain/art/room.ts";
import { rooms } from "#studio/rooms.ts";
import { openSite } from "#testing/document/site.ts";
import { countedPaths, listedPaths } from "#workers/site-paths.ts";

it("a page of the studio has pages and files beneath it, which search engines are not sent to", async () => {
  const site = await openSite();
  const reader = site.reader();
  await reader.open("/colophon/blue");
  expect(reader.read("heading", "An ink, blue")).toBeTruthy();
  const swatch = await site.send(reader.element("img", "A swatch of blue").getAttribute("src") ?? "");
  expect([swatch.status, swatch.headers.get("Content-Type")]).toEqual([200, "image/svg+xml"]);
  expect((await site.send("/colophon/mauve")).headers.get("Location")).toBe("/404");
  expect(listedPaths.filter((path) => path.startsWith("/colophon"))).toEqual(["/colophon"]);
  expect(pathsWithMore(rooms)).toEqual(["/colophon"]);
  expect(countedPaths).toContain("/colophon/*");
});
