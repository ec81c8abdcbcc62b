import { describe, expect, it } from "vitest";
import { draftText } from "#testing/drafts.ts";
import type { TextFields } from "./draft.ts";
import { isRefused } from "../outcome.ts";
import { fromFrontMatter, toFrontMatter } from "./front-matter.ts";

const odd = [
  "",
  "plain",
  "Toads: a history",
  'He said "ribbit"',
  "It's 'quoted' \"twice\"",
  "# not a comment",
  "- not a list",
  "[not, a, list]",
  "{not: a map}",
  "*alias &anchor !tag %directive @at `tick`",
  "null",
  "~",
  "true",
  "No",
  "2026-03-04",
  "0x1F",
  "1e3",
  "007",
  "10:30",
  "---",
  "...",
  " leading and trailing ",
  "two\nlines",
  "three\n\nlines\n",
  "\ttab",
  "back\\slash \\n",
  "蛙 🐸 مرحبا é \u0301 \u2028 \u200d",
  "key: value # comment",
  "| pipe > fold",
  "a b ".repeat(24),
];
const contents = [
  "",
  "One.",
  "\n\nStarts late, ends late.\n\n",
  "---\ntitle: not mine\n---\n",
  "---\n",
  "# Heading\n\n10:30 :::note\n\n```yaml\n---\na: b\n---\n```",
  "蛙 🐸\n".repeat(50_000),
  "\t- tab\r",
];

function reread(fields: TextFields, tags: string[] = []) {
  return fromFrontMatter(toFrontMatter({ ...fields, tags }), "other.md");
}

describe("a text as a file", () => {
  it("comes back unchanged, whatever its fields contain", () => {
    for (const text of odd) {
      const fields = {
        title: text || "T",
        slug: text || "s",
        summary: text,
        dateString: text,
        imageUrl: text,
      };
      for (const content of ["", "# Text\n"]) {
        const written = { ...fields, content };
        expect(reread(written)).toEqual(written);
      }
    }
  });

  it("comes back unchanged, whatever its text is", () => {
    for (const content of contents) {
      const written = draftText({ content });
      expect(reread(written)).toEqual(written);
    }
  });

  it("is readable by people", () => {
    const fields = draftText({ title: "Toads: a history", slug: "toads", dateString: "4 March 2026" });
    expect(toFrontMatter({ ...fields, tags: ["riso", "C#: notes"] })).toBe(
      '---\ntitle: "Toads: a history"\nslug: toads\ndate: 4 March 2026\nimage: ""\nsummary: Not there yet.\ntags:\n  - riso\n  - "C#: notes"\n---\n\nOne step.',
    );
  });
});

