import type { Conversion } from "../html/conversion.ts";
import { quoted } from "../remarks.ts";
import type { WordpressLibrary } from "./library.ts";
import { knownShortcodes } from "./known-shortcodes.ts";

export interface ShortcodeContext {
  library: WordpressLibrary;
  /** The id of the post that has them. */
  post: string;
  conversion: Conversion;
}

export interface Shortcode {
  attributes: Record<string, string>;
  /** Values without a name, like the address in `[youtube https://…]`. */
  values: string[];
  content: string;
}

/** Code shows shortcodes as they are. */
const code = /(<(pre|code|script|style|textarea)\b[\s\S]*?<\/\2>)/i;
const names = Object.keys(knownShortcodes).join("|");
const known = new RegExp(
  `\\[(${names})\\b((?:[^\\]"“”]|"[^"]*")*?)(?:\\/\\]|\\](?:([^]*?)\\[\\/\\1\\])?)`,
  "g",
);
/** Page builders wrap everything in these; what is between them is the text. */
const layout =
  /\[\/?(?:vc_|et_pb_|fusion_|av_|cs_|x_|kc_|su_(?:row|column)|row|columns?|one_(?:half|third|fourth)|two_thirds?|section)[^\]]*\]/g;
const anyOther = /\[([a-z][\w-]{2,40})((?:\s+[\w-]+=(?:"[^"]*"|“[^”]*”|'[^']*'|[^\s\]]+))+)?\s*\/?\](?!\()/g;

/** Shortcodes that are known here become HTML; all others stay as they were typed, with a remark. */
export function expandShortcodes(html: string, context: ShortcodeContext): string {
  const { remarks } = context.conversion;
  const notes: string[] = [];
  const parts = html.split(code);
  // A split with two groups gives the text between, each match, and the name that it begins with.
  const expanded = parts.map((part, index) => {
    if (index % 3 === 2) return "";
    if (index % 3 === 1) return part;
    return expandOnce(part, context, notes).replaceAll(layout, () => {
      remarks.add(
        "html_simplified",
        "The columns and sections of a page builder were left out; their words were kept.",
      );
      return "";
    });
  });
  for (const [index, part] of expanded.entries())
    if (index % 3 === 0)
      for (const [whole, name = "", attributes] of part.matchAll(anyOther))
        if (attributes || part.includes(`[/${name}]`) || /[-_]/.test(name))
          remarks.add(
            "shortcode_left",
            `The shortcode ${quoted(whole)} stays as it was typed: nothing here fills it.`,
          );
  const list = notes.map(
    (note, index) => `<li id="sc-note-${index + 1}">${note} <a href="#sc-mark-${index + 1}">↩</a></li>`,
  );
  return expanded.join("") + (list.length > 0 ? `<ol>${list.join("")}</ol>` : "");
}

function expandOnce(html: string, context: ShortcodeContext, notes: string[]): string {
  return html.replaceAll(known, (whole, name: string, attributes: string, content = "", at: number) => {
    // `[[name]]` is how WordPress writes about a shortcode.
    if (html[at - 1] === "[" && html[at + whole.length] === "]") return whole;
    return knownShortcodes[name]?.({ ...read(attributes), content }, { ...context, notes, name }) ?? whole;
  });
}

const pair = /([\w-]+)\s*=\s*(?:"([^"]*)"|“([^”]*)”|'([^']*)'|([^\s"'\]]+))|"([^"]*)"|([^\s"']+)/g;

function read(written: string): Pick<Shortcode, "attributes" | "values"> {
  const attributes: Record<string, string> = {};
  const values: string[] = [];
  for (const [, name, ...found] of written
    .replaceAll("&quot;", '"')
    .replaceAll(/[″″]|&#8221;|&#8243;/g, '"')
    .matchAll(pair)) {
    const value = found.find((each) => each !== undefined) ?? "";
    if (name) attributes[name.toLowerCase()] = value;
    else values.push(value.replace(/^=/, ""));
  }
  return { attributes, values };
}
