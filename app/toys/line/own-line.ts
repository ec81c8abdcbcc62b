import type { Words } from "#domain/words/words.ts";
import { fitCodes, fitTitle, type Line, longestLine } from "#domain/art/line.ts";

const key = "line";
const watchers = new Set<() => void>();
/** Where storage is off, the line lasts as long as the page. */
let unstored = "";

const noLine: Line = { codes: [], title: "" };

/** The line of this device as a text; "" where none hangs. */
export function storedLine(): string {
  try {
    return localStorage.getItem(key) ?? unstored;
  } catch {
    return unstored;
  }
}

/** The line that a stored text holds; what cannot be read is none. */
export function lineIn(stored: string): Line {
  if (stored === "") return noLine;
  try {
    const kept = JSON.parse(stored) as Partial<Line>;
    const codes = Array.isArray(kept.codes) ? kept.codes.filter((code) => typeof code === "string") : [];
    return { codes: fitCodes(codes), title: fitTitle(typeof kept.title === "string" ? kept.title : "") };
  } catch {
    return noLine;
  }
}

/** Calls back when the line changes, in this tab or another. Returns what ends it. */
export function watchLine(changed: () => void): () => void {
  watchers.add(changed);
  window.addEventListener("storage", changed);
  return () => {
    watchers.delete(changed);
    window.removeEventListener("storage", changed);
  };
}

/** Keeps the line on this device alone. */
export function keepLine(line: Line): void {
  const isEmpty = line.codes.length === 0 && !line.title;
  unstored = isEmpty ? "" : JSON.stringify(line);
  try {
    if (isEmpty) localStorage.removeItem(key);
    else localStorage.setItem(key, unstored);
  } catch {
    // Storage is off.
  }
  for (const changed of watchers) changed();
}

type Pegged = "pegged" | "taken down" | "full";

/** What a click on a peg has done to a print, for people. */
export function peggedWords({ line }: Pick<Words, "line">, done: Pegged, title: string): string {
  if (done === "full") return line.full({ most: longestLine });
  return done === "pegged" ? line.pegged({ title }) : line.takenDown({ title });
}

/** Hangs a print at the end of the line, or takes it down. */
export function togglePrint(code: string): { done: Pegged; before: Line; line: Line } {
  const before = lineIn(storedLine());
  const isHung = before.codes.includes(code);
  if (!isHung && before.codes.length >= longestLine) return { done: "full", before, line: before };
  const codes = isHung ? before.codes.filter((each) => each !== code) : [...before.codes, code];
  const line = { ...before, codes };
  keepLine(line);
  return { done: isHung ? "taken down" : "pegged", before, line };
}
