/** Takes Djello's still, at rest: `node scripts/installed.mjs studio/workshop/djello-still.ts` */
import { drivenPicture } from "./easel/driven-picture.ts";
import { openEasel } from "./easel/easel-browser.ts";
import { writeStill } from "../../scripts/local/write-still.ts";

/** Kilobytes. */
const weights = { whole: 230, middle: 90, small: 30 };

const easel = await openEasel({ width: 400, height: 300 });
try {
  const driven = { piece: "djello", seed: 1, after: 0.1, width: 1600, height: 1200 } as const;
  console.log(await writeStill("djello", await drivenPicture(easel, driven), weights));
} finally {
  await easel.close();
}
