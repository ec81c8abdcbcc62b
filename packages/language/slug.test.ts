import { expect, it } from "vitest";
import { decodeSlug, isSlug, longestSlug } from "./is-slug.ts";
import { slugFrom } from "./slug.ts";

const latin = { script: "latin", language: "en" } as const;
const own = { script: "own", language: "ja" } as const;

it.each([
  ["How to Fold a Zine!", "how-to-fold-a-zine"],
  ["Crème brûlée & Straße", "creme-brulee-strasse"],
  ["Ärger, Øl & Łódź", "arger-ol-lodz"],
  ["What the toad’s said", "what-the-toads-said"],
  ["ＲＩＳＯ ﬁve İstanbul ısı", "riso-five-istanbul-isi"],
  ["  —  ", ""],
])("in Latin letters, without marks: %s", (title, slug) => {
  expect(slugFrom(title, latin)).toBe(slug);
});

it.each([
  ["de", "Ärger über Öl", "aerger-ueber-oel"],
  ["de-CH", "U\u0308ber", "ueber"],
  ["da", "Smørrebrød på Årø", "smoerrebroed-paa-aaroe"],
  ["sv", "Ångström", "angstrom"],
  ["tr", "IŞIK", "isik"],
])("as people of that language spell them: %s", (language, title, slug) => {
  expect(slugFrom(title, { script: "latin", language })).toBe(slug);
});

it.each([
  ["Επίπεδο 2", "epipedo-2"],
  ["Привет, ёжик ЩУКА", "privet-yozhik-schuka"],
  ["Її Київ", "yiyi-kiyiv"],
  ["مُرحبا ٢٠٢٤", "mrhba-2024"],
  ["ქართული", "qartuli"],
  ["が 日本-2024 नमस्ते үй Über", "が-日本-2024-नमस्ते-үй-uber"],
])("letters of other scripts are spelled in Latin ones, or words stay as they are: %s", (title, slug) => {
  expect(slugFrom(title, latin)).toBe(slug);
});

it.each([
  ["日本-2024", "日本-2024"],
  ["επίπεδο-2", "επίπεδο-2"],
  ["Crème brûlée", "crème-brûlée"],
  ["か\u3099っこう ﾊﾟﾝ", "がっこう-パン"],
  ["مرحبا، يا عالم!", "مرحبا-يا-عالم"],
  ["नमस्ते दुनिया", "नमस्ते-दुनिया"],
  ["שלום hello עולם", "שלום-hello-עולם"],
  ["می\u200Cخواهم", "می-خواهم"],
  ["ΟΔΟΣ İ", "οδος-i"],
  ["\u202Eabc\u202C\u0301 ❤️ 1️⃣ 🐸", "abc-1"],
  ["🐸".repeat(200), ""],
])("in its own letters with their marks: %s", (title, slug) => {
  expect(slugFrom(title, own)).toBe(slug);
});

it("is no longer than an address takes, and never half a letter", () => {
  expect(slugFrom("a".repeat(300), latin)).toHaveLength(longestSlug);
  expect(slugFrom(`a${"𠮷".repeat(60)}`, own)).toBe(`a${"𠮷".repeat(49)}`);
  expect(slugFrom(`${"a".repeat(98)} 𠮷`, own)).toBe("a".repeat(98));
});

it("what is made is one, and stays the same", () => {
  for (const title of ["How to", "日本-2024", "επίπεδο ΟΔΟΣ", "नमस्ते", "مُحَمَّد", "İI", "a̐b"])
    for (const rule of [latin, own]) {
      const slug = slugFrom(title, rule);
      expect(isSlug(slug)).toBe(true);
      expect(slugFrom(slug, rule)).toBe(slug);
      expect(slug.toLowerCase()).toBe(slug);
    }
});

it.each(["a", "a-2", "日本-2024", "crème", "नमस्ते", "١٢٣"])("%s is one", (text) =>
  expect(isSlug(text)).toBe(true),
);

it.each(["", "A", "-a", "a-", "a--b", "a b", "a/b", "cre\u0300me", "%e6", "\u0301a", "🐸", "a\u202Eb", "É"])(
  "“%s” is none",
  (text) => expect(isSlug(text)).toBe(false),
);

it("is typed or pasted in any form", () => {
  expect(decodeSlug(" %E6%97%A5%E6%9C%AC-2024 ")).toBe("日本-2024");
  expect(decodeSlug("cre\u0300me")).toBe("crème");
  expect(decodeSlug("100%-sure")).toBe("100%-sure");
});
