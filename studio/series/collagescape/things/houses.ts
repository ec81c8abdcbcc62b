/** What people have built: each stands on `at`, the middle of its foot. */
import type { Outline, Point } from "../../hand.ts";
import { mix } from "../colours.ts";
import type { Paper } from "../paper.ts";
import { pathOf } from "../paths.ts";
import { cut, type Scene } from "../scene.ts";

/** Lit after dusk. */
export function glass({ papers, hour }: Scene): string {
  return hour === "night" || hour === "dusk"
    ? hour === "night"
      ? papers.accent.colour
      : "#fbe6a0"
    : papers.dark.colour;
}

const box = (x: number, y: number, wide: number, tall: number): Outline => [[x, y], [x + wide, y], [x + wide, y + tall], [x, y + tall]]; // oxfmt-ignore

/** Walls after dark are blue. */
function walls({ papers, hour }: Scene): Paper {
  return hour === "night"
    ? { ...papers.pale, colour: mix(papers.pale.colour, papers.lands[1]?.colour ?? "#000000", 0.35) }
    : papers.pale;
}

/** A gable towards us, a long wall and a roof away from us. `size` is the gable's width; the foot sinks a little. */
export function house(scene: Scene, [x, y]: Point, size: number, turn: -1 | 1 = 1): void {
  const { board, papers } = scene;
  const flip = (outline: Outline): Outline =>
    outline.map(([px, py]): Point => [x + px * size * turn, y + py * size]);
  const wall = walls(scene);
  const side = { ...wall, colour: mix(wall.colour, papers.dark.colour, 0.16) };
  cut(scene, flip([[0.86, -1.44], [1.02, -1.44], [1.02, -1], [0.86, -1]]), papers.accent, { lift: 0.3 }); // oxfmt-ignore
  cut(scene, flip([[0.3, -0.62], [1.36, -0.62], [1.36, 0.1], [0.3, 0.1]]), side, { lift: 0.4 }); // oxfmt-ignore
  cut(scene, flip([[-0.52, 0.1], [-0.52, -0.62], [0, -1.2], [0.46, -0.66], [0.46, 0.1]]), wall, { lift: 0.3 }); // oxfmt-ignore
  cut(scene, flip([[-0.04, -1.27], [1.06, -1.22], [1.46, -0.56], [0.44, -0.58]]), papers.accent, { lift: 0.3 }); // oxfmt-ignore
  const lit = glass(scene);
  board.fill(pathOf(flip([[-0.14, 0.1], [-0.14, -0.34], [0.1, -0.34], [0.1, 0.1]])), papers.dark.colour); // oxfmt-ignore
  const pane = (px: number, py: number, wide: number) => pathOf(flip(box(px, py, wide, 0.2)));
  board.fill(pane(-0.12, -0.78, 0.2) + pane(0.66, -0.4, 0.2) + pane(1, -0.4, 0.2), lit);
}

/** Round, with a lantern room. */
export function lighthouse(scene: Scene, [x, y]: Point, size: number): void {
  const { board, papers } = scene;
  const flip = (outline: Outline): Outline =>
    outline.map(([px, py]): Point => [x + px * size, y + py * size]);
  const wall = walls(scene);
  cut(scene, flip([[-0.3, 0.08], [-0.19, -2.1], [0.19, -2.1], [0.3, 0.08]]), wall, { lift: 0.5 }); // oxfmt-ignore
  for (const from of [0.14, 0.58]) {
    const half = (share: number) => 0.3 - 0.11 * share;
    const [low, high] = [from, from + 0.2];
    cut(scene, flip([[-half(high) - 0.01, -2.1 * high], [half(high) + 0.01, -2.1 * high], [half(low) + 0.01, -2.1 * low], [-half(low) - 0.01, -2.1 * low]]), papers.accent, { lift: 0.12 }); // oxfmt-ignore
  }
  cut(scene, flip(box(-0.15, -2.42, 0.3, 0.34)), { ...papers.light, colour: scene.hour === "night" || scene.hour === "dusk" ? "#fdeeb4" : mix(papers.light.colour, "#ffffff", 0.3) }, { lift: 0.2 }); // oxfmt-ignore
  cut(scene, flip([[-0.27, -2.06], [0.27, -2.06], [0.27, -2.13], [-0.27, -2.13]]), papers.dark, { lift: 0.2 }); // oxfmt-ignore
  cut(scene, flip([[-0.22, -2.4], [0, -2.66], [0.22, -2.4]]), papers.accent, { lift: 0.2 }); // oxfmt-ignore
  board.fill(
    pathOf(flip(box(-0.05, -1.02, 0.1, 0.16))) + pathOf(flip(box(-0.08, -0.26, 0.15, 0.34))),
    papers.dark.colour,
  );
}

