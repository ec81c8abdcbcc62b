import { expect, test } from "vitest";
import { linkFrom } from "./link-address.ts";

test.each([
  [" https://example.org/a?b#c ", "https://example.org/a?b#c"],
  ["example.org/path", "https://example.org/path"],
  ["münchen.example", "https://münchen.example"],
  ["ada@example.org", "mailto:ada@example.org"],
  ["mailto:ada@example.org", "mailto:ada@example.org"],
  ["/about-me", "/about-me"],
  ["#notes", "#notes"],
])("%j leads to %s", (typed, address) => {
  expect(linkFrom(typed)).toBe(address);
});

test.each([
  "",
  "words alone",
  "javascript:alert(1)",
  "data:text/html,x",
  "//evil.example",
  "https://",
  "word",
])("%j leads nowhere", (typed) => {
  expect(linkFrom(typed)).toBeNull();
});
