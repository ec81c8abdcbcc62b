/** Things that stand on a skyline; the land that is pasted next hides their feet. */
import type { Chance } from "@toadstool/stage";
import type { Outline } from "../../hand.ts";
import type { Paper } from "../paper.ts";
import { FIELD, type Scene } from "../scene.ts";
import { heightAt } from "../skylines.ts";
import { church, house, tent, windmill } from "./houses.ts";
import { bare, pine, poplar, round } from "./trees.ts";

const trees = { pine, round, poplar, bare };
type Kind = keyof typeof trees;

/** Trees along a stretch of a skyline, the higher ones in the middle. */
export function grove(
  scene: Scene,
  chance: Chance,
  line: Outline,
  kind: Kind,
  { count, size, paper, from, to }: { count: number; size: number; paper: Paper; from: number; to: number },
): void {
  const step = Math.min((to - from) / count, size * 0.62);
  const start = from + chance.between(0, to - from - step * count);
  for (let tree = 0; tree < count; tree++) {
    const x = start + step * (tree + 0.5) + chance.between(-0.2, 0.2) * step;
    trees[kind](scene, [x, heightAt(line, x) + size * 0.08], size * chance.between(0.7, 1.12), paper, chance);
  }
}

/** The one thing a picture is about, on a skyline at x; says what it is. */
export function standing(scene: Scene, chance: Chance, line: Outline, x: number, size: number): string {
  const { papers, hour } = scene;
  const at = (dx = 0): [number, number] => {
    const [left, middle, right] = [-0.5, 0, 0.5].map((share) => heightAt(line, x + dx + share * size)) as [number, number, number]; // oxfmt-ignore
    return [x + dx, (middle + Math.max(left, middle, right)) / 2 + size * 0.06];
  };
  const way = chance.pick([-1, 1] as const);
  // what stands beside it would stand beside the picture
  const isTight = x + way * size * 2.45 > FIELD.right || x + way * size * 2.45 < FIELD.left;
  const turn = (isTight ? -way : way) as -1 | 1;
  const kind = chance.pick(["house", "house", "house", "church", "tree", "tent", "mill"] as const);
  const dark = papers.lands[4] as Paper;
  if (kind === "tree") {
    const crown = hour === "snow" ? bare : chance.pick([round, bare]);
    crown(scene, at(), size * 2.1, crown === bare ? papers.dark : dark, chance);
    return crown === bare ? "A bare tree" : "A lone tree";
  }
  if (kind === "tent") {
    pine(scene, at(-size * 0.9), size * 1.9, dark, chance);
    tent(scene, at(), size * 0.8);
    return "A tent by a pine";
  }
  if (kind === "mill") {
    windmill(scene, at(), size * 0.95, chance.between(0.1, 1.4));
    return "A windmill";
  }
  if (kind === "church") {
    church(scene, at(), size * 0.8, turn);
    return "A church with a pointed tower";
  }
  const behind = chance.pick(["poplar", "round", "pine"] as const);
  trees[behind](scene, at(turn * size * 1.75), size * 1.5, dark, chance);
  if (chance.maybe(0.5)) trees[behind](scene, at(turn * size * 2.1), size * 1.15, dark, chance);
  house(scene, at(-turn * size * 0.2), size * 0.84, turn);
  return "A small house";
}
