/** Takes the stills of the generative pieces, each at its own moment: `node scripts/installed.mjs studio/workshop/generative-stills.ts [slug…]` */
import { isPiece } from "#app/ui/pieces.ts";
import { generative } from "../artworks/generative.ts";
import type { Driven } from "./easel/drive.ts";
import { drivenPicture } from "./easel/driven-picture.ts";
import { openEasel } from "./easel/easel-browser.ts";
import { writeStill } from "../../scripts/local/write-still.ts";

const size = { width: 1600, height: 1200 };
/** Kilobytes. */
const weights = { whole: 225 };
/** The moment of each: seconds after its start, and what its card holds on to. */
const moments: Record<string, Pick<Driven, "after"> & { focus?: string }> = {
  "everyone-is-up-late": { after: 9, focus: "top" },
  "jumper-for-a-spider": { after: 4, focus: "top" },
  "red-cabbage-thinking": { after: 90, focus: "top" },
  "soup-that-nearly-says-it": { after: 9 },
  "crossing-in-the-rain": { after: 12 },
};

const asked = process.argv.slice(2);
const works = generative.filter(({ slug }) => asked.length === 0 || asked.includes(slug));
const easel = await openEasel({ width: 400, height: 300 });
try {
  for (const { slug, piece, seed = 1 } of works) {
    if (!isPiece(piece)) continue;
    const { focus, ...moment } = moments[slug] ?? { after: 5 };
    const picture = await drivenPicture(easel, { piece, seed, ...size, ...moment });
    console.log(slug, await writeStill(slug, picture, weights, focus));
  }
} finally {
  await easel.close();
}
