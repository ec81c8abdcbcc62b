/** Which sheet of the drawer is used for what. */
import type { Chance } from "@toadstool/stage";
import { brightness, mix } from "./colours.ts";
import type { Dye, Palette } from "./palettes.ts";
import type { Kind, Paper } from "./paper.ts";

export interface Papers {
  board: Paper;
  sky: Paper;
  haze: Paper;
  light: Paper;
  /** Farthest first. */
  lands: readonly Paper[];
  water: Paper;
  accent: Paper;
  pale: Paper;
  dark: Paper;
  /** Something with words or lines on it, for clouds and fields. */
  scrap: Paper;
  /** What the post leaves: roads are made of it. */
  parcel: Paper;
}

const skies: readonly Kind[] = ["sugar", "sugar", "painted", "ledger", "graph", "staves", "envelope"];
const lands: readonly Kind[] = ["map", "newsprint", "graph", "kraft", "painted", "wallpaper", "ledger", "squares", "staves"]; // oxfmt-ignore
const scraps: readonly Kind[] = ["newsprint", "staves", "ledger", "graph", "map", "newsprint"];
const waters: readonly Kind[] = ["waves", "waves", "painted", "envelope"];

/** Two or three patterned papers, no pattern twice; the others keep quiet. */
export function drawPapers(palette: Palette, chance: Chance): Papers {
  const sky = chance.pick(skies);
  const first = chance.pick(lands.filter((kind) => kind !== sky));
  const second = chance.pick(lands.filter((kind) => kind !== sky && kind !== first));
  const near = chance.pick([2, 3, 3, 4]);
  const far = near === 2 ? 4 : chance.pick([1, 2].filter((at) => at !== near - 1));
  return {
    board: { ...paperOf(palette.board, "sugar"), name: palette.board[0] },
    sky: paperOf(palette.sky, sky, 0.44),
    haze: paperOf(palette.haze, "sugar"),
    light: paperOf(palette.light, chance.pick(["sugar", "sugar", "painted"] as const), 0.25),
    lands: palette.lands.map((dye, at) => {
      const kind = at === near ? first : at === far ? second : "sugar";
      return paperOf(dye, kind, 0.6 + at * 0.13);
    }),
    water: paperOf(palette.water, chance.pick(waters), 0.8),
    accent: paperOf(palette.accent, "sugar"),
    pale: paperOf(palette.pale, "sugar"),
    dark: paperOf(palette.dark, "sugar"),
    scrap: paperOf(palette.hour === "night" ? palette.water : palette.pale, chance.pick(scraps), 0.8),
    parcel: { ...paperOf(["Brown", palette.hour === "night" ? mix("#c79f6c", palette.lands[2][1], 0.5) : mix("#c79f6c", palette.pale[1], 0.2)], "kraft"), name: "Parcel paper" }, // oxfmt-ignore
  };
}

/** `strong`: how loud the print is, 1 as loud as the drawer has it. */
function paperOf([colour, hex]: Dye, kind: Kind, strong = 1): Paper {
  const dim = brightness(hex) < 0.42;
  const share = (dim ? 0.34 : 0.42) * strong;
  return {
    name: names[kind].replace("%", colour),
    told: told[kind],
    colour: hex,
    kind,
    ink: mix(hex, dim ? "#fff6e4" : "#1f2348", share),
  };
}

const names: Record<Kind, string> = {
  sugar: "%", ledger: "% ledger", graph: "% graph paper", newsprint: "% newsprint", map: "% map", kraft: "% parcel paper", painted: "%, painted", squares: "% squared paper", staves: "% music paper", envelope: "% envelope", wallpaper: "% wallpaper", waves: "%, ruled in waves",
}; // oxfmt-ignore

const told: Record<Kind, string> = {
  sugar: "sugar paper", ledger: "a ledger", graph: "graph paper", newsprint: "newsprint", map: "a map", kraft: "parcel paper", painted: "painted paper", squares: "squared paper", staves: "sheet music", envelope: "an old envelope", wallpaper: "wallpaper", waves: "sugar paper",
}; // oxfmt-ignore
