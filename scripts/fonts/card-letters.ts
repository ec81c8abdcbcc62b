import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { create } from "fontkit";
import { format } from "oxfmt";
import formatting from "../../.oxfmtrc.json" with { type: "json" };
import { root } from "../local/processes.ts";

const source =
  "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2";
const letters =
  " ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789.,:;!?-–()&’“”ÀÁÂÄÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÖØÙÚÛÜßàáâäåæçèéêëìíîïñòóôöøùúûü";

const { printWidth } = formatting;

/** Writes width and outline of the heaviest letters, with which cards are printed: 1000 units to the em, upwards from the line. */
export async function writeCardLetters(): Promise<void> {
  const font = create(readFileSync(join(root, "node_modules", source)));
  const glyphs = [...letters].map((letter) => [letter, font.glyphForCodePoint(letter.codePointAt(0) ?? 0)] as const); // oxfmt-ignore
  const widths = Object.fromEntries(glyphs.map(([letter, glyph]) => [letter, Math.round(glyph.advanceWidth)])); // oxfmt-ignore
  const outlines = Object.fromEntries(glyphs.map(([letter, glyph]) => [letter, glyph.path.toSVG()]));
  const file = join(root, "domain/art/card/letters.json");
  writeFileSync(file, (await format(file, JSON.stringify({ widths, outlines }), { printWidth })).code);
}
