/** What grows: each stands on `at`, the middle of its foot, `size` tall. */
import type { Chance } from "@toadstool/stage";
import { limb, type Outline, type Point } from "../../hand.ts";
import { mix } from "../colours.ts";
import type { Paper } from "../paper.ts";
import { cut, rip, type Scene } from "../scene.ts";
import { pebble } from "./discs.ts";

type Tree = (scene: Scene, at: Point, size: number, paper: Paper, chance: Chance) => void;

/** Snow lies below trees and not on them. */
const leaf = ({ papers, hour }: Scene, paper: Paper): Paper =>
  hour === "snow" ? { ...papers.dark, colour: mix(papers.dark.colour, papers.sky.colour, paper === papers.lands[4] ? 0.05 : 0.3) } : paper; // oxfmt-ignore

/** Cut in one go: in and out on both sides. */
export const pine: Tree = (scene, [x, y], size, paper, chance) => {
  const tiers = size > 110 ? 4 : 3;
  const wide = size * chance.between(0.2, 0.27);
  const [left, right]: [Point[], Point[]] = [[], []];
  for (let tier = 0; tier < tiers; tier++) {
    const share = (tier + 1) / tiers;
    const foot = y - size * 0.12 - size * 0.88 * (1 - share);
    const reach = wide * (0.4 + 0.6 * share);
    const tuck = foot - size * 0.03;
    right.push([x + reach * chance.between(0.9, 1.08), foot], [x + reach * 0.5, tuck]);
    left.push([x - reach * chance.between(0.9, 1.08), foot], [x - reach * 0.5, tuck]);
  }
  trunk(scene, [x, y], size * 0.07, size * 0.2);
  right.pop();
  left.pop();
  cut(scene, [[x + chance.between(-2, 2), y - size], ...right, ...left.toReversed()], leaf(scene, paper), { lift: size > 90 ? 0.5 : 0.3 }); // oxfmt-ignore
};

/** A round crown on a trunk. */
export const round: Tree = (scene, [x, y], size, paper, chance) => {
  trunk(scene, [x, y], size * 0.08, size * 0.5);
  const crown = pebble([x, y - size * 0.66], size * 0.32, size * 0.34, chance);
  if (size > 70) rip(scene, crown, leaf(scene, paper), { rim: Math.min(7, size * 0.06) }, { lift: 0.5 });
  else cut(scene, crown, leaf(scene, paper), { lift: 0.35 });
};

/** A poplar, as stand along roads. */
export const poplar: Tree = (scene, [x, y], size, paper, chance) => {
  trunk(scene, [x, y], size * 0.05, size * 0.2);
  const half = size * chance.between(0.11, 0.15);
  const lean = chance.between(-0.03, 0.03) * size;
  cut(scene, limb([[x + lean, y - size], [x, y - size * 0.5], [x, y - size * 0.08]], [half * 0.4, half * 1.9, half * 2.1, half * 1.2], 7), leaf(scene, paper), { lift: 0.4 }); // oxfmt-ignore
};

/** In winter, or dead; good to sit in. */
export const bare: Tree = (scene, at, size, paper, chance) => {
  const grow = ([x, y]: Point, long: number, angle: number, thick: number, deep: number): void => {
    const to: Point = [x + long * Math.sin(angle), y - long * Math.cos(angle)];
    const bow: Point = [(x + to[0]) / 2 + chance.between(-0.07, 0.07) * long, (y + to[1]) / 2];
    cut(scene, limb([[x, y], bow, to], [thick, thick * 0.7, thick * 0.5], 4), paper, {
      lift: deep > 2 ? 0.3 : 0,
    });
    if (deep === 0) return;
    const twigs = deep > 2 ? 3 : 2;
    for (let twig = 0; twig < twigs; twig++)
      grow(to, long * chance.between(0.58, 0.76), angle + (twig - (twigs - 1) / 2) * chance.between(0.6, 0.95) + chance.between(-0.1, 0.1), thick * 0.52, deep - 1); // oxfmt-ignore
  };
  grow([at[0], at[1] + 6], size * 0.36, chance.between(-0.06, 0.06), size * 0.075, 4);
};

function trunk(scene: Scene, [x, y]: Point, wide: number, tall: number): void {
  const { papers } = scene;
  const bark: Paper = {
    ...papers.dark,
    colour: mix(papers.dark.colour, papers.lands[3]?.colour ?? "#000000", 0.3),
  };
  const outline: Outline = [[x - wide * 0.6, y + 6], [x - wide * 0.4, y - tall], [x + wide * 0.4, y - tall], [x + wide * 0.6, y + 6]]; // oxfmt-ignore
  cut(scene, outline, bark, { lift: 0.25 });
}
