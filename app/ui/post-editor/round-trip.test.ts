import type { Node } from "@milkdown/kit/prose/model";
import { EditorState } from "@milkdown/kit/prose/state";
import { describe, expect, it } from "vitest";
import { createRoundTrip, openWritingSchema, splitSource } from "@toadstool/markdown-editor/round-trip";
import { renderMarkdown } from "#domain/markdown/render.server.ts";
import { markdownSamples } from "@toadstool/markdown-editor/testing";
import { siteReading } from "./site-reading.ts";

const schema = await openWritingSchema();

const tripOf = once(() => createRoundTrip(schema, siteReading));
const opened = (markdown: string) => {
  const trip = tripOf(markdown);
  return { ...trip, document: trip.open(markdown) };
};
const withAdded = once((markdown) => {
  const { document, read } = opened(markdown);
  const added = schema.node("paragraph", null, schema.text("Added."));
  return read(document.copy(document.content.addToEnd(added)));
});
const inOwnHand = once((markdown) => {
  const { parse, write } = opened(markdown);
  return write(parse(markdown));
});
const sourcesOf = once((markdown) => splitSource(markdown, siteReading).blocks.map(({ source }) => source));
/** Readers' HTML, whose line ends between blocks mean nothing. */
const htmlOf = once((markdown) =>
  renderMarkdown(markdown.replace(/^\uFEFF/, "").replaceAll("\r\n", "\n"))
    .replaceAll(/\s*\n\s*/g, "\n")
    .trim(),
);

const samples = Object.entries(markdownSamples);
/** What comes after these would be part of them. */
const neverEnding = samples.filter(([name]) => /never ends|floods/.test(name));
const ending = samples.filter((sample) => !neverEnding.includes(sample));
/** Two marks on the same words have no order in the surface. */
const nested = samples.filter(([name]) => /^(marks in marks|underlines)$/.test(name));

describe.each(samples)("%s", (_name, markdown) => {
  it("is cut into blocks that make it up", () => {
    const { leading, blocks } = splitSource(markdown, siteReading);
    expect(leading + blocks.map(({ source, gap }) => source + gap).join("")).toBe(markdown);
  });

  it("comes back byte for byte", () => {
    const { document, read } = opened(markdown);
    expect(read(document)).toBe(markdown);
    expect(read(document.copy(document.content))).toBe(markdown);
  });

  it("keeps every other block when the last is taken away", () => {
    const { document, read } = opened(markdown);
    const text = read(
      document.copy(document.content.cut(0, document.content.size - (document.lastChild?.nodeSize ?? 0))),
    );
    expect(sourcesOf(text)).toEqual(sourcesOf(markdown).slice(0, -1));
  });

  it("reads the same in our own writing style", () => {
    const { parse, write } = opened(markdown);
    const text = inOwnHand(markdown);
    expect(write(parse(text))).toBe(text);
  });

  it("keeps the typed text when a letter is added and removed", () => {
    const { document, read } = opened(markdown);
    let state = EditorState.create({ doc: document });
    for (const at of textPlaces(state.doc).slice(0, 6)) {
      state = state.apply(state.tr.insertText("x", at));
      expect(read(state.doc)).not.toBe(markdown);
      state = state.apply(state.tr.delete(at, at + 1));
      expect(read(state.doc)).toBe(markdown);
    }
  });
});

describe.each(ending)("%s, with a paragraph added at the end,", (_name, markdown) => {
  it("keeps every block", () => {
    expect(sourcesOf(withAdded(markdown))).toEqual([...sourcesOf(markdown), "Added."]);
  });

  it("shows the same to readers", () => {
    // An underline that is not closed reaches as far as the text.
    const added = /\s*(?:<u>)?\s*<p>Added\.<\/p>(?:<\/u>)?/;
    expect(htmlOf(withAdded(markdown))).toMatch(added);
    expect(htmlOf(withAdded(markdown)).replace(added, "")).toBe(htmlOf(markdown));
  });
});

describe.each(neverEnding)("%s, with a paragraph added at the end,", (_name, markdown) => {
  it("is ended where that can be, and keeps every letter", () => {
    const [stood, added] = [markdown.trimEnd(), withAdded(markdown)];
    expect(added.slice(0, stood.length)).toBe(stood);
    expect(added.slice(stood.length)).toMatch(/^(?:\n(?:```|-->))?\n{2,3}Added\.$/);
  });
});

describe.each(samples.filter((sample) => !nested.includes(sample)))(
  "%s, in our own writing style,",
  (_name, markdown) => {
    it("shows the same to readers", () => {
      expect(htmlOf(inOwnHand(markdown))).toBe(htmlOf(markdown));
    });
  },
);

describe.each(nested)("%s, in our own writing style,", (_name, markdown) => {
  it("shows every letter with the same marks", () => {
    expect(markedLetters(htmlOf(inOwnHand(markdown)))).toEqual(markedLetters(htmlOf(markdown)));
  });
});

/** What takes long is done once for each text, however many tests ask for it. */
function once<Made>(make: (text: string) => Made): (text: string) => Made {
  const made = new Map<string, Made>();
  return (text) => {
    const known = made.has(text) ? (made.get(text) as Made) : make(text);
    made.set(text, known);
    return known;
  };
}

/** Each letter with the elements around it, in no order. */
function markedLetters(html: string): string[] {
  const letters: string[] = [];
  let open: string[] = [];
  for (const [, end, tag = "", words = ""] of html.matchAll(/<(\/?)(\w+)[^>]*>|([^<]+)/g)) {
    if (end) open = open.toSpliced(open.lastIndexOf(tag), 1);
    else if (tag) open = [...open, tag];
    for (const letter of words) letters.push(`${letter} ${open.toSorted().join(" ")}`);
  }
  return letters;
}

function textPlaces(document: Node): number[] {
  const places: number[] = [];
  document.descendants((node, position) => {
    if (node.isText) places.push(position + 1);
  });
  return places;
}
