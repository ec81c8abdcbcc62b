import { insertText } from "../insert-text.ts";
import type { Act, Asked } from "../surface/caret-state.ts";

export type SourceAct = Act | Asked | `table-${number}-${number}`;

/** What takes the place of a part of a text, and what is selected then. */
export interface SourceChange {
  from: number;
  to: number;
  text: string;
  selection: [from: number, to: number];
}

const around: Partial<Record<SourceAct, [before: string, after: string]>> = {
  bold: ["**", "**"],
  italic: ["*", "*"],
  underline: ["<u>", "</u>"],
  strike: ["~~", "~~"],
  code: ["`", "`"],
  codeBlock: ["```\n", "\n```"],
  link: ["[", "]()"],
  picture: ["![", "]()"],
};

const signs: Partial<Record<SourceAct, string>> = {
  paragraph: "",
  "heading-1": "# ",
  "heading-2": "## ",
  "heading-3": "### ",
  "heading-4": "#### ",
  bullets: "- ",
  numbers: "1. ",
  tasks: "- [ ] ",
  quote: "> ",
};

const anySign = /^(?:#{1,6} |> |(?:[-*+]|\d+[.)]) (?:\[[ xX]\] )?)/;

/** What a tool does to Markdown: it writes the marks that an author would type, or takes them away. */
export function changeSource(source: string, from: number, to: number, act: SourceAct): SourceChange | null {
  const pair = around[act];
  if (pair) return mark(source, from, to, pair);
  const sign = signs[act];
  if (sign !== undefined) return begin(source, from, to, sign);
  if (act === "footnote") {
    let number = 1;
    while (source.includes(`[^${number}]`)) number += 1;
    const text = `[^${number}]${source.slice(to)}\n\n[^${number}]: `;
    return { from: to, to: source.length, text, selection: [to + text.length, to + text.length] };
  }
  const [kind, rows = 0, columns = 0] = act.split("-");
  if (kind !== "table") return null;
  const row = (cell: string) => `|${` ${cell} |`.repeat(Number(columns))}\n`;
  const text = `\n\n${row(" ")}${row("-")}${row(" ").repeat(Number(rows) - 1)}\n`;
  return { from: to, to, text, selection: [to + 4, to + 4] };
}

function mark(source: string, from: number, to: number, [before, after]: [string, string]): SourceChange {
  const chosen = source.slice(from, to);
  // Two stars are bold, and a third one is italic.
  const stars = /\**$/.exec(source.slice(0, from))?.[0].length ?? 0;
  const isMarked = before === "*" ? stars % 2 === 1 : source.slice(0, from).endsWith(before);
  const [start, end] = [from - before.length, to + after.length];
  return isMarked && source.slice(to, end) === after
    ? { from: start, to: end, text: chosen, selection: [start, start + chosen.length] }
    : { from, to, text: before + chosen + after, selection: [from + before.length, to + before.length] };
}

/** Gives each chosen line its sign, in place of another; the same sign goes. */
function begin(source: string, from: number, to: number, sign: string): SourceChange {
  const start = source.lastIndexOf("\n", from - 1) + 1;
  const end = source.indexOf("\n", to) < 0 ? source.length : source.indexOf("\n", to);
  const lines = source.slice(start, end).split("\n");
  const isSame = lines.every((line) => anySign.exec(line)?.[0] === sign);
  const signOf = (index: number) => (sign === "1. " ? `${index + 1}. ` : sign);
  const text = lines
    .map((line, index) => (isSame ? "" : signOf(index)) + line.replace(anySign, ""))
    .join("\n");
  const after = start + text.length;
  return { from: start, to: end, text, selection: [from === to ? after : start, after] };
}

/** Does it to a field, whose own undo takes it back. */
export function actOnSource(field: HTMLTextAreaElement, act: SourceAct): void {
  field.focus();
  // oxlint-disable-next-line typescript/no-deprecated -- nothing newer undoes what was typed into a field
  if (act === "undo" || act === "redo") return void document.execCommand(act);
  const change = changeSource(field.value, field.selectionStart, field.selectionEnd, act);
  if (!change) return undefined;
  field.setSelectionRange(change.from, change.to);
  insertText(field, change.text);
  return field.setSelectionRange(...change.selection);
}
