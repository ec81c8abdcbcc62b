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

/** Writes the outlines of the heaviest, widest letters, which cards of pulled sheets are printed with. */
export async function writeCardLetters(): Promise<void> {
  const font = create(readFileSync(join(root, "node_modules", source)));
  const outlines = Object.fromEntries(
    [...letters].map((letter) => {
      const glyph = font.glyphForCodePoint(letter.codePointAt(0) ?? 0);
      return [letter, [Math.round(glyph.advanceWidth), glyph.path.toSVG()]];
    }),
  );
  const file = join(root, "domain/art/card/letters.ts");
  const text = `/** Width and outline of each letter, 1000 units to the em, upwards from the line. Written by \`npm run fonts\`. */
export const letters: Readonly<Record<string, readonly [width: number, outline: string]>> = ${JSON.stringify(outlines)};
`;
  writeFileSync(file, (await format(file, text, { printWidth })).code);
}
