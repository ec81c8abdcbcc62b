/** An island of the archipelago, from above. */
import type { Chance } from "@toadstool/stage";
import { isInside, type Outline, type Point } from "../../hand.ts";
import { mix } from "../colours.ts";
import type { Paper } from "../paper.ts";
import { cut, rip, type Scene } from "../scene.ts";
import { disc, pebble } from "./discs.ts";

export interface Isle {
  at: Point;
  rx: number;
  ry: number;
}

/** Its outline, or one `more` further out. */
export const shape = ({ at, rx, ry }: Isle, chance: Chance, more: number): Outline =>
  pebble(at, rx + more, ry + more, chance.of("shape"), 48, 1.5);

/** A beach, what grows on it, and on the largest island a farm. */
export function ground(scene: Scene, chance: Chance, isle: Isle, isMain: boolean): void {
  const { papers } = scene;
  const sand: Paper = { ...papers.pale, colour: mix(papers.pale.colour, papers.light.colour, 0.22) };
  cut(scene, shape(isle, chance, 12), sand, { lift: 0.4 });
  const green = papers.lands[isMain ? 2 : chance.pick([2, 2, 3])] as Paper;
  rip(scene, shape(isle, chance, -6), green, { rim: 9 });
  const [x, y] = isle.at;
  const farm: Point[] = isMain ? [dry(isle, chance, 62), [x - 22, y - 22]] : [];
  const dryLand = shape(isle, chance, -22);
  for (let tree = isMain ? 16 : Math.round(isle.rx / 15); tree > 0; tree--) {
    const angle = chance.between(0, 6.28);
    const reach = isMain ? chance.between(0.6, 0.8) : chance.between(0, 0.62);
    const at: Point = [x + isle.rx * reach * Math.cos(angle), y + isle.ry * reach * Math.sin(angle)];
    const radius = chance.between(8, 15);
    const isFree = farm.every((spot, index) => Math.hypot(at[0] - spot[0], at[1] - spot[1]) > (index === 0 ? 58 : 104)); // oxfmt-ignore
    if (isFree && isInside(at, dryLand)) cut(scene, disc(at, radius), mixed(papers.dark, green, chance.between(0.15, 0.6)), { lift: 0.6 }); // oxfmt-ignore
  }
  if (isMain) plots(scene, chance.of("plots"), farm[1] as Point);
  if (isMain) roof(scene, farm[0] as Point, 38, chance.between(-0.5, 0.5), papers.accent);
}

/** Somewhere to the south-east that is `space` from the water. */
function dry(isle: Isle, chance: Chance, space: number): Point {
  const land = shape(isle, chance, -space);
  const [x, y] = isle.at;
  const spots = [0.62, 0.55, 0.48].flatMap((reach) => [0.75, 0.4, 1.1, 0, 1.5, 2.2].map((angle): Point => [x + isle.rx * reach * Math.cos(angle), y + isle.ry * reach * Math.sin(angle)])); // oxfmt-ignore
  return spots.find((spot) => isInside(spot, land)) ?? [x + isle.rx * 0.4, y + isle.ry * 0.4];
}

/** Fields of the one farm, a scrap each. */
function plots(scene: Scene, chance: Chance, [x, y]: Point): void {
  const { papers } = scene;
  const dyes = [papers.scrap, papers.lands[1], papers.lands[4], mixed(papers.light, papers.lands[1] as Paper, 0.35)] as Paper[]; // oxfmt-ignore
  const turn = chance.between(-0.5, 0.5);
  for (const [index, paper] of dyes.entries()) {
    const [left, top] = [((index % 2) - 1) * 68 + 3, (Math.floor(index / 2) - 1) * 62 + 3];
    const n = () => chance.between(-4, 4);
    const corners: Outline = [[left + n(), top + n()], [left + 62 + n(), top + n()], [left + 62 + n(), top + 56 + n()], [left + n(), top + 56 + n()]]; // oxfmt-ignore
    cut(scene, corners.map(([px, py]): Point => [x + px * Math.cos(turn) - py * Math.sin(turn), y + px * Math.sin(turn) + py * Math.cos(turn)]), paper, { lift: 0.4, chance: chance.of(`plot ${index}`) }); // oxfmt-ignore
  }
}

/** A roof from above: one half in the light. */
function roof(scene: Scene, [x, y]: Point, size: number, turn: number, paper: Paper): void {
  const place = (outline: Outline): Outline =>
    outline.map(([px, py]): Point => [x + size * (px * Math.cos(turn) - py * Math.sin(turn)), y + size * (px * Math.sin(turn) + py * Math.cos(turn))]); // oxfmt-ignore
  cut(scene, place([[-0.8, -0.5], [0.8, -0.5], [0.8, 0.02], [-0.8, 0.02]]), paper, { lift: 1 }); // oxfmt-ignore
  cut(scene, place([[-0.8, 0], [0.8, 0], [0.8, 0.5], [-0.8, 0.5]]), mixed(paper, scene.papers.dark, 0.3), { lift: 0 }); // oxfmt-ignore
  cut(scene, place([[0.3, -0.2], [0.5, -0.2], [0.5, 0], [0.3, 0]]), scene.papers.dark, { lift: 0.5 }); // oxfmt-ignore
}

const mixed = (first: Paper, second: Paper, share: number): Paper => ({
  ...first,
  colour: mix(first.colour, second.colour, share),
});
