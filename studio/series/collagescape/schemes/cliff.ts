import type { Outline, Point } from "../../hand.ts";
import { mix } from "../colours.ts";
import { tear } from "../edges.ts";
import type { Paper } from "../paper.ts";
import { pathOf } from "../paths.ts";
import { FIELD, land, type Scene, type Seen } from "../scene.ts";
import { craggy, heightAt, hills } from "../skylines.ts";
import { sailing } from "../things/boats.ts";
import { lighthouse } from "../things/houses.ts";
import { birds } from "../things/flying.ts";
import { sky } from "../things/sky.ts";
import { grove, standing } from "../things/standing.ts";
import { layWater, path, sea } from "./sea.ts";

/** A tall cliff on the side away from the light, and much sea. */
export function cliff(scene: Scene): Seen {
  const { chance, papers, side } = scene;
  const own = chance.of("cliff");
  const horizon = own.between(640, 730);
  const light: Point = [450 + side * own.between(150, 230), own.between(230, horizon - 150)];
  const shine = sky(scene, { horizon, light, radius: own.between(70, 120) });
  const [far, back] = papers.lands as [Paper, Paper];
  if (own.maybe(0.6)) land(scene, hills(own, horizon + 2, 26, -side * 46), far, { name: "far", foot: horizon + 70, tearing: { rim: 7 } }); // oxfmt-ignore
  const waters = sea(own, horizon + 26, 5);
  layWater(scene, waters[0] as Outline, 0, "water 0");
  path(scene, own.of("path"), light[0], horizon + 26, horizon + 150);
  const boat = own.maybe(0.6);
  const x = 450 + side * own.between(60, 210);
  for (const [index, line] of waters.slice(1, 4).entries()) {
    if (index === 1) headland(scene, horizon + 90, back);
    if (index === 1 && boat)
      sailing(scene, [x, heightAt(line, x) - 2], own.between(70, 100), own.pick([-1, 1]));
    layWater(scene, line, (index + 1) / 5, `water ${index + 1}`);
  }
  const what = wall(scene, own.between(330, 430));
  layWater(scene, waters[4] as Outline, 0.9, "water 4");
  birds(scene, own, [450 + side * own.between(-60, 60), own.between(400, 500)], own.pick([3, 5]), 1.1);
  return {
    what: `${what} on a tall cliff above the sea`,
    also: boat ? "with a sailing boat" : "",
    light: shine,
  };
}

/** The cliff itself, from its top to below the nearest water, in layers as rock is. */
function wall(scene: Scene, top: number): string {
  const { chance, papers, side, board } = scene;
  const own = chance.of("wall");
  const rock = papers.lands[3] as Paper;
  const turf = papers.lands[4] as Paper;
  const edge = side > 0 ? FIELD.left - 8 : FIELD.right + 8;
  const out = (reach: number) => edge + side * reach;
  const brow = own.between(330, 400);
  const drop: Point[] = [[out(brow), top + 18], [out(brow - 30), top + 170], [out(brow + 6), top + 330], [out(brow - 20), top + 500], [out(brow + 60), FIELD.bottom - 60]]; // oxfmt-ignore
  const grass: Point[] = [[edge, top - own.between(30, 50)], [out(brow * 0.4), top - own.between(0, 26)], [out(brow * 0.8), top], [out(brow), top + 18]]; // oxfmt-ignore
  const outline = side > 0 ? [...grass, ...craggy(drop, own, 3, 0.12).slice(1)] : [...craggy(drop.toReversed(), own, 3, 0.12).slice(0, -1), ...grass.toReversed()]; // oxfmt-ignore
  const torn = tear(outline, own.of("tear"), { rim: 13 });
  const base: Point[] = [[edge, FIELD.bottom - 20]];
  const meadow = grass.toSorted(([a], [b]) => a - b);
  const beacon = own.maybe(0.5);
  const at = out(brow * 0.62);
  if (beacon) lighthouse(scene, [at, heightAt(meadow, at) + 10], 104);
  const what = beacon ? "A lighthouse" : standing(scene, own.of("subject"), meadow, out(brow * 0.58), 88);
  grove(scene, own.of("trees"), meadow, "round", { count: own.pick([1, 2]), size: 60, paper: turf, from: Math.min(out(20), out(120)) + 20, to: Math.max(out(20), out(120)) }); // oxfmt-ignore
  board.paste({ face: [...torn.face, ...base], core: [...torn.core, ...base] }, rock, { chance: own.of("print"), lift: 1.2, drawn: layers(scene, top) }); // oxfmt-ignore
  const sward = side > 0 ? [...grass, [out(brow - 40), top + 44], [out(brow * 0.5), top + 40], [edge, top + 10]] : [[out(brow), top + 18], ...grass.toReversed().slice(1), [edge, top + 10], [out(brow * 0.5), top + 40], [out(brow - 40), top + 44]]; // oxfmt-ignore
  board.paste({ face: sward as Outline }, turf, { lift: 0, chance: own.of("turf") });
  return what;
}

function layers({ chance, papers }: Scene, top: number): string {
  const own = chance.of("layers");
  const [low, high] = [papers.lands[4]?.colour ?? "", papers.lands[2]?.colour ?? ""];
  const rock = papers.lands[3]?.colour ?? "";
  let drawn = "";
  for (let y = top + 90; y < FIELD.bottom; y += own.between(54, 96)) {
    const tall = own.between(8, 28);
    const dip = own.between(-30, 30);
    const line: Point[] = Array.from({ length: 9 }, (_, index) => [40 + index * 105, y + dip * (index / 8) + own.between(-5, 5)]); // oxfmt-ignore
    const under = line.map(([x, ly]): Point => [x, ly + tall + own.between(-4, 4)]).toReversed();
    drawn += `<path d="${pathOf([...line, ...under])}" fill="${mix(rock, own.maybe(0.55) ? low : high, own.between(0.3, 0.65))}"/>`;
  }
  return drawn;
}

/** The next cliff along the coast, paler. */
function headland(scene: Scene, foot: number, paper: Paper): void {
  const { chance, side, board } = scene;
  const own = chance.of("headland");
  if (own.maybe(0.3)) return;
  const edge = side > 0 ? FIELD.left - 6 : FIELD.right + 6;
  const points: Point[] = [[edge, foot - 210], [edge + side * 260, foot - 190], [edge + side * 420, foot - 168], [edge + side * 450, foot - 70], [edge + side * 510, foot]]; // oxfmt-ignore
  const torn = tear(side > 0 ? points : points.toReversed(), own, { rim: 8 });
  const base: Point[] = side > 0 ? [[edge, foot + 30]] : [[edge, foot + 30]];
  board.paste({ face: [...torn.face, ...base], core: [...torn.core, ...base] }, paper, {
    chance: own,
    lift: 0.8,
  });
}
