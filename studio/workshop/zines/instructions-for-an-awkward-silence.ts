/** “Instructions for an Awkward Silence”: how to look after one, on four pages. Mint and burgundy. */
import { cover } from "./instructions-for-an-awkward-silence/1.ts";
import { parts } from "./instructions-for-an-awkward-silence/2.ts";
import { biscuitTime } from "./instructions-for-an-awkward-silence/3.ts";
import { kept } from "./instructions-for-an-awkward-silence/4.ts";
import { zinePages } from "./zine-page.ts";

export const pages = zinePages({ zine: "instructions-for-an-awkward-silence", inks: ["mint", "burgundy"] }, [
  cover,
  parts,
  biscuitTime,
  kept,
]);
export const standing = { ground: { mint: 1 }, shadow: { burgundy: 1 }, lean: -3 };
