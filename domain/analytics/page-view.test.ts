import { expect, it } from "vitest";
import { pageAt } from "./page-view.ts";

it("counts what is beneath a page of the studio as that page, and keeps nothing of the address", () => {
  const paths = new Set(["/art/zine/swap", "/art/zine/swap/*", "/colophon"]);
  expect(pageAt("/art/zine/swap/1abc", paths)).toEqual({ path: "/art/zine/swap" });
  expect(pageAt("/art/zine/swap/1abc/1.svg", paths)).toEqual({ path: "/art/zine/swap" });
  expect(pageAt("/colophon/deep/1abc", paths)).toBeNull();
  expect(pageAt("/art/zine/swap/1abc", new Set())).toBeNull();
});
