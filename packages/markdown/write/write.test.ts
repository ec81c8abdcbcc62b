import type { Root } from "mdast";
import { toMarkdown } from "mdast-util-to-markdown";
import { visit } from "unist-util-visit";
import { random } from "@toadstool/stage/seeded";
import { describe, expect, it } from "vitest";
import { parseMarkdown } from "../parse/index.ts";
import { dialectWriting } from "./index.ts";

const paragraph = (value: string): Root => ({
  type: "root",
  children: [{ type: "paragraph", children: [{ type: "text", value }] }],
});
const write = (value: string) => toMarkdown(paragraph(value), { extensions: dialectWriting }).trimEnd();

function read(markdown: string) {
  const links: string[] = [];
  let words = "";
  visit(parseMarkdown(markdown), (node) => {
    if (node.type === "link") links.push(node.url);
    if (node.type === "text") words += node.value;
  });
  return { words, links };
}

describe("an address in a text", () => {
  it.each([
    "https://people.example.edu/~ann/",
    "https://video.example/watch?v=abc_def&t=10s",
    "https://en.example.org/wiki/Foo_(bar)",
    "See http://example.org/a*b*c_d, and (https://example.org/_x).",
    "www.example.org/~ann and ann_b@example.org",
  ])("stays as it was typed: %s", (text) => {
    expect(write(text)).toBe(text);
  });

  it("is a link of its own where a mark touches it", () => {
    expect(write("(https://example.org/_x_).")).toBe("(<https://example.org/_x>\\_).");
    const tree = paragraph("https://example.org/a");
    const [block] = tree.children;
    if (block?.type === "paragraph")
      block.children.push({ type: "strong", children: [{ type: "text", value: "b" }] });
    expect(toMarkdown(tree, { extensions: dialectWriting })).toBe("<https://example.org/a>**b**\n");
  });

  it("leads where it says, and loses no character, whatever it is made of and stands in", () => {
    const next = random(32);
    const pick = (list: string) => list.charAt(Math.floor(next() * list.length));
    const some = (list: string, most: number) =>
      Array.from({ length: Math.floor(next() * most) }, () => pick(list)).join("");
    for (let round = 0; round < 80; round++) {
      const host =
        ["https://example.org/", "http://a.example.org", "www.example.org/", "HTTPS://example.org/?"][
          round % 4
        ] ?? "";
      const address = `${host}${some("ab/~_*()[]&;=?#!.,'`|\\@+-~$%", 14)}`;
      const text = `x${some("a*_~([`. ", 6)} ${pick("(*_~[ ")}${address}${some(")*_~].,!", 3)} ${some("a*_~)]`. ", 6)}z`;
      const written = read(write(text));
      expect([text, written.words]).toEqual([text, text]);
      const [typed = ""] = text.slice(text.indexOf(address)).split(" ");
      expect([text, written.links[0]]).toEqual([text, read(typed).links[0]]);
    }
  });
});

it("takes time in proportion to a text’s length, whatever its words are", () => {
  for (const unit of ["http://", "www.", "a@", "a", "https://a.b/_ ", "(https://a.b)_"]) {
    const text = unit.repeat(Math.ceil(4_000 / unit.length)).trim();
    expect([unit, write(text).length >= text.length]).toEqual([unit, true]);
  }
});

describe("tildes", () => {
  it("stay where they are single, and are no marks where they are doubled in a text", () => {
    expect(write("Open 5~7 pm, 8~9 am")).toBe("Open 5~7 pm, 8~9 am");
    expect(read(write("a ~~b~~ ~c~ ~~~d")).words).toBe("a ~~b~~ ~c~ ~~~d");
  });
});