describe("a file as a draft", () => {
  it("may come from another system, with its line ends and names", () => {
    const file =
      "\uFEFF---\r\ntitle: 1984\r\ndate: 2026-03-04\r\ndescription: >-\r\n  Folded\r\n  text\r\ndraft: true\r\ntags: [a, b]\r\ncover: ~\r\n---\r\nLine one.\r\nLine two.\r\n";
    expect(fromFrontMatter(file)).toEqual({
      title: "1984",
      slug: "1984",
      dateString: "2026-03-04",
      summary: "Folded text",
      imageUrl: "",
      tags: "a, b",
      content: "Line one.\nLine two.\n",
    });
  });

  it.each([
    ["tags: riso, paper", "riso, paper"],
    ["tags:\n  - Riso\n  - 2026\n  - RISO\n  -", "Riso, 2026"],
    ["keywords: [🍄, 'a, b']", "🍄, a, b"],
    ["tags: []", ""],
  ])("has the tags of its front matter: %s", (line, tags) => {
    expect(fromFrontMatter(`---\ntitle: T\n${line}\n---\nText`)).toMatchObject({ tags });
  });

  it("shows a timestamp of another system as a date of the site’s zone", () => {
    const file = "---\ntitle: T\ndate: 2024-05-01T10:00:00+02:00\n---\nText";
    expect(fromFrontMatter(file, "t.md", { timeZone: "Europe/London" })).toMatchObject({
      dateString: "1 May 2024, 9:00:00 AM",
    });
  });

  it("may have its front matter in TOML, as Hugo and Zola write it", () => {
    const file = [
      "+++",
      'title = "Toads: a history"',
      "date = 2024-05-01T10:00:00+02:00",
      "draft = false",
      'tags = ["riso", "C#"]',
      'summary = """',
      "Two",
      'lines"""',
      "[cover]",
      'image = "a.png"',
      "+++",
      "",
      "Text",
    ].join("\r\n");
    expect(fromFrontMatter(file)).toEqual({
      title: "Toads: a history",
      slug: "toads-a-history",
      dateString: "1 May 2024, 8:00:00 AM",
      summary: "Two\nlines",
      imageUrl: "",
      tags: "riso, C#",
      content: "Text",
    });
    expect(fromFrontMatter("+++\ntitle = 1984\ndate = 2024-05-01\n+++\nText")).toMatchObject({
      title: "1984",
      dateString: "2024-05-01",
    });
  });

  it("may have its front matter in JSON, as Hugo writes it", () => {
    const file = [
      "\uFEFF{",
      '\t"title": "Toads: a {history}",',
      '\t"date": "2024-05-01T10:00:00+02:00",',
      '\t"draft": false, "weight": 1,',
      '\t"tags": ["riso", "C#"],',
      '\t"summary": "Two\\n\\"lines\\" \\ud83d\\udc38 \\/",',
      '\t"cover": { "image": "a.png" }',
      "}",
      "",
      "Text",
    ].join("\r\n");
    expect(fromFrontMatter(file)).toEqual({
      title: "Toads: a {history}",
      slug: "toads-a-history",
      dateString: "1 May 2024, 8:00:00 AM",
      summary: 'Two\n"lines" 🐸 /',
      imageUrl: "",
      tags: "riso, C#",
      content: "Text",
    });
    expect(fromFrontMatter('{"title": 1984, "tags": "a, b"}\n{ "more": "text" }\n')).toMatchObject({
      title: "1984",
      tags: "a, b",
      content: '{ "more": "text" }\n',
    });
  });

  it("names the series that it is a part of, and comes back with it", () => {
    const file = toFrontMatter({ ...draftText(), tags: [], series: "Small things: a year" });
    expect(file).toContain('\nseries: "Small things: a year"\n');
    expect(fromFrontMatter(file)).toMatchObject({ series: "Small things: a year" });
  });

  it("is refused where its tags are no list of texts, or too many", () => {
    const many = Array.from({ length: 500 }, (_, number) => `t${number}`).join(", ");
    for (const [line, words] of [
      ["tags: { a: b }", "Line 3: tags must be"],
      [`tags: [${many}]`, "Line 3: A text takes 30 tags at most"],
    ])
      expect(fromFrontMatter(`---\ntitle: T\n${line}\n---\nText`)).toMatchObject({
        refused: "invalid",
        issues: [{ field: "tags", message: expect.stringContaining(words ?? "") as string }],
      });
  });

  it("is named by its first heading, or else by its file, where it has no front matter", () => {
    const titles = [
      ["Intro\n\n## How *toads* sing\n", "x.md", "How toads sing"],
      ["No heading.", "2026-03-04-how-to_fold.md", "How to fold"],
      ["---\n---\n\nText", "empty.markdown", "Empty"],
      ["", "蛙.md", "蛙"],
      ["Text", "", ""],
    ] as const;
    for (const [file, name, title] of titles) expect(fromFrontMatter(file, name)).toMatchObject({ title });
    expect(fromFrontMatter("# A heading", "x.md")).toMatchObject({
      slug: "a-heading",
      content: "# A heading",
    });
  });

  it.each([
    "{ as in a poem }\n",
    '{"a": 1} is an object.\n',
    '{ "a": 1\n\nnever ends',
    '{"quoted", "twice"\n',
    "{}} and {{ }}\n",
  ])("may begin with a brace without being an object: %j", (file) => {
    expect(fromFrontMatter(file, "braced.md")).toMatchObject({ content: file });
  });

  it("recognises a horizontal rule", () => {
    for (const file of [
      "---\n\nText",
      "---\nText between rulers\n---\nMore",
      "----\ntitle: x\n----\n",
      "+++\nText\n+++\n",
    ]) {
      expect(fromFrontMatter(file, "ruled.md")).toMatchObject({ content: file });
    }
  });

  it("reports the line and the field of unreadable front matter", () => {
    const wrong = [
      ['---\ntitle: fine\nslug: "open\n---\n', /^Line [34] /, "file"],
      ["---\ntitle: one\ntitle: two\n---\n", /^Line 3 /, "file"],
      ["---\ntitle: fine\nsummary: [a, list]\n---\n", /^Line 3: summary must be text/, "summary"],
      ["---\ntitle: &a x\nsummary: *a\n---\n", /^Line 3: summary must be text/, "summary"],
      ["---\n- a list\n---\n", /^Line 2 /, "file"],
      ["---\ntitle: fine\n\tslug: tabbed\n---\n", /^Line \d/, "file"],
      ['+++\ntitle = "fine"\nslug = "open\n+++\n', /^Line [34] is not valid TOML/, "file"],
      ['+++\ntitle = "one"\ntitle = "two"\n+++\n', /^Line 3 is not valid TOML/, "file"],
      ['+++\ntitle = "fine"\n\nsummary = ["a", "list"]\n+++\n', /^Line 4: summary must be text/, "summary"],
      [`+++\nslug = "x"\ntitle = "${"a".repeat(201)}"\n+++\n`, /^Line 3: The title is too long/, "title"],
      ['{\n  "title": "fine"\n  "slug": "x"\n}\n', /^Line [23] is not valid JSON/, "file"],
      ['{\n  "title": "open,\n  "slug": "x"\n}\n', /^Line [23] is not valid JSON/, "file"],
      [
        '{\n  "title": "fine",\n\n  "summary": ["a", "list"]\n}\n',
        /^Line 4: summary must be text/,
        "summary",
      ],
      [`{ "title":\n"${"a".repeat(201)}" }\n`, /^Line 1: The title is too long/, "title"],
      [`{ "title": "${"a".repeat(30_000)}" }\n`, /between the braces is too long/, "file"],
      [`---\nslug: x\ntitle: ${"a".repeat(201)}\n---\n`, /^Line 3: The title is too long/, "title"],
      [`---\ntitle: ${"a".repeat(30_000)}\n---\n`, /too long to be front matter/, "file"],
    ] as const;
    for (const [file, message, field] of wrong) {
      const outcome = fromFrontMatter(file);
      if (!isRefused(outcome)) throw new Error(`Taken: ${file}`);
      expect(outcome.message).toMatch(message);
      expect([file, outcome.issues[0]?.field]).toEqual([file, field]);
    }
  });

  it("is read quickly, whatever it contains", () => {
    const files = [
      "---\n" + "a\n".repeat(400_000),
      "---\n" + "&a [*a,".repeat(2_000) + "\n---\n",
      "-".repeat(900_000),
      '{"a":' + "{".repeat(900_000),
      '{"' + '\\"'.repeat(450_000),
    ];
    for (const file of files) expect(fromFrontMatter(file)).toBeTruthy();
  });
});
