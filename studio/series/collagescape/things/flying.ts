/** What flies. */
import type { Chance } from "@toadstool/stage";
import type { Outline, Point } from "../../hand.ts";
import { pathOf, tenth } from "../paths.ts";
import { cut, type Scene } from "../scene.ts";
import { disc } from "./discs.ts";

/** Two strokes a bird. */
export function birds(
  { board, papers }: Scene,
  chance: Chance,
  [x, y]: Point,
  count: number,
  size = 1,
): void {
  for (let bird = 0; bird < count; bird++) {
    const at: Point = [x + bird * 38 * size * chance.between(0.7, 1.2), y + chance.between(-26, 26) * size];
    const wing = chance.between(11, 19) * size;
    const up = wing * chance.between(0.3, 0.7);
    board.draw(pathOf([[at[0] - wing, at[1] - up], [at[0] - wing * 0.4, at[1] - up * 0.7], at, [at[0] + wing * 0.5, at[1] - up], [at[0] + wing * 1.1, at[1] - up * 0.8]], false), papers.dark.colour, 3.4 * size); // oxfmt-ignore
  }
}

/** Stripes of two papers, and a basket. */
export function balloon(scene: Scene, [x, y]: Point, radius: number): void {
  const { board, papers } = scene;
  const pear = (narrow: number): Outline =>
    disc([0, 0], 1, 1, 48).map(([dx, dy]): Point => [x + dx * radius * narrow * (dy > 0 ? 1 - 0.42 * dy * dy : 1), y + dy * radius * (dy > 0 ? 1.25 : 1)]); // oxfmt-ignore
  const foot = y + radius * 1.25;
  board.draw(`M${tenth(x - radius * 0.3)} ${tenth(foot - radius * 0.2)}L${tenth(x - radius * 0.14)} ${tenth(foot + radius * 0.42)}M${tenth(x + radius * 0.3)} ${tenth(foot - radius * 0.2)}L${tenth(x + radius * 0.14)} ${tenth(foot + radius * 0.42)}`, papers.dark.colour, 1.6); // oxfmt-ignore
  cut(scene, pear(1), papers.accent, { lift: 0.9 });
  cut(scene, pear(0.66), papers.pale, { lift: 0.2 });
  cut(scene, pear(0.3), papers.accent, { lift: 0.2 });
  const [half, top] = [radius * 0.19, foot + radius * 0.36];
  cut(scene, [[x - half, top], [x + half, top], [x + half * 0.8, top + radius * 0.28], [x - half * 0.8, top + radius * 0.28]], papers.dark, { lift: 0.4 }); // oxfmt-ignore
}
