import type { Conversion } from "./conversion.ts";
import type { Root } from "./hast.ts";
import { settleBlocks } from "./blocks.ts";
import { settleCode } from "./code.ts";
import { placeEmbeds } from "./embeds.ts";
import { settleFootnotes } from "./footnotes.ts";
import { removeJunk } from "./junk.ts";
import { parseHtml } from "./parse-html.ts";
import { openFigures, placePictures, unlinkPictures } from "./pictures.ts";
import { nameStyles } from "./styles.ts";
import { writeTree } from "./write-tree.ts";

/** What a system’s own HTML needs before the general steps. */
export type Step = (tree: Root, conversion: Conversion) => void;

/** HTML as markdown of the dialect: nothing that a reader saw is lost without a remark. */
export function htmlToMarkdown(html: string, conversion: Conversion, steps: readonly Step[] = []): string {
  const { tree, isDeep } = parseHtml(html);
  if (isDeep)
    conversion.remarks.add(
      "broken_markup",
      "The HTML nests deeper than any text does. Its words were kept, and some of its form was not.",
    );
  return treeToMarkdown(tree, conversion, steps);
}

/** The same of HTML that was parsed before. */
export function treeToMarkdown(tree: Root, conversion: Conversion, steps: readonly Step[] = []): string {
  for (const step of [...steps, ...general]) step(tree, conversion);
  return writeTree(tree, conversion);
}

const general: readonly Step[] = [
  nameStyles,
  settleCode,
  settleFootnotes,
  placeEmbeds,
  removeJunk,
  unlinkPictures,
  openFigures,
  placePictures,
  settleBlocks,
];
