import type { TreeNode } from "./tree.ts";

/** How Markdown is read. It must be what the renderer of readers’ pages uses, so that both see the same blocks. */
export interface Reading {
  /** The parser for one text, which is parsed part by part; it returns null once the text costs too much. */
  parserOf: (text: string) => (part: string) => TreeNode[] | null;
  /** Whether `::name{…}` is a player; any other directive is kept as it was typed. */
  isEmbed: (name: string, attributes: Record<string, string | null | undefined>) => boolean;
}

/** Parses one part of a text. */
export type Parse = (part: string) => TreeNode[];

/** Thrown while a text is parsed that costs too much. */
export class TooCostly extends Error {}

export function parseOf({ parserOf }: Reading, text: string): Parse {
  const parser = parserOf(text);
  return (part) => {
    const trees = parser(part);
    if (!trees) throw new TooCostly();
    return trees;
  };
}
