/** What floats: `at` is the middle of the waterline. */
import type { Outline, Point } from "../../hand.ts";
import { mix } from "../colours.ts";
import { cut, type Scene } from "../scene.ts";

/** A hull, two sails, and what the water gives back of them. */
export function sailing(scene: Scene, [x, y]: Point, size: number, turn: -1 | 1 = 1): void {
  const { papers } = scene;
  const flip = (outline: Outline): Outline =>
    outline.map(([px, py]): Point => [x + px * size * turn, y + py * size]);
  mirrored(scene, [x, y], size * 0.52, size * 0.5);
  cut(scene, flip([[-0.05, -0.2], [-0.02, -1.42], [0.02, -1.42], [0.02, -0.2]]), papers.dark, { lift: 0.2 }); // oxfmt-ignore
  cut(scene, flip([[0.04, -1.36], [0.2, -0.9], [0.56, -0.28], [0.04, -0.26]]), papers.accent, { lift: 0.4 }); // oxfmt-ignore
  cut(scene, flip([[-0.08, -1.2], [-0.08, -0.26], [-0.46, -0.28]]), papers.pale, { lift: 0.4 }); // oxfmt-ignore
  cut(scene, flip([[-0.62, -0.2], [0.7, -0.22], [0.44, 0.06], [-0.46, 0.06]]), papers.dark, { lift: 0.3 }); // oxfmt-ignore
}

/** Somebody sits in it. */
export function rowing(scene: Scene, [x, y]: Point, size: number, turn: -1 | 1 = 1): void {
  const { papers, board } = scene;
  const flip = (outline: Outline): Outline =>
    outline.map(([px, py]): Point => [x + px * size * turn, y + py * size]);
  mirrored(scene, [x, y], size * 0.6, size * 0.3);
  cut(scene, flip([[-0.14, -0.12], [-0.12, -0.46], [0.02, -0.52], [0.14, -0.44], [0.18, -0.12]]), papers.accent, { lift: 0.2 }); // oxfmt-ignore
  cut(scene, flip(Array.from({ length: 12 }, (_, index): Point => [0.04 + 0.1 * Math.cos(index * 0.5236), -0.62 + 0.11 * Math.sin(index * 0.5236)])), papers.dark, { lift: 0.15 }); // oxfmt-ignore
  const oar = flip([
    [0.02, -0.36],
    [0.5, 0.1],
  ]) as [Point, Point];
  board.draw(`M${Math.round(oar[0][0])} ${Math.round(oar[0][1])}L${Math.round(oar[1][0])} ${Math.round(oar[1][1])}`, papers.dark.colour, 3); // oxfmt-ignore
  cut(scene, flip([[-0.72, -0.2], [0.74, -0.22], [0.5, 0.06], [-0.5, 0.06]]), papers.pale, { lift: 0.3 }); // oxfmt-ignore
}

/** Strips below the waterline, shorter the further down. */
function mirrored(scene: Scene, [x, y]: Point, half: number, deep: number): void {
  const { papers } = scene;
  const paper = { ...papers.water, colour: mix(papers.water.colour, papers.dark.colour, 0.32) };
  for (let row = 0; row < 3; row++) {
    const reach = half * (0.9 - row * 0.24);
    const top = y + 6 + (row * deep) / 3;
    cut(scene, [[x - reach, top], [x + reach * 0.9, top], [x + reach, top + deep * 0.14], [x - reach * 0.92, top + deep * 0.14]], paper, { lift: 0 }); // oxfmt-ignore
  }
}
