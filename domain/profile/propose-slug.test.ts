import { expect, it } from "vitest";
import { proposeSlug } from "./propose-slug.ts";

const now = new Date("2026-11-30T16:00Z");
const made = (title: string, of: { language?: string; slugs?: "own" | "latin" }) =>
  proposeSlug(title, { kind: "post", profile: { timeZone: "Asia/Tokyo", ...of }, now });

it.each([
  ["Über Öl", {}, "uber-ol"],
  ["Über Öl", { language: "de" }, "ueber-oel"],
  ["Über Öl", { language: "de", slugs: "own" as const }, "über-öl"],
  ["日本-2024", { language: "ja" }, "日本-2024"],
  ["Επίπεδο 2", { language: "el" }, "επίπεδο-2"],
  ["Επίπεδο 2", { language: "el", slugs: "latin" as const }, "epipedo-2"],
  ["Привет", { language: "sr-Latn" }, "privet"],
])("a slug has the letters that the site’s language or its owner asks for: %s %j", (title, of, slug) => {
  expect(made(title, of)).toBe(slug);
});

it.each(["🐸".repeat(200), "…?!", "\u202E\u200F—"])(
  "a title without letters gets one with the site’s day: %s",
  (title) => {
    expect(made(title, {})).toBe("post-2026-12-01");
  },
);

it("no title gets none", () => expect(made("  ", {})).toBe(""));
