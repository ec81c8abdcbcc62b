// In workerd, whose own streams the rule needs.
import "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { fillFiles } from "./fill-files.ts";
import { given } from "./samples/given.ts";
import { nastySample } from "./samples/nasty.ts";
import { zipOf } from "./samples/zip.ts";
import { openSource } from "./source/source.ts";
import { codesOf, readAll } from "./testing.ts";

const read = async (name: string) => readAll(await nastySample(name));

describe("an export with", () => {
  it("broken HTML keeps its words, and nothing that would run", async () => {
    const { texts } = await read("broken HTML");
    const { markdown } = texts[0] ?? { markdown: "" };
    for (const words of ["One", "bold", "italic", "two", "cell", "after", "click", "No address"])
      expect(markdown).toContain(words);
    expect(markdown).not.toMatch(/javascript:|onerror/);
  });

  it("HTML that nests thousands deep keeps its words", async () => {
    const { texts } = await read("HTML that nests thousands deep");
    expect(texts[0]?.markdown).toBe("The words.");
    expect(texts[0] && codesOf(texts[0])).toEqual(["broken_markup"]);
  });

  it("no dates says so, and invents none", async () => {
    const { texts, subscribers } = await read("no dates");
    expect(texts[0]).toMatchObject({ published: null, created: null, updated: null });
    expect(texts[0] && codesOf(texts[0])).toEqual(["no_date"]);
    expect(subscribers).toMatchObject([{ joined: null }]);
  });

  it("duplicate slugs keeps both texts, and one of those with the same id", async () => {
    const { texts, remarks } = await read("duplicate slugs and ids");
    expect(texts.map(({ slug, title }) => [slug, title])).toEqual([
      ["moss", "Moss, part 1"],
      ["moss", "Moss, part 2"],
    ]);
    expect(remarks).toMatchObject([{ code: "duplicate", count: 1 }]);
  });

  it("links to private addresses fetches none of them", async () => {
    const { texts } = await read("links to private addresses");
    expect(texts[0]).toMatchObject({ files: [], cover: null });
    expect(texts[0]?.remarks.filter(({ code }) => code === "address_private")).toHaveLength(6);
    expect(texts[0]?.markdown).toContain("At home");
    expect(texts[0]?.markdown).not.toContain("/etc/passwd");
  });

  it("a picture of 30 MB says how large it is", async () => {
    const { texts } = await read("a picture of 30 MB");
    expect(texts[0]?.files).toMatchObject([{ alt: "Large", from: { in: "archive", bytes: 30_000_070 } }]);
  });

  it("a picture in the text gives its bytes", async () => {
    const { texts } = await read("a picture in the text");
    const [file, ...others] = texts[0]?.files ?? [];
    expect(file?.from.in === "text" && file.from.data.size).toBe(70);
    expect(others).toEqual([]);
    expect(texts[0] && codesOf(texts[0])).toEqual(["file_missing"]);
  });

  it("paths that lead out leaves those files out", async () => {
    const { texts, remarks } = await read("paths that lead out");
    expect(texts.map(({ title }) => title)).toEqual(["A"]);
    expect(remarks.map(({ message }) => message)).toEqual([
      "The file “../evil.html” was left out: its path leads out of the archive.",
    ]);
  });

  it("several encodings reads each in its own", async () => {
    const { texts } = await read("several encodings");
    expect(texts.map((text) => [text.title, text.markdown, codesOf(text)])).toEqual([
      ["Café", "Déjà.", ["encoding"]],
      ["Mark", "A\nB", []],
      ["Größe", "Müßig.", []],
    ]);
    expect((await read("a WordPress export in Latin-1")).texts[0]?.title).toBe("Café");
  });

  it("slugs of emoji gives each text one of its own that stays", async () => {
    const { texts } = await read("slugs of emoji");
    const slugs = texts.map(({ slug }) => slug);
    expect(slugs).toEqual((await read("slugs of emoji")).texts.map(({ slug }) => slug));
    expect(new Set(slugs).size).toBe(2);
    expect(texts[1]).toMatchObject({ title: "Untitled", markdown: "" });
  });

  it("parents and blocks in a circle comes to an end", async () => {
    const { texts } = await read("parents and blocks in a circle");
    expect(texts.map(({ markdown }) => markdown)).toEqual(["In a circle.", "Part 2."]);
  });

  it("titles, excerpts and tags beyond all limits cuts them and says what was cut", async () => {
    const { texts } = await read("tags without end");
    expect(texts[0]?.title).toHaveLength(200);
    expect(texts[0]?.summary).toHaveLength(500);
    expect(texts[0]?.tags).toHaveLength(30);
    expect(texts[0]?.tags[3]).toBe("tag 3");
    expect(texts[0] && codesOf(texts[0])).toEqual(["cut", "cut", "tags_left"]);
  });

  it("a list with a quotation mark too many loses that line and no other", async () => {
    const { subscribers } = await read("a list with a quotation mark too many");
    expect(subscribers.map(({ email }) => email)).toContain("b@pond.example");
  });

  it("half of a character marks it and says so, and no cut makes one", async () => {
    const { texts, items } = await read("half of a character");
    expect(texts[0]).toMatchObject({ title: "Toads �", markdown: "Whole 🐸, half �." });
    expect(texts.map((text) => codesOf(text).filter((code) => code === "encoding"))).toEqual([
      ["encoding"],
      [],
    ]);
    expect(texts[1]?.title).toBe(`${"🐸".repeat(99)}…`);
    expect(JSON.stringify(items)).not.toMatch(/\\ud[89a-f]/i);
  });

  it("text that looks like directives keeps it as text", async () => {
    const { texts } = await read("text that looks like directives");
    expect(texts[0]?.markdown).toBe(
      '\\::youtube{id="abcdefgh"}\n\n\\# no heading\n\n1\\. no list at 10:30 \\[x]\\(y) \\<u>\n\nmoved-file:00001',
    );
    expect(texts[0]?.files).toEqual([]);
  });

  it.each([
    ["a zip bomb", "zip_bomb"],
    ["a zip that was cut short", "zip_broken"],
    ["a zip with a password", "zip_encrypted"],
    ["a JSON file cut short", "export_cut"],
    ["a JSON file that was edited by hand", "export_broken"],
    ["no export at all", "unknown_system"],
    ["a feed instead of an export", "unknown_system"],
  ])("%s is refused as a whole, with a way to mend it", async (name, code) => {
    await expect(read(name)).rejects.toMatchObject({ code, message: expect.stringMatching(/^.{60,}\.$/) });
  });
});

