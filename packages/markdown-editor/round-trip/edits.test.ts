import type { Node } from "@milkdown/kit/prose/model";
import { EditorState } from "@milkdown/kit/prose/state";
import { tableEditing } from "@milkdown/kit/prose/tables";
import { Transform } from "@milkdown/kit/prose/transform";
import { expect, it } from "vitest";
import { plainReading } from "./plain-reading.ts";
import { createRoundTrip } from "./round-trip.ts";
import { treeOf } from "./write-tree.ts";
import { openWritingSchema } from "./writing-schema.client.ts";

const schema = await openWritingSchema();

/** A word is typed at `^`; everything else was typed before. */
it.each([
  "One *two* _th^ree_ __four__ ~five~ and https://six.example.\n",
  "* one\n* two __th^ree__\n* four\n\n    five\n",
  "1) one\n1) tw^o\n1) three\n",
  "-\tone^\n-\ttwo\n\n\tthree\n",
  "- one\n- two\nlazily^\n",
  "One *two*\n^=========\n".replace("^=", "=").replace("One", "O^ne"),
  "# One^ #\n\nTwo.\n",
  "   Indented^ a little,\nthen not.\n",
  "> One\n> two^\nthree\n\n>close^ by\n".replace("close^", "close"),
  ">close^ by\n>and more\n",
  "Text.\n\n    co^de\n      more\n\nText.\n",
  "~~~ js title\nco^de\n~~~\n",
  "| Name   | Price |\n| :----- | ----: |\n| To^ad   |    10 |\n",
  "| Name^   | Price |\n| :----- | ----: |\n| Toad   |    10 |\n",
  "a | b\n--|--\nc^ | d\n",
  "One[^1] tw^o.\n\n[^1]: Three\n    four.\n".replace("One[^1]", "One[@1]").replace("\n[^1]", "\n[@1]"),
  "[one][two], th^ree <kbd>x</kbd> &copy; \\* 10:30  \nfour\n\n[two]: /two\n",
  "One\r\ntwo *thr^ee*\r\n\r\n+ four\r\n",
])("changes one word of %j", (template) => {
  const marked = template.replace("^", "\u0001").replaceAll("@", "^");
  const markdown = marked.replace("\u0001", "");
  const { open, read } = createRoundTrip(schema, plainReading);
  const document = open(markdown);
  const edited = typed(document, marked);
  expect(read(edited)).toBe(marked.replace("\u0001", "zqz"));
});

/** The surface gives all rows of an edited table as many cells. */
it.each([
  ["| a | b |\n|---|---|\n| `x|y` | c |\n| w^ord | d |\n", "a pipe in code without its escape"],
  ["| a | b |\n|---|---|\n| `x\\|y` | w^ord |\n", "a pipe in code with its escape"],
  ["| a | b |\n|---|---|\n| c |\n| d | w^ord |\n", "a cell that is missing"],
  ["a | b\n--|--\nw^ord | c | d | e\n", "cells beyond the headings"],
  ["> | a | b |\n> |---|---|\n> | `x|y` | c |\n> | w^ord | d |\n", "the same in a quotation"],
])("changes one word in a table, and nothing beside it: %j (%s)", (marked) => {
  const { open, read } = createRoundTrip(schema, plainReading);
  const state = EditorState.create({
    doc: open(marked.replace("^", "")),
    plugins: [tableEditing()],
  });
  const at = placeOf(state.doc, "word") + 1;
  const edited = state.apply(state.tr.insertText("zqz", at));
  expect(read(edited.doc)).toBe(marked.replace("^", "zqz"));
});

it("keeps what a row has beyond the headings where the row is written again", () => {
  const trip = createRoundTrip(schema, plainReading);
  const document = trip.open("a | b\n-|-\n`x|y` | *word* | d\n");
  const at = placeOf(document, "`x");
  const text = trip.read(new Transform(document).delete(at, at + 2).doc);
  expect(text).toBe("a | b\n-|-\n| |y` | *word* | d\n");
  expect(createRoundTrip(schema, plainReading).open(text).textContent).toContain("y` | *word* | d");
});

