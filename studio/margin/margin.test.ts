import { expect, it } from "vitest";
import { projects } from "../projects.ts";
import { zines } from "../zines.ts";
import { guestOf } from "./guests.ts";
import { toadZine } from "./toad-zine.ts";

const paths = ["/portfolio/", "/art/zine/"].flatMap((start) =>
  (start === "/portfolio/" ? projects : zines).map(({ slug }) => start + slug),
);

it("each project and each zine has a toad that does something of its own, and no admin page has one", () => {
  const doings = paths.map((path) => guestOf(path)?.doing);
  expect(new Set(doings).size).toBe(paths.length);
  expect(guestOf("/blog/a-post-of-tomorrow")?.doing).toBe(guestOf("/blog/a-post-of-tomorrow")?.doing);
  expect([guestOf("/"), guestOf("/admin/blog"), guestOf("/subscribe")]).toEqual([null, null, null]);
});

it("eight toads make a zine of eight pages, and a name cannot break out of its cover", () => {
  expect(toadZine(paths.slice(0, 7), "Ada")).toEqual([]);
  const pages = toadZine(paths, "</text><script>");
  expect(pages).toHaveLength(8);
  expect(pages[0]?.svg).toContain("&lt;/text&gt;&lt;script&gt;");
});

it("letters names in the brush, their accents left off, and types those it has no signs for", () => {
  const cover = (name: string) => toadZine(paths, name)[0]?.svg ?? "";
  expect(cover("Zoë")).not.toContain("<text");
  expect(cover("Zoë")).toBe(cover("Zoe"));
  expect(cover("ガマ")).toContain("ガマ</text>");
  expect(toadZine(paths, "Zoë")[0]?.alt).toContain("found by Zoë");
});
