import type { Node } from "@milkdown/kit/prose/model";
import { EditorState } from "@milkdown/kit/prose/state";
import { describe, expect, it } from "vitest";
import { renderMarkdown } from "#domain/markdown/render.ts";
import { markdownSamples } from "#tests/markdown-samples/all.ts";
import { createRoundTrip } from "./round-trip.ts";
import { splitSource } from "./split-source.ts";
import { openWritingSchema } from "./writing-schema.client.ts";

const schema = await openWritingSchema();

/** What comes after these would be part of them: they are ended first, or cannot be. */
const neverEnding = /never ends|floods/;
/** Two marks on the same words have no order in the surface. */
const nestedEitherWay = /^(marks in marks|underlines)$/;

describe.each(Object.entries(markdownSamples))("%s", (name, markdown) => {
  it("is cut into blocks that make it up", () => {
    const { leading, blocks } = splitSource(markdown);
    expect(leading + blocks.map(({ source, gap }) => source + gap).join("")).toBe(markdown);
  });

  it("comes back byte for byte", () => {
    const { open, read } = createRoundTrip(schema);
    const document = open(markdown);
    expect(read(document)).toBe(markdown);
    expect(read(document.copy(document.content))).toBe(markdown);
  });

  it.skipIf(neverEnding.test(name))("keeps every block when a paragraph is added at the end", () => {
    const { open, read } = createRoundTrip(schema);
    const document = open(markdown);
    const added = schema.node("paragraph", null, schema.text("Added."));
    const text = read(document.copy(document.content.addToEnd(added)));
    expect(sourcesOf(text)).toEqual([...sourcesOf(markdown), "Added."]);
  });

  it.skipIf(/never ends|floods|unclosed/.test(name))(
    "shows the same to readers when something is added",
    () => {
      const { open, read } = createRoundTrip(schema);
      const document = open(markdown);
      const added = schema.node("paragraph", null, schema.text("Added."));
      const text = read(document.copy(document.content.addToEnd(added)));
      expect(htmlOf(text).replace(/\n?<p>Added\.<\/p>/, "")).toBe(htmlOf(markdown));
    },
  );

  it("keeps every other block when the last is taken away", () => {
    const { open, read } = createRoundTrip(schema);
    const document = open(markdown);
    const text = read(
      document.copy(document.content.cut(0, document.content.size - (document.lastChild?.nodeSize ?? 0))),
    );
    expect(sourcesOf(text)).toEqual(sourcesOf(markdown).slice(0, -1));
  });

  it("reads the same in our own hand", () => {
    const { parse, write } = createRoundTrip(schema);
    const text = write(parse(markdown));
    expect(write(parse(text))).toBe(text);
  });

  it.skipIf(nestedEitherWay.test(name))("shows the same to readers in our own hand", () => {
    const { parse, write } = createRoundTrip(schema);
    expect(htmlOf(write(parse(markdown)))).toBe(htmlOf(markdown));
  });

  it("keeps what was typed when a letter is added and taken away", () => {
    const { open, read } = createRoundTrip(schema);
    let state = EditorState.create({ doc: open(markdown) });
    for (const at of textPlaces(state.doc).slice(0, 6)) {
      state = state.apply(state.tr.insertText("x", at));
      expect(read(state.doc)).not.toBe(markdown);
      state = state.apply(state.tr.delete(at, at + 1));
      expect(read(state.doc)).toBe(markdown);
    }
  });
});

function sourcesOf(markdown: string): string[] {
  return splitSource(markdown).blocks.map(({ source }) => source);
}

/** Readers' HTML, whose line ends between blocks mean nothing. */
function htmlOf(markdown: string): string {
  return renderMarkdown(markdown.replace(/^\uFEFF/, "").replaceAll("\r\n", "\n"))
    .replaceAll(/\s*\n\s*/g, "\n")
    .trim();
}

function textPlaces(document: Node): number[] {
  const places: number[] = [];
  document.descendants((node, position) => {
    if (node.isText) places.push(position + 1);
  });
  return places;
}