it.each(["a\\|b", "\\|", "a\\\\\\|b*c*", "a|b", "a\\"])(
  "reads the words of code in a cell as they were typed: %j",
  (code) => {
    const trip = createRoundTrip(schema, plainReading);
    const document = trip.open("| a |\n|---|\n| word |\n");
    const at = placeOf(document, "word");
    const marks = [schema.marks.inlineCode?.create()].filter((mark) => mark !== undefined);
    const text = trip.read(new Transform(document).replaceWith(at, at + 4, schema.text(code, marks)).doc);
    expect(createRoundTrip(schema, plainReading).open(text).lastChild?.lastChild?.textContent).toBe(code);
  },
);

function placeOf(document: Node, word: string): number {
  let place = -1;
  document.descendants((node, position) => {
    const found = node.isText ? (node.text ?? "").indexOf(word) : -1;
    if (found >= 0 && place < 0) place = position + found;
  });
  return place;
}

/** Types at the mark: where the surface shows the letters around it. */
function typed(document: Node, marked: string): Node {
  const at = marked.indexOf("\u0001");
  const before = /[\p{L}]*$/u.exec(marked.slice(0, at))?.[0] ?? "";
  const word = before + (/^[\p{L}]*/u.exec(marked.slice(at + 1))?.[0] ?? "");
  let place = -1;
  document.descendants((node, position) => {
    const found = node.isText ? (node.text ?? "").indexOf(word) : -1;
    if (found >= 0 && place < 0) place = position + found + before.length;
  });
  const { parent } = document.resolve(place);
  const marks = parent.type.spec.code ? [] : document.resolve(place).marks();
  return new Transform(document).insert(place, schema.text("zqz", marks)).doc;
}

it("writes lists apart that came next to each other", () => {
  expect(without("- one\n\nText.\n\n- two\n", 1)).toBe("- one\n\n* two\n");
  expect(without("1. one\n\nText.\n\n1. two\n", 1)).toBe("1. one\n\n1) two\n");
});

it("fences code that came after a list", () => {
  expect(without("- one\n\nText.\n\n    code\n", 1)).toBe("- one\n\n```\ncode\n```\n");
});

it("keeps the gaps of neighbours and writes new ones with a blank line", () => {
  expect(without("# One\nTwo.\n\n\n\nThree.\n***\nFour.\n", 2)).toBe("# One\nTwo.\n\n***\nFour.\n");
});

it("keeps both halves of a paragraph as they were typed", () => {
  const { open, read } = createRoundTrip(schema, plainReading);
  const document = open("One _two_ three. Four __five__ six.\n");
  expect(read(new Transform(document).split(16).doc)).toBe("One _two_ three.\n\nFour __five__ six.\n");
});

it("writes nothing for empty paragraphs", () => {
  const { open, read } = createRoundTrip(schema, plainReading);
  const document = open("One.\n");
  expect(read(document.copy(document.content.addToEnd(schema.node("paragraph"))))).toBe("One.\n");
});

it("closes blocks that would swallow the text after them", () => {
  const added = (markdown: string) => {
    const { open, read } = createRoundTrip(schema, plainReading);
    const document = open(markdown);
    return read(
      document.copy(document.content.addToEnd(schema.node("paragraph", null, schema.text("After.")))),
    );
  };
  expect(added("```js\ncode\n")).toBe("```js\ncode\n```\n\nAfter.");
  expect(added("<!-- one\n")).toBe("<!-- one\n-->\n\nAfter.");
});

