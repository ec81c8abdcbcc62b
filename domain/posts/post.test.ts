import { describe, expect, it } from "vitest";
import { isRefused } from "../outcome.ts";
import { parse } from "../parse.ts";
import { likeInput } from "./like.ts";
import { displayDate, missingIn, newPostInput } from "./post.ts";
import { searchTerms } from "../text/fold.ts";

const fine = { title: "A title", summary: "A summary", slug: "a-slug", content: "Text" };

function fieldsRefused(input: unknown, schema = newPostInput as Parameters<typeof parse>[0]): string[] {
  const outcome = parse(schema, input);
  return isRefused(outcome) ? outcome.issues.map((issue) => issue.field) : [];
}

describe("a new post", () => {
  it("needs title, summary and slug, and names every field that is missing", () => {
    expect(fieldsRefused({ content: "Text" })).toEqual(["title", "summary", "slug"]);
    expect(fieldsRefused({ title: " ", summary: "\n", slug: "\t" })).toEqual(["title", "summary", "slug"]);
    expect(fieldsRefused(fine)).toEqual([]);
  });

  it("refuses fields that are too long", () => {
    const long = (length: number) => "a".repeat(length);
    expect(fieldsRefused({ ...fine, title: long(201), summary: long(501), slug: long(101) })).toEqual([
      "title",
      "summary",
      "slug",
    ]);
    expect(fieldsRefused({ ...fine, content: long(500_001) })).toEqual(["content"]);
    expect(fieldsRefused({ ...fine, title: long(200), summary: long(500), slug: long(100) })).toEqual([]);
  });

  it("refuses control characters, but not tabs and line ends", () => {
    expect(fieldsRefused({ ...fine, title: "a\u0000b", summary: "a\u001bb" })).toEqual(["title", "summary"]);
    expect(fieldsRefused({ ...fine, summary: "a\tb\r\nc" })).toEqual([]);
  });

  it.each(["two words", "a/b", "../up", "Ümlaut", "UPPER", "-a", "a--b", "a_b", "a.b", "🐸", "a?b"])(
    "refuses the slug %s",
    (slug) => {
      expect(fieldsRefused({ ...fine, slug })).toEqual(["slug"]);
    },
  );

  it.each([
    "javascript:alert(1)",
    "//evil.example/x.png",
    "data:image/png;base64,x",
    "x.png",
    'https://a.b/"onerror=',
    "http://pond.example/toad.png",
  ])("refuses the image address %s", (imageUrl) => {
    expect(fieldsRefused({ ...fine, imageUrl })).toEqual(["imageUrl"]);
  });

  it.each(["", "/images/x.webp", "https://example.com/x.png?y=1"])(
    "takes the image address '%s'",
    (imageUrl) => {
      expect(fieldsRefused({ ...fine, imageUrl })).toEqual([]);
    },
  );

  it("refuses a datetime and a time zone of another form", () => {
    expect(fieldsRefused({ ...fine, datetime: "yesterday", timeZone: "Moon/Sea" })).toEqual([
      "timeZone",
      "datetime",
    ]);
  });

  it("refuses anything but an object", () => {
    for (const input of [null, [], "text", 7]) expect(isRefused(parse(newPostInput, input))).toBe(true);
  });
});

describe("a like", () => {
  it("refuses mode 7 and every other unknown mode", () => {
    for (const mode of [7, "7", 2, "", null, "like", 0.5, undefined]) {
      expect([mode, fieldsRefused({ id: "x", mode }, likeInput)]).toEqual([mode, ["mode"]]);
    }
    for (const mode of [0, 1, -1, "0", "1", "-1"])
      expect(fieldsRefused({ id: "x", mode }, likeInput)).toEqual([]);
  });
});

describe("small rules", () => {
  it("shows the date up to the first comma", () => {
    expect(displayDate("4 March 2026, 9:12:00 AM", "en-GB")).toBe("4 March 2026");
    expect(displayDate("4 March 2026", "en-GB")).toBe("4 March 2026");
    expect(displayDate("4 March 2026, 9:12:00 AM", "ja")).toBe("2026年3月4日");
    expect(displayDate("Mar 4 2026, 9:12:00 AM", "ja")).toBe("Mar 4 2026");
    expect(displayDate("4 Brumaire 2026", "ja")).toBe("4 Brumaire 2026");
  });

  it("says what a text needs before it can be published", () => {
    expect(missingIn(fine)).toEqual([]);
    for (const field of ["title", "slug", "summary"])
      expect(missingIn({ ...fine, [field]: "  " })).toEqual([`a ${field}`]);
  });

  it("splits search terms on commas and drops empty ones", () => {
    expect(searchTerms(" React, 3D ,,  ")).toEqual(["React", "3D"]);
  });
});
