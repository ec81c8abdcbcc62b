/** What falls, over everything. */
import { mix } from "../colours.ts";
import { pathOf, tenth } from "../paths.ts";
import { FIELD, type Scene } from "../scene.ts";
import { disc } from "./discs.ts";

export function weather(scene: Scene): void {
  if (scene.hour === "rain") rain(scene);
  if (scene.hour === "snow") snow(scene);
}

/** Threads, all of them at one slant. */
function rain({ board, chance, papers, side }: Scene): void {
  const own = chance.of("rain");
  let threads = "";
  for (let drop = 0; drop < 96; drop++) {
    const long = own.between(26, 62);
    const slant = long * 0.26 * -side;
    const x = FIELD.left + 26 + (drop % 12) * 61 + own.between(0, 54);
    const y = FIELD.top + 10 + Math.floor(drop / 12) * 112 + own.between(0, 96);
    if (x + slant > FIELD.right - 8 || x + slant < FIELD.left + 8 || y + long > FIELD.bottom - 20) continue;
    threads += `M${tenth(x)} ${tenth(y)}l${tenth(slant)} ${tenth(long)}`;
  }
  board.draw(threads, mix(papers.pale.colour, "#ffffff", 0.3), 2.2, 0.8);
}

/** What a punch leaves, each flake with its shadow. */
function snow({ board, chance, papers, side }: Scene): void {
  const own = chance.of("snowfall");
  let [flakes, shadows] = ["", ""];
  for (let flake = 0; flake < 110; flake++) {
    const radius = own.pick([2.6, 3.4, 3.4, 4.6, 6]);
    const x = FIELD.left + 16 + (flake % 11) * 68 + own.between(0, 60);
    const y = FIELD.top + 14 + Math.floor(flake / 11) * 92 + own.between(0, 84);
    if (x > FIELD.right - 12 || y > FIELD.bottom - 60) continue;
    flakes += pathOf(disc([x, y], radius, radius, 12));
    shadows += pathOf(disc([x - side * 1.6, y - 2], radius, radius, 12));
  }
  board.fill(shadows, mix(papers.sky.colour, papers.dark.colour, 0.35), 0.5);
  board.fill(flakes, "#fdfdfa");
}
