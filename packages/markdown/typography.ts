import type { Nodes, Parent, Root, Text } from "mdast";

/** Puts typographic quotes, apostrophes and dashes into the text; code, addresses and HTML stay as they were typed. */
export function setTypography(tree: Root): void {
  const waiting: Nodes[] = [tree];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (!("children" in node)) continue;
    if (holdsWords.has(node.type)) setLine(wordsOf(node as Parent));
    else for (const child of node.children) waiting.push(child);
  }
}

/** The same for a line of plain text, like a title. */
export function typographic(line: string): string {
  const words: Text = { type: "text", value: line };
  setLine([words]);
  return words.value;
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

function setLine(runs: Run[]): void {
  const line = runs.map((run) => (run === thing ? thing : run.value)).join("");
  if (!/["'-]/.test(line)) return;
  const set = setter(line);
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

function setter(line: string) {
  let open = 0;
  let hasOpened = false;
  return (typed: string, at: number): string => {
    const before = line[at - 1] ?? " ";
    const rest = line.slice(at + typed.length, at + typed.length + 12);
    if (typed.startsWith("-")) return dash(typed, before, rest[0] ?? " ");
    // Behind another quotation mark it does what that one does.
    const mayOpen = /["']/.test(before) ? hasOpened : beginnings.test(before);
    const opens = mayOpen && !/^(?:\s|$)/.test(rest);
    hasOpened = opens;
    if (typed === "'") return isShortened(before, rest) || !opens ? "’" : "‘";
    if (opens) {
      open++;
      return "“";
    }
    // 12" is a measure, unless it ends a quotation.
    if (/\d/.test(before) && open === 0) return typed;
    open = Math.max(0, open - 1);
    return "”";
  };
}

const beginnings = /[\s([{<“‘\u2013\u2014/-]/;

/** ’90s, ’tis, rock ’n’ roll: an apostrophe where a quotation could begin. */
function isShortened(before: string, rest: string): boolean {
  if (/^\d\ds?(?![\w’'])/.test(rest)) return true;
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