it("holds no more files of zips than a limit, in one or in several, and says how to go on", async () => {
  const zip = async (name: string) => given(name, await zipOf({ "a.md": "# A", "b.md": "# B" }));
  const [one, other] = [await zip("one.zip"), await zip("other.zip")];
  expect((await openSource([one, other], { zipEntries: 4 })).entries).toHaveLength(4);
  for (const [files, zipEntries] of [
    [[one], 1],
    [[one, other], 3],
  ] as const)
    await expect(openSource(files, { zipEntries })).rejects.toMatchObject({
      code: "too_many_files",
      message: expect.stringContaining(`More than ${zipEntries} files`) as string,
    });
});

it("fills in the addresses of files, and links to where a file was that did not come", () => {
  const file = {
    as: "picture" as const,
    from: { in: "web" as const, url: "" },
    key: "",
    name: "a.png",
    alt: "",
    caption: "",
  };
  const files = [
    { ...file, placeholder: "moved-file:00001", fallback: "https://old.example/a b.png" },
    { ...file, placeholder: "moved-file:00002", fallback: "" },
  ];
  const markdown =
    '![A \\[toad\\]](moved-file:00001 "In \\"May\\"")\n\n::video{src="moved-file:00002" title="Film"}\n\n[words](moved-file:00002), [more](moved-file:00001)';
  expect(fillFiles({ markdown, files }, ({ placeholder }) => `/media/${placeholder.slice(-1)}`)).toBe(
    '![A \\[toad\\]](/media/1 "In \\"May\\"")\n\n::video{src="/media/2" title="Film"}\n\n[words](/media/2), [more](/media/1)',
  );
  expect(fillFiles({ markdown, files }, () => null)).toBe(
    '[A \\[toad\\]](<https://old.example/a b.png>)\\\n*In \\"May\\"*\n\nFilm\n\nwords, [more](<https://old.example/a b.png>)',
  );
});