/** A church's tower with its nave behind it. */
export function church(scene: Scene, [x, y]: Point, size: number, turn: -1 | 1 = 1): void {
  const { board, papers } = scene;
  const flip = (outline: Outline): Outline =>
    outline.map(([px, py]): Point => [x + px * size * turn, y + py * size]);
  const wall = walls(scene);
  const side = { ...wall, colour: mix(wall.colour, papers.dark.colour, 0.14) };
  cut(scene, flip([[0.1, 0.1], [0.1, -0.6], [1.3, -0.6], [1.3, 0.1]]), side, { lift: 0.4 }); // oxfmt-ignore
  cut(scene, flip([[0.1, -0.56], [0.22, -1.04], [1.22, -1.04], [1.42, -0.56]]), papers.accent, { lift: 0.3 }); // oxfmt-ignore
  cut(scene, flip([[-0.28, 0.1], [-0.28, -1.45], [0.28, -1.45], [0.28, 0.1]]), wall, { lift: 0.4 }); // oxfmt-ignore
  cut(scene, flip([[-0.34, -1.42], [0, -2.35], [0.34, -1.42]]), papers.accent, { lift: 0.4 }); // oxfmt-ignore
  const pane = (px: number, py: number, tall: number) => pathOf(flip([[px - 0.06, py], [px - 0.06, py - tall], [px, py - tall - 0.1], [px + 0.06, py - tall], [px + 0.06, py]])); // oxfmt-ignore
  board.fill(
    pane(0, -1.02, 0.2) + pane(0.5, -0.14, 0.22) + pane(0.8, -0.14, 0.22) + pane(1.1, -0.14, 0.22),
    glass(scene),
  );
}

export function tent(scene: Scene, [x, y]: Point, size: number): void {
  const { board, papers, hour } = scene;
  const flip = (outline: Outline): Outline =>
    outline.map(([px, py]): Point => [x + px * size, y + py * size]);
  const shady = { ...papers.accent, colour: mix(papers.accent.colour, papers.dark.colour, 0.3) };
  cut(scene, flip([[0, -0.92], [0.78, 0.06], [0.1, 0.1]]), shady, { lift: 0.5 }); // oxfmt-ignore
  cut(scene, flip([[0.02, -0.96], [0.3, 0.1], [-0.72, 0.1]]), papers.accent, { lift: 0.4 }); // oxfmt-ignore
  const inside = hour === "night" || hour === "dusk" ? "#fdeeb4" : papers.dark.colour;
  board.fill(pathOf(flip([[0, -0.72], [0.1, 0.1], [-0.3, 0.1]])), inside); // oxfmt-ignore
}

/** Four legs, three arms; wires are somebody else's. Says where the wires hang. */
export function pylon({ board, papers }: Scene, [x, y]: Point, size: number): [left: Point, right: Point] {
  const at = (px: number, py: number): Point => [x + px * size, y + py * size];
  const path = [
    [at(-0.26, 0.06), at(-0.07, -1.1), at(0, -1.9), at(0.07, -1.1), at(0.26, 0.06)],
    [at(-0.26, 0.06), at(0.16, -0.5), at(-0.1, -0.95), at(0.08, -1.25), at(-0.05, -1.5)],
    [at(0.26, 0.06), at(-0.16, -0.5), at(0.1, -0.95), at(-0.08, -1.25), at(0.05, -1.5)],
    [at(-0.4, -1.18), at(0, -1.3), at(0.4, -1.18), at(-0.4, -1.18)],
    [at(-0.3, -1.5), at(0, -1.6), at(0.3, -1.5), at(-0.3, -1.5)],
  ].map((line) => pathOf(line, false)); // oxfmt-ignore
  board.draw(path.join(""), papers.dark.colour, Math.max(1.6, size * 0.026));
  return [at(-0.4, -1.14), at(0.4, -1.14)];
}

export function windmill(scene: Scene, [x, y]: Point, size: number, turn: number): void {
  const { board, papers } = scene;
  const flip = (outline: Outline): Outline =>
    outline.map(([px, py]): Point => [x + px * size, y + py * size]);
  cut(scene, flip([[-0.34, 0.1], [-0.2, -1.24], [0.2, -1.24], [0.34, 0.1]]), walls(scene), { lift: 0.5 }); // oxfmt-ignore
  cut(scene, flip([[-0.25, -1.2], [-0.12, -1.46], [0.12, -1.46], [0.25, -1.2]]), papers.accent, { lift: 0.3 }); // oxfmt-ignore
  board.fill(pathOf(flip([[-0.09, 0.1], [-0.09, -0.26], [0.09, -0.26], [0.09, 0.1]])) + pathOf(flip(box(-0.06, -0.72, 0.12, 0.16))), papers.dark.colour); // oxfmt-ignore
  for (let sail = 0; sail < 4; sail++) {
    const angle = turn + (sail * Math.PI) / 2;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const place = (outline: Outline): Outline => flip(outline.map(([px, py]): Point => [px * cos - py * sin, -1.26 + px * sin + py * cos])); // oxfmt-ignore
    cut(scene, place([[0.22, -0.03], [0.98, -0.03], [0.98, 0.17], [0.22, 0.14]]), papers.pale, { lift: 0.3 }); // oxfmt-ignore
    cut(scene, place([[0, -0.035], [1.02, -0.03], [1.02, 0.02], [0, 0.035]]), papers.dark, { lift: 0.15 }); // oxfmt-ignore
  }
}
