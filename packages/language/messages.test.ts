import { describe, expect, it } from "vitest";
import {
  directionOf,
  formatList,
  languageAttributes,
  languageTag,
  nearestTags,
  speak,
  withinSentence,
} from "./index.ts";
import { compileMessage, compileMessages, faultsOf, faultsOfMessage, missingFrom } from "./messages.ts";

const english = {
  title: "Blog",
  blog: {
    found: "{count, plural, one {# post} other {# posts}} found",
    by: "By {name}",
    more: "Read <link>the blog</link> of {name}.",
  },
} as const;
type English = typeof english;
const speakEnglish = () => speak<English>(compileMessages(english), "en");

describe("words", () => {
  it("are texts, functions of what their placeholders stand for, and parts around tags", () => {
    const { title, blog } = speakEnglish();
    expect(title).toBe("Blog");
    expect(blog.found({ count: 1 })).toBe("1 post found");
    expect(blog.found({ count: 1234 })).toBe("1,234 posts found");
    expect(blog.by({ name: "Ada <b>" })).toBe("By Ada <b>");
    expect(blog.more({ name: "Ada", link: (held) => ({ held }) })).toEqual([
      "Read ",
      { held: ["the blog"] },
      " of Ada.",
    ]);
  });

  it("are the same where each is parsed when it is said, quoted signs among them", () => {
    const messages = { brace: "Write '{' for a placeholder.", quote: "It''s", by: "By '{'{name}" } as const;
    const spoken = speak<typeof messages>(messages, "en", compileMessage);
    expect([spoken.brace, spoken.quote]).toEqual(["Write { for a placeholder.", "It's"]);
    expect(spoken.by({ name: "Ada" })).toBe("By {Ada");
    expect(speak<typeof messages>(compileMessages(messages), "en")).toMatchObject({
      brace: spoken.brace,
      quote: spoken.quote,
    });
  });

  it("are parts also where a form of a plural is all that they are", () => {
    const more = "{count, plural, one {<b>one</b>} other {<b>#</b> and more}}";
    const spoken = speak<{ more: "{count, number}<b></b>" }>(compileMessages({ more }), "en");
    const b = (held: unknown[]) => ({ held });
    expect([1, 2].map((count) => spoken.more({ count, b }))).toEqual([
      [{ held: ["one"] }],
      [{ held: ["2"] }, " and more"],
    ]);
  });

  it("count as their language does", () => {
    const found = "{count, plural, zero {z} one {o} two {t} few {f #} many {m} other {x}}";
    const spoken = speak<{ found: string }>(compileMessages({ found }), "ar-EG") as unknown as {
      found: (values: { count: number }) => string;
    };
    expect([0, 1, 2, 3, 11, 100].map((count) => spoken.found({ count }))).toEqual([
      "z",
      "o",
      "t",
      "f ٣",
      "m",
      "x",
    ]);
  });

  it("hold names of the other direction apart, where they are written from right to left", () => {
    const messages = {
      on: "{title} على {site}، {way, select, up {أعلى} other {أسفل}}",
      read: "<link>{title}</link>: {address}",
    };
    const { on, read } = speak<typeof messages>(compileMessages(messages), "ar") as unknown as Record<
      "on" | "read",
      (values: object) => unknown
    >;
    expect(on({ title: "Toadstool (2).", site: "فطر 3", way: "up" })).toBe(
      "\u2068Toadstool (2).\u2069 على فطر 3، أعلى",
    );
    const link = (held: string[]) => held.join("");
    expect(read({ title: "Blog", address: "https://ada.example/", link })).toEqual([
      "\u2068Blog\u2069: https://ada.example/",
    ]);
    const list = formatList("ar", ["Blue", "أحمر"]);
    expect(list).toBe("\u2068Blue\u2069 وأحمر");
    expect(on({ title: list, site: "فطر", way: "down" })).toBe("\u2068Blue\u2069 وأحمر على فطر، أسفل");
  });

  it("do not compile without a value, nor with one of another kind", () => {
    const { blog } = speakEnglish();
    // @ts-expect-error -- the name is missing
    expect(() => blog.by({})).toThrow("name");
    // @ts-expect-error -- a number is written as its language writes it
    expect(blog.by({ name: 3 })).toBe("By 3");
  });
});

describe("messages of a language", () => {
  it.each([
    ["{count, plural, one {# Beitrag}} gefunden", "de", "cannot be read"],
    ["{count, plural, other {# Beiträge}} gefunden", "de", "lacks the plural form “one”"],
    ["{count, plural, one {# مقال} other {# مقالات}}", "ar", "lacks the plural form “few”"],
    ["{zahl, plural, one {# Beitrag} other {# Beiträge}}", "de", "{count} is missing"],
    ["{count, plural, one {# Beitrag} other {# Beiträge} von {wem}}", "de", "“von”, which is no plural form"],
    ["{count, plural, one {# Beitrag} other {# Beiträge}} von {wem}", "de", "{wem} means nothing here"],
    ["{count, plural, one {<b>#</b>} other {#}}", "de", "<b> means nothing here"],
  ])("refuses %s in %s: it %s", (message, language, fault) => {
    expect(faultsOfMessage(message, english.blog.found, language).join(" ")).toContain(fault);
  });

  it("names what is in the wrong place, and what is missing", () => {
    expect(
      faultsOf({ titel: "Blog", blog: "x", title: { a: "x" } }, english, "de").map(({ name }) => name),
    ).toEqual(["titel", "blog", "title"]);
    expect(missingFrom({ blog: { by: "Von {name}" } }, english)).toEqual([
      "title",
      "blog.found",
      "blog.more",
    ]);
  });
});

describe("tags of languages", () => {
  it.each([
    ["en-gb", "en-GB"],
    ["ZH-hant-tw", "zh-Hant-TW"],
    ["de-CH-1996", "de-CH-1996"],
    ["xx", null],
    ["en-XX", null],
    ["deutsch", null],
    ["", null],
    ["de_DE", null],
    ["de-abcde-bcdef-cdefg-defgh-efghi-fghij", null],
  ])("%s is %s", (written, tag) => expect(languageTag(written)).toBe(tag));

  it("know their direction, and what an element says of another language", () => {
    expect(["ar", "he", "fa", "ur", "yi", "en", "ja", "az-Arab"].map(directionOf)).toEqual([
      ...Array(5).fill("rtl"),
      "ltr",
      "ltr",
      "rtl",
    ]);
    expect(languageAttributes("ar", "en-GB")).toEqual({ lang: "ar", dir: "rtl" });
    expect(languageAttributes("de", "ar")).toEqual({ lang: "de", dir: "ltr" });
    expect(languageAttributes("de", "en")).toEqual({ lang: "de" });
    expect([languageAttributes("", "en"), languageAttributes("en", "en")]).toEqual([{}, {}]);
    expect(nearestTags("zh-Hant-TW")).toEqual(["zh-Hant-TW", "zh-Hant", "zh"]);
  });

  it("write a title within a sentence in small letters, where nouns have no capitals", () => {
    expect(withinSentence("en-GB", "Printer and Toad")).toBe("printer and toad");
    expect(withinSentence("de-AT", "Druckerin und Kröte")).toBe("Druckerin und Kröte");
    expect(withinSentence("tr", "IŞIK")).toBe("ışık");
  });

  it("write lists as their language does", () => {
    expect([formatList("en", ["ink", "glue"]), formatList("ja", ["ink", "glue"])]).toEqual([
      "ink and glue",
      "ink、glue",
    ]);
  });
});
