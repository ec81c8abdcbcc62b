import { nearestTags } from "@toadstool/language";
import type { Nodes, Parent, Root, Text } from "mdast";

/**
 * Puts a language’s quotes, apostrophes and dashes into the text; code, addresses and HTML stay as they were typed. `language` is a
 * BCP 47 tag.
 */
export function setTypography(tree: Root, language = "en"): void {
  const marks = marksOf(language);
  const waiting: Nodes[] = [tree];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (!("children" in node)) continue;
    if (holdsWords.has(node.type)) setLine(wordsOf(node as Parent), marks);
    else for (const child of node.children) waiting.push(child);
  }
}

/** The same for a line of plain text, like a title. */
export function typographic(line: string, language = "en"): string {
  const words: Text = { type: "text", value: line };
  setLine([words], marksOf(language));
  return words.value;
}

/** What opens and closes a quotation, and one in single marks. */
type Marks = readonly [open: string, close: string, openSingle: string, closeSingle: string];

const english: Marks = ["“", "”", "‘", "’"];

/**
 * By languages, English for every other. Null where straight marks stay as they are typed: beside 「 and 『 they are for foreign words,
 * and in Hebrew they are in abbreviations. https://cldr.unicode.org, `delimiters`.
 */
const marksOfTags: [tags: string, marks: Marks | null][] = [
  ["bg cs de is lt sk sl", ["„", "“", "‚", "‘"]],
  ["ca el es it pt-PT", ["«", "»", "“", "”"]],
  ["ar de-CH fa fr-CH", ["«", "»", "‹", "›"]],
  ["be ru uk", ["«", "»", "„", "“"]],
  ["fi sv", ["”", "”", "’", "’"]],
  ["fr", ["«\u202f", "\u202f»", "“", "”"]],
  ["hr", ["„", "”", "‚", "’"]],
  ["hu", ["„", "”", "»", "«"]],
  ["nb nn no", ["«", "»", "‘", "’"]],
  ["pl ro", ["„", "”", "«", "»"]],
  ["he ja zh-Hant zh-HK zh-TW", null],
];
const marksByTag = new Map(
  marksOfTags.flatMap(([tags, marks]) => tags.split(" ").map((tag) => [tag, marks] as const)),
);

function marksOf(language: string): Marks | null {
  const known = nearestTags(language).find((tag) => marksByTag.has(tag));
  return known === undefined ? english : (marksByTag.get(known) ?? null);
}

const holdsWords = new Set(["paragraph", "heading", "tableCell"]);

/** A placeholder for code or a picture: quotes around it are quotes around a word. */
const thing = "x";
/** Set apart from the words around it: never changed. */
type Run = Text | typeof thing;

function wordsOf(block: Parent): Run[] {
  const runs: Run[] = [];
  let inside = "";
  const look = (node: Nodes) => {
    if (node.type === "html") {
      const [, end, name = ""] = /^<(\/?)(kbd|code|samp|var|pre)\b/i.exec(node.value) ?? [];
      if (name && !end) inside = name;
      else if (end && name === inside) inside = "";
    } else if (node.type === "text") runs.push(inside === "" ? node : thing);
    else if (node.type === "break") runs.push({ type: "text", value: "\n" });
    else if ("children" in node && !isAddress(node)) for (const child of node.children) look(child);
    else runs.push(thing);
  };
  for (const child of block.children) look(child as Nodes);
  return runs;
}

/** A link that shows its own address. */
function isAddress(node: Nodes): boolean {
  if (node.type !== "link") return false;
  const [only] = node.children;
  return node.children.length === 1 && only?.type === "text" && node.url.endsWith(only.value);
}

function setLine(runs: Run[], marks: Marks | null): void {
  const line = runs.map((run) => (run === thing ? thing : run.value)).join("");
  if (!/["'-]/.test(line)) return;
  const set = setter(line, marks);
  let start = 0;
  for (const run of runs) {
    const { length } = run === thing ? thing : run.value;
    if (run !== thing) run.value = changed(line, start, start + length, set);
    start += length;
  }
}

const mark = /["']|-+/g;

function changed(line: string, from: number, to: number, set: ReturnType<typeof setter>): string {
  return line.slice(from, to).replace(mark, (typed, at: number) => set(typed, from + at));
}

function setter(line: string, marks: Marks | null) {
  let open = 0;
  let openSingles = 0;
  let hasOpened = false;
  return (typed: string, at: number): string => {
    const before = line[at - 1] ?? " ";
    const rest = line.slice(at + typed.length, at + typed.length + 12);
    if (typed.startsWith("-")) return dash(typed, before, rest[0] ?? " ");
    if (!marks) return typed;
    const [opening, closing, openingSingle, closingSingle] = marks;
    // Behind another quotation mark it does what that one does.
    const mayOpen = /["']/.test(before) ? hasOpened : beginnings.test(before);
    const opens =
      (mayOpen && !/^(?:\s|$)/.test(rest)) || (typed === '"' && open === 0 && isJoined(before, rest, marks));
    hasOpened = opens;
    if (typed === "'") {
      if (opens && !isShortened(before, rest)) {
        openSingles++;
        return openingSingle;
      }
      if (openSingles === 0 || /^[\p{L}\p{N}]/u.test(rest)) return "’";
      openSingles--;
      return closingSingle;
    }
    if (opens) {
      open++;
      return opening;
    }
    // 12" is a measure, unless it ends a quotation.
    if (/\d/.test(before) && open === 0) return typed;
    open = Math.max(0, open - 1);
    return closing;
  };
}

/** l'"ami", و"كلمة": a quotation that begins within a word, as in many languages but English. */
function isJoined(before: string, rest: string, marks: Marks): boolean {
  return marks !== english && /[\p{L}\p{M}'’ـ]/u.test(before) && /^\p{L}/u.test(rest);
}

const beginnings = /[\s([{<“‘\u2013\u2014/-]/;

/** ’90s, ’tis, rock ’n’ roll: an apostrophe where a quotation could begin. */
function isShortened(before: string, rest: string): boolean {
  if (/^\d\d(?:s|ern?)?(?![\w’'])/.test(rest)) return true;
  return (
    /[\s(“"]/.test(before) && /^(?:n\b|(?:tis|twas|twere|til|em|cause|bout|round)(?![\w'-]))/i.test(rest)
  );
}

/** `--` is an en dash and `---` an em dash; an option like --verbose, an arrow and a rule stay. */
function dash(typed: string, before: string, after: string): string {
  const isOption = /[\s(]/.test(before) && /[\w]/.test(after);
  if (isOption || /[<>!|=+]/.test(before + after)) return typed;
  return { "--": "–", "---": "—" }[typed] ?? typed;
}
