/** `node scripts/art/prints/draw-prints.ts [slug…]`: prints the gallery's prints, or only those named, into public/images/art/. */
import { writeStill } from "../write-still.ts";
import { night } from "./night.ts";
import { proofs } from "./proofs.ts";
import { water } from "./water.ts";

const prints = { ...night, ...water, ...proofs };
const wanted = process.argv.slice(2);
for (const name of wanted)
  if (!(name in prints))
    throw new Error(`There is no print ${name}. There is: ${Object.keys(prints).join(", ")}`);

/** Prints are looked at closely: their largest file may weigh more than a still's. */
const weights = { whole: 620, middle: 250, small: 80 };

for (const [slug, draw] of Object.entries(prints)) {
  if (wanted.length > 0 && !wanted.includes(slug)) continue;
  console.log(`${slug}: ${await writeStill(slug, await draw().press(), weights)}`);
}
