import { curve, type Outline, type Point } from "../../hand.ts";
import type { Paper } from "../paper.ts";
import { land, type Scene, type Seen } from "../scene.ts";
import { heightAt, hills, massif, peaks } from "../skylines.ts";
import { rowing, sailing } from "../things/boats.ts";
import { lighthouse } from "../things/houses.ts";
import { birds } from "../things/flying.ts";
import { lightOver, sky } from "../things/sky.ts";
import { grove, standing } from "../things/standing.ts";
import { tear } from "../edges.ts";
import { layWater, path, sea } from "./sea.ts";

/** An island in the sea with something on it, and a boat that goes there or comes from there. */
export function island(scene: Scene): Seen {
  const { chance, papers, side, board } = scene;
  const own = chance.of("island");
  const horizon = own.pick([own.between(500, 560), own.between(640, 700)]);
  const light = lightOver(scene, horizon + 14, [130, 240], [130, 320]);
  const shine = sky(scene, { horizon, light, radius: own.between(66, 116) });
  const [far, , , shore, front] = papers.lands as [Paper, Paper, Paper, Paper, Paper];
  const distant = own.maybe(0.5) ? hills(own, horizon + 6, 26, side * 30) : peaks(own, horizon + 40, massif(own, side > 0 ? 0.8 : 0.2)); // oxfmt-ignore
  if (own.maybe(0.7)) land(scene, distant, far, { name: "far", foot: horizon + 90, tearing: { rim: 7 } });
  const waters = sea(own, horizon + 30, 4);
  layWater(scene, waters[0] as Outline, 0, "water 0");
  path(scene, own.of("path"), light[0], horizon + 30, horizon + 200);
  const middle = 450 - side * own.between(70, 105);
  const foot = horizon + own.between(120, 150);
  const half = own.between(235, 275);
  const tall = own.between(130, 200);
  const ridge = curve([[middle - half, foot], [middle - half * 0.76, foot - tall * 0.5], [middle - half * 0.48, foot - tall * 0.93], [middle - half * 0.1, foot - tall], [middle + half * 0.34, foot - tall * 0.8], [middle + half * 0.7, foot - tall * 0.3], [middle + half, foot]], 14); // oxfmt-ignore
  const beacon = own.maybe(0.4);
  grove(scene, own.of("trees"), ridge, own.pick(["pine", "round", "poplar"] as const), { count: own.pick([3, 4, 5]), size: 104, paper: front, from: middle + half * 0.05, to: middle + half * 0.68 }); // oxfmt-ignore
  const at = middle - half * 0.3;
  if (beacon) lighthouse(scene, [at, heightAt(ridge, at) + 8], 116);
  const what = beacon ? "A lighthouse" : standing(scene, own.of("subject"), ridge, at, 104);
  const edge = tear(ridge, own.of("ridge"), { rim: 9 });
  const base: Point[] = [[middle + half + 4, foot + 12], [middle - half - 6, foot + 11]]; // oxfmt-ignore
  board.paste({ face: [...edge.face, ...base], core: [...edge.core, ...base] }, shore, { chance: own.of("print"), lift: 0.8 }); // oxfmt-ignore
  const boat = own.pick(["sail", "sail", "row", "none"] as const);
  for (const [index, line] of waters.slice(1).entries()) {
    const x = 450 + side * own.between(120, 200);
    if (index === 1 && boat === "sail")
      sailing(scene, [x, heightAt(line, x) - 2], own.between(112, 140), own.pick([-1, 1]));
    if (index === 1 && boat === "row") rowing(scene, [x, heightAt(line, x) - 2], 104, own.pick([-1, 1]));
    layWater(scene, line, (index + 1) / 3, `water ${index + 1}`);
  }
  if (own.maybe(0.6))
    birds(
      scene,
      own,
      [450 - side * own.between(170, 240), horizon - own.between(250, 330)],
      own.pick([2, 3, 5]),
      0.9,
    );
  const boats = { sail: "with a sailing boat", row: "with somebody rowing", none: "" };
  return { what: `${what} on an island`, also: boats[boat], light: shine };
}
