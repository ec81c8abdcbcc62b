/**
 * Makes a work's still of a picture, at most 1600 px wide: `npm run still -- <slug> <picture> [--focus=top]`.
 * `focus`: what the card's crop keeps in view.
 */
import { parseArgs } from "node:util";
import sharp from "sharp";
import { writeStill } from "./local/write-still.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { focus: { type: "string", default: "centre" } },
});
const [slug, picture] = positionals;
if (!slug || !picture) throw new Error("npm run still -- <slug> <picture> [--focus=top]");
const fitted = sharp(picture).autoOrient().resize({ width: 1600, withoutEnlargement: true });
const { data, info } = await fitted.png().toBuffer({ resolveWithObject: true });
console.log(await writeStill(slug, sharp(data), values.focus));
console.log(`still: { width: ${info.width}, height: ${info.height} }`);
