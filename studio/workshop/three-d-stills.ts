/** Takes the stills of the 3D pieces, in software where there is no graphics card: `node scripts/installed.mjs studio/workshop/three-d-stills.ts [slug…]` */
import { isPiece } from "#app/ui/pieces.ts";
import { threeD } from "../artworks/three-d.ts";
import type { Driven } from "./easel/drive.ts";
import { drivenPicture } from "./easel/driven-picture.ts";
import { openEasel } from "./easel/easel-browser.ts";
import { writeStill } from "../../scripts/local/write-still.ts";

const size = { width: 1600, height: 1200 };
/** As many dots as a page shows, in as many pixels. */
const printedSize = { width: 800, height: 600, pixelRatio: 2 };
/** Kilobytes. */
const weights = { whole: 300 };
const printedWeights = { whole: 380, card: 135 };
const printed = new Set(threeD.map(({ slug }) => slug));
/** The moment of each: seconds after its start, and what was done to it. */
const moments: Record<string, Pick<Driven, "after" | "taps">> = {
  "waffle-with-syrup": { after: 2.1, taps: [{ at: 0.1, x: 0.37, y: 0.6 }] },
  "toadstool-ring": { after: 5.5 },
  "jelly-with-fruit": { after: 0.1 },
  "paper-boats": { after: 0.1 },
  "flat-pack-toad": { after: 1 },
  "riso-lighthouse": { after: 0.1 },
};

const asked = process.argv.slice(2);
const works = threeD.filter(({ slug }) => asked.length === 0 || asked.includes(slug));
const easel = await openEasel({ width: 400, height: 300 });
try {
  for (const { slug, piece, seed = 1 } of works) {
    if (!isPiece(piece)) continue;
    const isPrinted = printed.has(slug);
    const look = { ...(isPrinted ? printedSize : size), ...(moments[slug] ?? { after: 1 }) };
    const picture = await drivenPicture(easel, { piece, seed, ...look });
    console.log(slug, await writeStill(slug, picture, isPrinted ? printedWeights : weights));
  }
} finally {
  await easel.close();
}
