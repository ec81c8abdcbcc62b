/**
 * Takes the toad's still from studio/public/models/toad.glb: `node scripts/installed.mjs studio/workshop/toad/still.ts`. To look at it otherwise:
 * `node scripts/installed.mjs studio/workshop/toad/still.ts --out=/tmp/toad.png --width=640 --height=480 [--motion=scream --at=0.9 --turn=90 --tilt=10]`.
 */
import { parseArgs } from "node:util";
import { pictureAt } from "../easel/driven-picture.ts";
import { openEasel } from "../easel/easel-browser.ts";
import { writeStill } from "../../../scripts/local/write-still.ts";
import type { portray as portrayToad, Sitting } from "./still-scene.ts";

const { values } = parseArgs({
  options: {
    out: { type: "string" },
    width: { type: "string", default: "1600" },
    height: { type: "string", default: "1200" },
    motion: { type: "string", default: "idle" },
    at: { type: "string", default: "0" },
    turn: { type: "string", default: "24" },
    tilt: { type: "string", default: "9" },
    tall: { type: "string", default: "1.74" },
    middle: { type: "string", default: "0.54" },
  },
});
const { out, motion, ...numbers } = values;
const sitting = {
  motion,
  ...Object.fromEntries(Object.entries(numbers).map(([name, value]) => [name, Number(value)])),
} as Sitting;

const easel = await openEasel({ width: 400, height: 300 });
try {
  const page = await easel.open();
  const address = await page.evaluate(async (sitting) => {
    const from = "/studio/workshop/toad/still-scene.ts";
    const { portray } = (await import(from)) as { portray: typeof portrayToad };
    return portray(sitting);
  }, sitting);
  const picture = pictureAt(address);
  if (out) await picture.png().toFile(out);
  else console.warn(await writeStill("toad-ar", picture, { whole: 100, card: 80 }));
} finally {
  await easel.close();
}
