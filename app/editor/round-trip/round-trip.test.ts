import { EditorState } from "@milkdown/kit/prose/state";
import type { Node } from "@milkdown/kit/prose/model";
import { describe, expect, it } from "vitest";
import { renderMarkdown } from "#domain/markdown/render.ts";
import { markdownSamples } from "#tests/markdown-samples/all.ts";
import { createRoundTrip } from "./round-trip.ts";
import { splitSource } from "./split-source.ts";
import { openWritingSchema } from "./writing-schema.client.ts";

const schema = await openWritingSchema();
const samples = Object.entries(markdownSamples);

describe.each(samples)("%s", (_name, markdown) => {
  it("is cut into blocks that make it up", () => {
    const { leading, blocks } = splitSource(markdown);
    expect(leading + blocks.map(({ source, gap }) => source + gap).join("")).toBe(markdown);
  });

  it("comes back byte for byte", () => {
    const { open, read } = createRoundTrip(schema);
    const document = open(markdown);
    expect(read(document)).toBe(markdown);
    expect(read(copy(document))).toBe(markdown);
  });

  it("keeps every block when a paragraph is added at the end", () => {
    const { open, read } = createRoundTrip(schema);
    const document = open(markdown);
    const added = document.copy(document.content.addToEnd(paragraph("Added.")));
    const text = read(added);
    const { leading, blocks } = splitSource(markdown);
    const now = splitSource(text);
    expect(now.leading).toBe(leading || now.leading);
    const kept = blocks.map(({ source }) => source);
    expect(now.blocks.map(({ source }) => source)).toEqual([...kept, "Added."]);
    expect(renderMarkdown(text)).toContain("<p>Added.</p>");
  });

  it("reads the same in our own hand", () => {
    const { parse, write } = createRoundTrip(schema);
    const text = write(parse(markdown));
    expect(text).toEqual(write(parse(text)));
    expect(plain(renderMarkdown(text))).toBe(plain(renderMarkdown(markdown.replace(/^\uFEFF/, ""))));
  });

  it("keeps what was typed when a word is added and taken away", () => {
    const { open, read } = createRoundTrip(schema);
    let state = EditorState.create({ doc: open(markdown) });
    for (const at of textPlaces(state.doc)) {
      state = state.apply(state.tr.insertText("x", at));
      const edited = read(state.doc);
      expect(edited).not.toBe(markdown);
      state = state.apply(state.tr.delete(at, at + 1));
      expect(read(state.doc)).toBe(markdown);
    }
  });
});

function plain(html: string): string {
  return html
    .replaceAll(/\s*\n\s*/g, "\n")
    .replaceAll("\r", "")
    .trim();
}

function copy(document: Node): Node {
  return document.copy(document.content);
}

function paragraph(text: string): Node {
  return schema.node("paragraph", null, schema.text(text));
}

function textPlaces(document: Node): number[] {
  const places: number[] = [];
  document.descendants((node, position) => {
    if (node.isText) places.push(position + 1);
  });
  return places.slice(0, 12);
}
