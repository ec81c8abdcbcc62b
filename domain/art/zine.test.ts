import { expect, it } from "vitest";
import { newestFirst } from "./artwork.ts";
import { stillOf } from "./still.ts";
import { zinePageSize, zinePageSources } from "./zine-pages.ts";

it("names a page's files by its number", () => {
  expect(zinePageSources("snakes", 3)).toEqual({
    src: "/images/zines/snakes/3.webp",
    srcSet: undefined,
    avif: "/images/zines/snakes/3-640.avif 640w, /images/zines/snakes/3-900.avif 900w, /images/zines/snakes/3.webp 1200w",
    whole: "/images/zines/snakes/3.webp",
  });
});

it("puts the newest work first, and leaves works of one day as they were given", () => {
  const works = [
    { name: "a", date: "2021-01-02" },
    { name: "b", date: "2023-01-02" },
    { name: "c", date: "2021-01-02" },
  ];
  expect(newestFirst(works).map(({ name }) => name)).toEqual(["b", "a", "c"]);
});

it("shows a still as large as it is", () => {
  expect(stillOf({ slug: "moth", still: { width: 1200, height: 1600 } })).toMatchObject({
    width: 1200,
    height: 1600,
    srcSet: undefined,
  });
});

it("has pages as high as it says, and A7 where it says nothing", () => {
  expect(zinePageSize({})).toEqual({ width: 1200, height: 1697 });
  expect(zinePageSize({ height: 800 })).toEqual({ width: 1200, height: 800 });
});
