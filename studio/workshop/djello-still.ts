/** Takes Djello's still, at rest, and the table of wide windows, with all eight in one row: `node scripts/installed.mjs studio/workshop/djello-still.ts` */
import { resolve } from "node:path";
import { drivenPicture } from "./easel/driven-picture.ts";
import { openEasel } from "./easel/easel-browser.ts";
import { saveWebp } from "../../scripts/local/save-picture.ts";
import { stillFolder, writeStill } from "../../scripts/local/write-still.ts";

/** Kilobytes. */
const weights = { whole: 230 };
const mostOfRow = 110;

const easel = await openEasel({ width: 400, height: 300 });
try {
  const driven = { piece: "djello", seed: 1, after: 0.1 } as const;
  const still = await drivenPicture(easel, { ...driven, width: 800, height: 600, pixelRatio: 2 });
  console.log(await writeStill("djello", still, weights));
  const row = await drivenPicture(easel, { ...driven, width: 1000, height: 167, pixelRatio: 2 });
  console.log(await saveWebp(row, resolve(stillFolder, "djello-in-one-row.webp"), mostOfRow));
} finally {
  await easel.close();
}
