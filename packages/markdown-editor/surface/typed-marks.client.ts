import { schemaCtx } from "@milkdown/kit/core";
import { InputRule } from "@milkdown/kit/prose/inputrules";
import { markRule } from "@milkdown/kit/prose";
import type { Schema } from "@milkdown/kit/prose/model";
import { $inputRule } from "@milkdown/kit/utils";
import { linkFrom } from "../paste/link-address.ts";
import { markOf, nodeOf } from "./marks.client.ts";

/** Marks within a word, an address or a link's destination, and those behind a backslash, are what they look like. */
const notWithin = String.raw`(?<![\p{L}\p{N}\\])(?<!(?:https?:\/\/|www\.|\]\()\S*)`;

/** A mark closes to its words, as in CommonMark: neither `5 * 3 *` nor `* or *` is one. */
const between = (mark: string, letter: string) =>
  new RegExp(
    String.raw`${notWithin}(?<![${letter}])(${mark})(?![\s${letter}])((?:(?!\1).)*[^\s${letter}])\1$`,
    "u",
  );

const marks = {
  emphasis: between(String.raw`\*(?!\*)`, "*"),
  emphasis_: between("_(?!_)", "_"),
  strong: between(String.raw`\*\*|__`, "*_"),
  strike_through: between("~~", "~"),
  inlineCode: between("`(?!`)", "`"),
};

/** `[words](address "title")`, with a pair of brackets in its address at most. */
const link = new RegExp(
  String.raw`(?<!\\)(!?)\[((?!\^)[^[\]\n]*)\]\(((?:[^()\s]|\([^()\s]*\))+)(?: "([^"]*)")?\)$`,
  "u",
);

/** Input rules: Markdown that is replaced as soon as its last character is typed. */
export function typedMarkRules(schema: Schema): InputRule[] {
  const rules = Object.entries(marks).map(([name, pattern]) => {
    const type = markOf(schema, name.replace(/_$/, ""));
    return markRule(pattern, type, {
      getAttr: ([match]) => ("marker" in (type.spec.attrs ?? {}) ? { marker: match.charAt(0) } : {}),
    });
  });
  return [...rules, linkRule(schema)];
}

function linkRule(schema: Schema): InputRule {
  return new InputRule(link, ({ tr }, [, exclamation, words = "", typed = "", title], start, end) => {
    const address = linkFrom(typed);
    if (!address) return null;
    if (exclamation) {
      if (!/^(?:https?:|\/)/i.test(address)) return null;
      const image = nodeOf(schema, "image").create({ src: address, alt: words, title: title ?? "" });
      return tr.replaceWith(start, end, image);
    }
    if (words.trim() === "") return null;
    const type = markOf(schema, "link");
    const first = start + 1;
    tr.delete(first + words.length, end).delete(start, first);
    tr.removeMark(start, start + words.length, type);
    tr.addMark(start, start + words.length, type.create({ href: address, title: title ?? null }));
    return tr.removeStoredMark(type);
  });
}

/** In place of the presets' rules, which take any two stars, tildes or backticks for a pair. */
export const typedMarks = [...Object.keys(marks), "link"].map((_name, index) =>
  $inputRule((ctx) => typedMarkRules(ctx.get(schemaCtx))[index] as InputRule),
);
