import type { Act, Asked } from "./caret-state.ts";

/** Keys by what they do, as ProseMirror writes them: Mod is Ctrl, on a Mac ⌘. The first is the one that is shown. */
export const shortcuts: Partial<Record<Act | Asked, string[]>> = {
  bold: ["Mod-b"],
  italic: ["Mod-i"],
  underline: ["Mod-u"],
  strike: ["Mod-Shift-x", "Mod-Alt-x"],
  code: ["Mod-e"],
  link: ["Mod-k"],
  paragraph: ["Mod-Alt-0"],
  "heading-1": ["Mod-Alt-1"],
  "heading-2": ["Mod-Alt-2"],
  "heading-3": ["Mod-Alt-3"],
  "heading-4": ["Mod-Alt-4"],
  numbers: ["Mod-Shift-7"],
  bullets: ["Mod-Shift-8"],
  tasks: ["Mod-Shift-9"],
  quote: ["Mod-Shift-b"],
  codeBlock: ["Mod-Alt-c"],
  footnote: ["Mod-Alt-f"],
  picture: ["Mod-Alt-p"],
  embed: ["Mod-Alt-e"],
  undo: ["Mod-z"],
  redo: ["Mod-Shift-z", "Mod-y"],
  help: ["Mod-/"],
};

/** Keys as they are written on them: Ctrl+Shift+X, or ⇧⌘X. */
export function keysInWords(keys: string, isMac: boolean): string {
  const parts = keys.split("-").map((key) => (key.length === 1 ? key.toUpperCase() : key));
  if (!isMac) return parts.map((key) => (key === "Mod" ? "Ctrl" : key)).join("+");
  const signs: Record<string, string> = { Alt: "⌥", Shift: "⇧", Mod: "⌘" };
  const order = ["Alt", "Shift", "Mod"];
  const held = order.filter((key) => parts.includes(key)).map((key) => signs[key]);
  return [...held, ...parts.filter((key) => !order.includes(key))].join("");
}

/** The same for `aria-keyshortcuts`. */
export function keysForReaders(keys: string, isMac: boolean): string {
  return keys
    .split("-")
    .map((key) => (key === "Mod" ? (isMac ? "Meta" : "Control") : key.length === 1 ? key.toUpperCase() : key))
    .join("+");
}
