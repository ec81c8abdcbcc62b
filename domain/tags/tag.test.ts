import { describe, expect, it } from "vitest";
import { isRefused } from "../outcome.ts";
import { parse } from "../parse.ts";
import * as v from "valibot";
import { slugOfTag } from "./slug-of-tag.ts";
import { freeSlug, tagKey, tagNames, tagsInput, tagText } from "./tag.ts";

const parseTags = (tags: unknown) => parse(v.object({ tags: tagsInput }), { tags });

describe("the names in a text", () => {
  it("are without the signs and spaces around them, in the order in which they were typed", () => {
    expect(tagNames("  #riso,paper  cuts ,, ＃, ink、 🍄\nslow")).toEqual([
      "riso",
      "paper cuts",
      "＃",
      "ink",
      "🍄",
      "slow",
    ]);
  });

  it("are each there once, as they were typed first, whatever their case and width", () => {
    expect(tagNames("Riso, RISO, ｒｉｓｏ, Straße, STRASSE, ❤, ❤️")).toEqual(["Riso", "Straße", "❤"]);
  });

  it("are without marks of direction, which nobody sees", () => {
    expect(tagNames("\u202Eورق\u202C, \u2067ورق\u2069, ورق paper")).toEqual(["ورق", "ورق paper"]);
  });

  it("read their own text again", () => {
    const names = tagNames("Zwölf Bögen, 👩‍🎨, C++, “quoted”, #hash");
    expect(tagNames(tagText(names))).toEqual(names);
  });
});

describe("a slug", () => {
  const slugs = (...names: string[]) =>
    names.map((name) => slugOfTag(name, { script: "latin", language: "en" }));

  it("is of the letters that the name has", () => {
    expect(slugs("Zwölf Bögen", "C++", "🍄 toads", "紙")).toEqual(["zwolf-bogen", "c", "toads", "紙"]);
  });

  it("is of code points where the name has none, the same for each variant of a sign", () => {
    expect(slugs("🍄", "❤️", "❤")).toEqual(["1f344", "2764", "2764"]);
  });

  it("gets a number where it is taken", () => {
    expect(freeSlug("c", new Set(["c", "c-2"]))).toBe("c-3");
  });
});

it("folds case, width and spaces away where names are compared", () => {
  expect(tagKey(" ＲＩＳＯ  prints ")).toBe("riso prints");
});

describe("an item's tags", () => {
  it("come as a list or as a text", () => {
    expect(parseTags(["Riso", "ink, paper"])).toEqual({ tags: "Riso, ink, paper" });
    expect(parseTags("Riso, ink")).toEqual({ tags: "Riso, ink" });
    expect(parseTags(undefined)).toEqual({ tags: undefined });
  });

  it.each([
    [Array.from({ length: 500 }, (_, number) => `tag ${number}`), "this one has 500"],
    ["x".repeat(61), "60 characters at most"],
    ["a\u0007b", "control character"],
  ])("are refused with how to mend them", (tags, words) => {
    const parsed = parseTags(tags);
    expect(isRefused(parsed) && parsed.issues).toEqual([
      { field: "tags", message: expect.stringContaining(words) as string },
    ]);
  });
});
