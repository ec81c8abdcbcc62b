/** `node scripts/installed.mjs studio/workshop/prints/draw-prints.ts [slug…]`: prints the gallery's prints, or only those named, into studio/public/images/art/. */
import type { Sharp } from "sharp";
import { writeStill } from "../../../scripts/local/write-still.ts";
import { guest, guestCard } from "./guest.ts";
import { night } from "./night.ts";
import { proofs } from "./proofs.ts";
import { water } from "./water.ts";

const prints = { "the-guest": () => guest(), ...night, ...water, ...proofs };
const wanted = process.argv.slice(2);
for (const name of wanted)
  if (!(name in prints))
    throw new Error(`There is no print ${name}. There is: ${Object.keys(prints).join(", ")}`);

/** Dots are heavy, and prints are looked at closely. */
const weights = { whole: 430 };
/** Cards that are more than a crop of the print. */
const cards: Record<string, (() => Promise<Sharp>) | undefined> = { "the-guest": guestCard };

for (const [slug, draw] of Object.entries(prints)) {
  if (wanted.length > 0 && !wanted.includes(slug)) continue;
  console.log(`${slug}: ${await writeStill(slug, await draw().press(), weights, await cards[slug]?.())}`);
}
