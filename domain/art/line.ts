import { isSlug } from "@toadstool/language/is-slug";
import type { Words } from "../words/words.ts";
import { sheetFrom } from "./sheet.ts";

/** A line of prints that a visitor has hung, as its address carries it. */
export interface Line {
  /** A code for each print, from left to right, none twice: see `hangingFrom`. */
  codes: string[];
  /** In the visitor's words; may be empty. */
  title: string;
}

/** Prints on one line. */
export const longestLine = 24;
/** Characters as a reader counts them. */
export const longestTitle = 60;

export const linePath = "/art/line";
/** Where a line is hung. */
export const hangPath = "/art/line/hang";
/** The picture that is shown where a line is shared. */
export const lineCardPath = "/art/line/card.jpg";

/** What a code names: a work of the gallery, a numbered work of a series, or a sheet from a series' press. */
export type Hanging =
  | { kind: "work"; slug: string }
  | { kind: "numbered"; series: string; number: number }
  | { kind: "sheet"; series: string; sheet: string };

const longestCode = 120;

/** "blue-square", "woodles~7", "woodles~sjbx9-c"; null for what cannot be a print's code. */
export function hangingFrom(code: string): Hanging | null {
  const [slug = "", which, ...rest] = code.length > longestCode ? [] : code.split("~");
  if (!isSlug(slug) || rest.length > 0) return null;
  if (which === undefined) return { kind: "work", slug };
  if (/^[1-9]\d{0,3}$/.test(which)) return { kind: "numbered", series: slug, number: Number(which) };
  const sheet = which.startsWith("s") ? which.slice(1) : "";
  return sheetFrom(sheet) ? { kind: "sheet", series: slug, sheet } : null;
}

export const codeOfNumbered = (series: string, number: number) => `${series}~${number}`;
export const codeOfSheet = (series: string, sheet: string) => `${series}~s${sheet}`;

/** What of these can hang together: known codes, none twice, no more than a line holds. */
export function fitCodes(codes: readonly string[]): string[] {
  return [...new Set(codes)].filter((code) => hangingFrom(code) !== null).slice(0, longestLine);
}

/** The line that an address asks for, whatever it says. `on` may be given more than once, as by a form. */
export function lineFrom(query: URLSearchParams): Line {
  const asked = query.getAll("on").flatMap((list) => list.slice(0, 10_000).split(/[,\s]+/));
  return { codes: fitCodes(asked), title: fitTitle(query.get("title") ?? "") };
}

/** A title in one line of readable characters, cut where it is too long. No half of an emoji is left, nor a tower of accents. */
export function fitTitle(text: string): string {
  const plain = text
    .slice(0, 1000)
    .normalize("NFC")
    .replace(/\s+/gu, " ")
    .replace(/(?!\u200C|\u200D|[\u{E0020}-\u{E007F}])[\p{C}\uFFFD]/gu, "")
    .replace(/(\p{M}{3})\p{M}+/gu, "$1")
    .trim();
  const characters = [...new Intl.Segmenter(undefined, { granularity: "grapheme" }).segment(plain)];
  return characters
    .slice(0, longestTitle)
    .map(({ segment }) => segment)
    .join("")
    .trim();
}

/** The address of a line, with commas and tildes as they are, so that it can be read. */
export function lineAddress({ codes, title }: Line, path: string = linePath): string {
  const query = [codes.length > 0 && `on=${codes.join(",")}`, title && `title=${encodeURIComponent(title)}`];
  const given = query.filter(Boolean).join("&");
  return given ? `${path}?${given}` : path;
}

/** A print moved so that it hangs in the place `to`, from 0. */
export function movePrint(codes: readonly string[], code: string, to: number): string[] {
  const others = codes.filter((each) => each !== code);
  if (others.length === codes.length) return [...codes];
  return others.toSpliced(Math.max(0, Math.min(to, others.length)), 0, code);
}

/** What a line without words of its own is called. */
export function nameOfLine(
  { line }: Pick<Words, "line">,
  { title }: Pick<Line, "title">,
  count: number,
): string {
  return title || (count === 0 ? line.emptyLine : line.onALine({ count }));
}
