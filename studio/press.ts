import type { Press, Stocked } from "#domain/art/press.ts";

/** The papers on the shelf, and the inks that the press has drums for. A letter once printed in an address stays. */
export const papers = {
  cream: { letter: "c", name: "Cream cartridge", colour: "#f5efe2" },
  white: { letter: "w", name: "White offset", colour: "#fbf9f4" },
  straw: { letter: "y", name: "Straw", colour: "#fff4cc" },
  blush: { letter: "r", name: "Blotting pink", colour: "#fbe6e0" },
  celadon: { letter: "g", name: "Ledger green", colour: "#e4f0e6" },
  airmail: { letter: "a", name: "Airmail", colour: "#e1ebf4" },
  parcel: { letter: "k", name: "Parcel brown", colour: "#dcc19a" },
} as const satisfies Record<string, Stocked>;

export const inks = {
  violet: { letter: "v", name: "Violet", colour: "#4a22c4" },
  midnight: { letter: "m", name: "Midnight", colour: "#221a3a" },
  navy: { letter: "n", name: "Navy", colour: "#202f66" },
  forest: { letter: "f", name: "Forest", colour: "#1d4f40" },
  burgundy: { letter: "b", name: "Burgundy", colour: "#722244" },
  pink: { letter: "p", name: "Fluorescent pink", colour: "#ff4f8b" },
  orange: { letter: "o", name: "Orange", colour: "#ff6f3c" },
  yellow: { letter: "y", name: "Yellow", colour: "#ffc93c" },
  lime: { letter: "l", name: "Lime", colour: "#b5d334" },
  teal: { letter: "t", name: "Teal", colour: "#00a896" },
  mint: { letter: "i", name: "Mint", colour: "#82d8c3" },
  sky: { letter: "s", name: "Sky", colour: "#62b8e8" },
  rose: { letter: "r", name: "Rose", colour: "#ff9eb5" },
} as const satisfies Record<string, Stocked>;

/** What a series’ press may be loaded with. */
export const press: Press = {
  papers: Object.values(papers),
  inks: Object.values(inks),
  sets: [
    "mpy", "noi", "vpyt", "fpl", "bos", "mty", "nps", "vtr", "mpsy", "foy", "bpy", "notr", "mo", "vp", "ft", "bi",
  ],
}; // oxfmt-ignore
