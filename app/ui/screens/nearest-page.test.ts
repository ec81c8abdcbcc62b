import { expect, it } from "vitest";
import { nearestPage } from "./nearest-page.ts";

const pages = [
  { path: "/", title: "Home" },
  { path: "/about-me", title: "About" },
  { path: "/portfolio", title: "Portfolio" },
  { path: "/art", title: "Art" },
  { path: "/blog/soup-that-nearly-says-it", title: "Soup that nearly says it" },
];
const nearest = (path: string) => nearestPage(path, pages)?.path ?? null;

it("knows what an address was meant to be that lacks a part, or has a letter too few or too many", () => {
  expect(nearest("/about")).toBe("/about-me");
  expect(nearest("/abuot")).toBe("/about-me");
  expect(nearest("/portfoilo/")).toBe("/portfolio");
  expect(nearest("/Portfolios")).toBe("/portfolio");
  expect(nearest("/soup-that-nearly-says")).toBe("/blog/soup-that-nearly-says-it");
});

it("suggests nothing for an address that is like none, or for the page itself", () => {
  expect(["/wp-login.php", "/x", "/", "/art", "/jelly"].map(nearest)).toEqual([null, null, null, null, null]);
});
