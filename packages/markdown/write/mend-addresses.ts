import type { Link } from "mdast";
import { visit } from "unist-util-visit";
import { OverBudget, parseMarkdown } from "../parse/index.ts";

export interface MendedAddress {
  before: string;
  after: string;
}

const escape = /\\([!-/:-@[-`{-~])/g;

/** Whether a text may hold an address with an escape in it: a quick look, before it is parsed. */
export const mayHoldEscapedAddress = (markdown: string) =>
  /(?:https?:\/\/|www\.)[^\s<\\]{0,2000}\\[!-/:-@[-`{-~]/i.test(markdown);

/**
 * A text whose bare addresses hold no escapes such as `\~` or `\_` any more, which earlier writers of this dialect left in
 * them and which lead nowhere; and what was changed. A text that costs too much to read stays as it is.
 */
export function mendAddresses(markdown: string): { markdown: string; changes: MendedAddress[] } {
  const changes: MendedAddress[] = [];
  let mended = "";
  let read = 0;
  for (const { start, end } of mayHoldEscapedAddress(markdown) ? bareLinks(markdown) : []) {
    const before = markdown.slice(start, markdown.charAt(end - 1) === "\\" ? end + 1 : end);
    const address = before.replaceAll(escape, "$1");
    // In a table, an escaped `|` is the only way to write one.
    if (start < read || address === before || before.includes("\\|")) continue;
    const isBare = bareLinks(address)[0]?.end === address.length;
    const after = isBare || !address.startsWith("http") ? address : `<${address}>`;
    changes.push({ before, after });
    mended += markdown.slice(read, start) + after;
    read = start + before.length;
  }
  return { markdown: mended + markdown.slice(read), changes };
}

interface Place {
  start: number;
  end: number;
}

/** Where the addresses are that are links because of what they are, and not because of a mark. */
function bareLinks(markdown: string): Place[] {
  const found: Place[] = [];
  try {
    visit(parseMarkdown(markdown), "link", ({ position }: Link) => {
      const [start, end] = [position?.start.offset ?? 0, position?.end.offset ?? 0];
      if (/^(?:https?:|www\.)/i.test(markdown.slice(start, start + 6))) found.push({ start, end });
    });
  } catch (error) {
    if (!(error instanceof OverBudget)) throw error;
  }
  return found;
}
