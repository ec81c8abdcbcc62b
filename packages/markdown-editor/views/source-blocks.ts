import { putIn } from "../elements.ts";
import type { Sketch } from "./pair-blocks.ts";

interface SourceBlock {
  sketch: Sketch;
  /** How far from the top of the field, in pixels. */
  top: number;
}

/** The blocks of a field of Markdown, each with its place: measured in a copy, for a field has no parts. */
export function blocksOfSource(field: HTMLTextAreaElement): SourceBlock[] {
  const copy = document.createElement("div");
  const { font, letterSpacing, lineHeight, padding, tabSize } = getComputedStyle(field);
  Object.assign(copy.style, { font, letterSpacing, lineHeight, padding, tabSize });
  Object.assign(copy.style, { position: "absolute", visibility: "hidden", boxSizing: "border-box" });
  Object.assign(copy.style, { whiteSpace: "pre-wrap", overflowWrap: "break-word" });
  copy.style.width = `${field.clientWidth}px`;
  const blocks = cutSource(field.value).map((source) => {
    const part = document.createElement("span");
    part.textContent = source;
    putIn(copy, part);
    return { part, source };
  });
  if (field.parentElement) putIn(field.parentElement, copy);
  const found = blocks.map(({ part, source }) => ({ sketch: sketchOf(source), top: part.offsetTop }));
  copy.remove();
  return found;
}

/** At blank lines, but for those in a fence of code. */
export function cutSource(source: string): string[] {
  const blocks = [""];
  let fence = "";
  let isBlank = false;
  for (const line of source.split(/(?<=\n)/)) {
    const mark = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1] ?? "";
    if (isBlank && line.trim() !== "" && fence === "") blocks.push("");
    blocks.push(`${blocks.pop()}${line}`);
    isBlank = line.trim() === "";
    if (fence === "") fence = mark;
    else if (mark.startsWith(fence)) fence = "";
  }
  return blocks;
}

/** As readers see its first words, without the marks of Markdown. */
export function sketchOf(source: string): Sketch {
  if (/^::\w/.test(source)) return { kind: "player", words: "" };
  const words = source
    .replaceAll(/^ *(?:```|~~~).*$/gm, "")
    .replaceAll(/^[ |:-]+$/gm, "")
    .replaceAll(/!\[[^\]]*\]\([^)]*\)/g, "")
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replaceAll(/<[^>]+>/g, "")
    .replaceAll(/^\s*(?:#{1,6}\s|>\s?|(?:[-*+]|\d+[.)])\s+(?:\[[ xX]\]\s)?)/gm, "");
  return { kind: source.includes("![") ? "picture" : "", words: firstWords(words) };
}

/** Enough to know a block by; what may be a mark counts on neither side. */
export const firstWords = (text: string) => text.replaceAll(/[|*_`~\\\s]/g, "").slice(0, 30);
