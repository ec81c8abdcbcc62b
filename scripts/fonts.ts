/**
 * Cuts the fonts to what the site uses, into app/styles/fonts/: `npm run fonts`, after a font's package was updated or a cut
 * changed. It prints the `unicode-range` of each file for app/styles/fonts.css.
 */
import { copyFileSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { create } from "fontkit";
import { convert } from "fontverter";
import subset from "subset-font";
import { writeCardLetters } from "./fonts/card-letters.ts";
import { type Cut, cuts } from "./fonts/cuts.ts";
import { kerningAt, withKerning } from "./fonts/kerning.ts";
import { rangeOf } from "./fonts/ranges.ts";
import { root } from "./local/processes.ts";

for (const cut of cuts) await write(cut);
await writeCardLetters();

async function write({ name, source, usual, features, weights, kerning }: Cut): Promise<void> {
  const file = join(root, "node_modules", source);
  const whole = readFileSync(file);
  const all = create(whole).characterSet.filter((character) => character >= 0x20 && character < 0xfe00);
  const parts = {
    usual: all.filter((character) => usual.has(character)),
    rest: all.filter((character) => !usual.has(character)),
  };
  for (const [part, characters] of Object.entries(parts)) {
    const plain = await subset(whole, String.fromCodePoint(...characters), {
      targetFormat: "truetype",
      keepFeatures: features,
      variationAxes: { wght: weights },
    });
    const kerned = kerning ? withKerning(plain, await kerningAt(whole, characters, kerning)) : plain;
    const made = await convert(kerned, "woff2");
    writeFileSync(join(root, `app/styles/fonts/${name}-${part}.woff2`), made);
    console.log(`${name}-${part}.woff2: ${(made.length / 1024).toFixed(1)} KB\n  ${rangeOf(characters)}`);
  }
  copyFileSync(join(dirname(file), "../LICENSE"), join(root, `app/styles/fonts/${name}-OFL.txt`));
}
