/** Takes Djello's still, at rest: `node scripts/art/djello-still.ts` */
import sharp from "sharp";
import type { drive as drivePiece, Driven } from "./easel/drive.ts";
import { openEasel } from "./easel/easel-browser.ts";
import { writeStill } from "./write-still.ts";

const driven: Driven = { piece: "djello", seed: 1, after: 0.1, width: 1600, height: 1200 };
/** Kilobytes. */
const weights = { whole: 230, middle: 90, small: 30 };

const easel = await openEasel({ width: 400, height: 300 });
try {
  const page = await easel.open();
  const picture = await page.evaluate(async (driven) => {
    const from = "/scripts/art/easel/drive.ts";
    const { drive } = (await import(from)) as { drive: typeof drivePiece };
    return drive(driven);
  }, driven);
  const still = sharp(Buffer.from(picture.slice(picture.indexOf(",") + 1), "base64"));
  console.log(await writeStill("djello", still, weights));
} finally {
  await easel.close();
}
