import { expect, it } from "vitest";
import { pageAt } from "./page-view.ts";

it("counts a zine that is in its address where it was made, and keeps nothing of the address", () => {
  const paths = new Set(["/art/zine/swap"]);
  expect(pageAt("/art/zine/swap/1abc", paths)).toEqual({ path: "/art/zine/swap" });
  expect(pageAt("/art/zine/swap/1abc", new Set())).toBeNull();
});
