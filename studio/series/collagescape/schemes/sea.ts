import type { Chance } from "@toadstool/stage";
import type { Outline, Point } from "../../hand.ts";
import { mix } from "../colours.ts";
import type { Paper } from "../paper.ts";
import { cut, FIELD, land, type Scene } from "../scene.ts";
import { rolling, spanOf } from "../skylines.ts";

/** Sheets of water from the horizon to the foot of the picture, the nearer the deeper; each one's chop is a little higher. */
export function sea(chance: Chance, horizon: number, sheets: number): Outline[] {
  const lines: Outline[] = [];
  for (let sheet = 0; sheet < sheets; sheet++) {
    const share = sheet / Math.max(1, sheets - 1);
    const y = horizon + (FIELD.bottom - 90 - horizon) * (sheet / sheets) ** 1.25;
    const chop = 1 + share * 15;
    const up = chance.pick([-1, 1]);
    const heights = Array.from({ length: sheet === 0 ? 3 : 8 }, (_, index) => y + (sheet === 0 ? 0 : (index % 2 ? up : -up) * chop * chance.between(0.5, 1))); // oxfmt-ignore
    lines.push(rolling(heights, spanOf(chance)));
  }
  return lines;
}

/** The paper of each sheet of water. */
function depth({ papers }: Scene, share: number): Paper {
  const { water, lands } = papers;
  const deep = lands[3] as Paper;
  return share < 0.2 ? water : { ...water, colour: mix(water.colour, deep.colour, share * 0.85), ink: mix(mix(water.colour, deep.colour, share * 0.85), share > 0.5 ? "#fff6e4" : deep.colour, 0.24) }; // oxfmt-ignore
}

export function layWater(scene: Scene, line: Outline, share: number, name: string, drawn = ""): void {
  land(scene, line, depth(scene, share), { name, torn: share > 0.05, tearing: { rim: 6 + share * 8 }, lift: 0.4 + share * 0.6, drawn }); // oxfmt-ignore
}

/** What the water gives back of the light: strips, broken and wider towards us. */
export function path(scene: Scene, chance: Chance, x: number, horizon: number, foot: number): void {
  const { papers } = scene;
  const paper: Paper = { ...papers.light, colour: mix(papers.light.colour, papers.water.colour, 0.18) };
  let row = 0;
  for (let y = horizon + 12; y < foot; row++) {
    const tall = 4 + row * 0.9;
    const half = (26 + row * 5) * chance.between(0.45, 1.15);
    const middle = x + chance.between(-14, 14) * (1 + row * 0.1);
    const tip = half * 0.22;
    const strip: Point[] = [[middle - half, y + tall * 0.5], [middle - half + tip, y], [middle + half - tip, y], [middle + half, y + tall * 0.5], [middle + half - tip, y + tall], [middle - half + tip, y + tall]]; // oxfmt-ignore
    cut(scene, strip, paper, { lift: 0.25 });
    y += tall + 9 + row * 1.4;
  }
}