it.each<[string, string, (edit: Transform, at: number) => Transform, string]>([
  [
    "a definition in an item",
    "- [one]: /one\n",
    (edit) => edit.insert(3, schema.text("a")),
    "- a\n\n  [one]: /one\n",
  ],
  [
    "HTML in an item",
    "- <div>\n  </div>\n- @two\n",
    (edit, at) => edit.join(at - 2),
    "- <div>\n  </div>\n\n  two\n",
  ],
  [
    "a note in an item",
    "- a\n  [^1]: b\n- @two\n",
    (edit, at) => edit.join(at - 2),
    "- a\n  [^1]: b\n\n  two\n",
  ],
  [
    "a quote in an item",
    "- a\n  > @b\n  ***\n  | c |\n  |---|\n  | d |\n",
    (edit, at) => edit.delete(at + 3, at + 4),
    "- a\n  > b\n\n  | c |\n  |---|\n  | d |\n",
  ],
  [
    "a comment after a break",
    "One@ <!-- two --> three.\n",
    (edit, at) => edit.insert(at, schema.node("hardbreak")),
    "One\\\n&#x20;<!-- two --> three.\n",
  ],
  [
    "a block’s tag at the start",
    "@One <div> *two*\n",
    (edit, at) => edit.delete(at, at + 4),
    "&#x20;<div> *two*\n",
  ],
  ["a tag alone", "<mark>two@</mark>\n", (edit, at) => edit.split(at), "<mark>two\n\n&#x20;</mark>\n"],
  [
    "a tag of two lines",
    '@One <a href="two\n#three">\n',
    (edit, at) => edit.delete(at, at + 4),
    '<a href="two\n#three">\n',
  ],
  [
    "a tag and text",
    "One@ <kbd>*two*</kbd>\n",
    (edit, at) => edit.insert(at, schema.node("hardbreak")),
    "One\\\n<kbd>*two*</kbd>\n",
  ],
  [
    "a mark from link to link",
    "[one](/1) [t@wo](/2)\n",
    (edit, at) => edit.addMark(2, at, schema.mark("emphasis")),
    "[o*ne*](/1) [*t*wo](/2)\n",
  ],
  [
    "a mark up to a part of a link",
    "One@ [two](/2).\n",
    (edit, at) => edit.addMark(1, at + 2, schema.mark("strong")),
    "**One** [**t**wo](/2).\n",
  ],
  [
    "a reference before a link",
    "[one]@ word\n\n[one]: /1\n",
    (edit, at) => edit.delete(at, at + 1).addMark(at, at + 4, schema.mark("link", { href: "/2" })),
    "[one][][word](/2)\n\n[one]: /1\n",
  ],
  [
    "a reference before a colon",
    "[one]@\n\n[one]: /1\n",
    (edit) => edit.insert(2, schema.text(": x")),
    "[one]\\: x\n\n[one]: /1\n",
  ],
  [
    "a note’s number before a colon",
    "[^1]@\n\n[^1]: One.\n",
    (edit) => edit.insert(2, schema.text(": x")),
    "[^1]\\: x\n\n[^1]: One.\n",
  ],
])("reads as edited: %s", (_name, marked, change, text) => {
  const trip = createRoundTrip(schema, plainReading);
  const word = /(\w*)@(\w*)/.exec(marked) ?? ["", "", ""];
  const document = trip.open(marked.replace("@", ""));
  const at = placeOf(document, `${word[1]}${word[2]}`) + `${word[1]}`.length;
  const edited = change(new Transform(document), at).doc;
  expect(trip.read(edited)).toBe(text);
  const again = createRoundTrip(schema, plainReading).open(text);
  expect(again.children.map(shapeOf)).toEqual(edited.children.map(shapeOf));
});

/** How far apart the parts of a list are is the text’s choice, and whether a reference has the empty brackets. */
const shapeOf = (node: Node) =>
  JSON.stringify(treeOf(node), (key, value: unknown) => (key === "spread" ? null : value)).replaceAll(
    '][]"',
    ']"',
  );

function without(markdown: string, index: number): string {
  const { open, read } = createRoundTrip(schema, plainReading);
  const document = open(markdown);
  const kept = document.children.filter((_, at) => at !== index);
  return read(schema.topNodeType.create(null, kept));
}
