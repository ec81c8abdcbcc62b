/** What hangs in the sky. */
import type { Chance } from "@toadstool/stage";
import type { Outline, Point } from "../../hand.ts";
import { mix } from "../colours.ts";
import { pathOf } from "../paths.ts";
import { cut, FIELD, land, rip, type Scene } from "../scene.ts";
import { hills } from "../skylines.ts";
import { disc, pebble } from "./discs.ts";

/** Above the horizon by one of `lift`, or now and then half below it. */
export function lightOver(
  scene: Scene,
  horizon: number,
  across: readonly [number, number],
  lift: readonly [number, number],
): Point {
  // oxfmt-ignore
  const own = scene.chance.of("light");
  const x = 450 + scene.side * own.between(...across);
  return own.maybe(0.25) ? [x, horizon + own.between(0, 16)] : [x, horizon - own.between(...lift)];
}

interface SkyPlan {
  /** Where the land begins. */
  horizon: number;
  /** Where the light stands; null leaves it out. */
  light: Point | null;
  radius?: number;
  /** Clouds, and bands of other paper above the horizon. */
  quiet?: boolean;
}

/** The sheet behind everything and what hangs on it; says what gives light. */
export function sky(scene: Scene, { horizon, light, radius = 92, quiet = false }: SkyPlan): string | null {
  const { board, chance, papers, hour } = scene;
  const own = chance.of("sky");
  const { left, right, top, bottom } = FIELD;
  const nudge = () => own.between(-3, 3);
  const sheet: Outline = [[left + nudge(), top + nudge()], [right + nudge(), top + nudge()], [right + nudge(), bottom - 30], [left + nudge(), bottom - 30]]; // oxfmt-ignore
  board.paste({ face: sheet }, papers.sky, { chance: own.of("print"), lift: 0.7 });
  const tall = horizon - top;
  const bands = quiet ? own.pick([0, 1]) : own.pick([1, 2, 2]);
  for (let band = 0; band < bands; band++) {
    const share = (band + 1) / (bands + 1);
    const y = top + tall * (0.3 + 0.62 * share) + own.between(-20, 20);
    const { sky, haze } = papers;
    const dye =
      bands === 2 && band === 0
        ? { ...haze, colour: mix(sky.colour, haze.colour, 0.5), name: haze.name }
        : haze;
    land({ ...scene, chance: own.of(`band ${band}`) }, hills(own, y, tall * 0.05, own.between(-30, 30)), dye, { name: "band", lift: 0.6, foot: bottom - 40, tearing: { rim: 9 } }); // oxfmt-ignore
  }
  if (hour === "night") stars(scene, own, horizon, light);
  const low = light !== null && light[1] > horizon - 20;
  const kind = light ? shine(scene, own, light, radius, low) : null;
  if (!quiet && own.maybe(0.7)) clouds(scene, own, horizon, light);
  return kind;
}

function shine(scene: Scene, chance: Chance, at: Point, radius: number, low: boolean): string {
  const { papers, hour } = scene;
  if (hour === "night") {
    const kind = chance.pick(low ? (["full", "torn"] as const) : (["full", "torn", "crescent"] as const));
    if (kind === "full") cut(scene, disc(at, radius), papers.light, { lift: 0.7, chance });
    if (kind === "torn") rip(scene, disc(at, radius), papers.light, { rim: 10 });
    if (kind === "crescent") cut(scene, sickle(at, radius, scene.side), papers.light, { lift: 0.6 });
    if (low) return "a rising moon";
    return kind === "full" ? "a full moon" : kind === "torn" ? "a torn moon" : "a crescent moon";
  }
  const kind = chance.pick(["cut", "torn", "torn", "ring"] as const);
  if (kind === "ring") {
    const ring = {
      ...papers.haze,
      colour: mix(papers.haze.colour, papers.light.colour, 0.3),
      name: papers.haze.name,
    };
    rip(scene, disc(at, radius * 1.38), ring, { rim: 8 }, { lift: 0.6 });
    cut(scene, disc(at, radius * 0.86), papers.light, { lift: 0.6, chance });
    return low ? "a half-set sun with a ring" : "a sun with a ring";
  }
  if (kind === "cut") cut(scene, disc(at, radius), papers.light, { lift: 0.7, chance });
  else rip(scene, disc(at, radius), papers.light, { rim: 12 });
  return `a ${low ? "half-set " : ""}${kind === "cut" ? "cut-out" : "torn"} sun`;
}

/** Clouds keep off the light. */
function clouds(scene: Scene, chance: Chance, horizon: number, light: Point | null): void {
  const { papers } = scene;
  const count = chance.pick([1, 1, 2, 3]);
  const paper = chance.maybe(0.6) || scene.hour === "night" ? papers.scrap : papers.pale;
  for (let index = 0; index < count; index++) {
    const wide = chance.between(80, 150);
    const at: Point = [
      chance.between(FIELD.left + wide + 20, FIELD.right - wide - 20),
      FIELD.top + (horizon - FIELD.top) * chance.between(0.16, 0.62),
    ];
    if (light && Math.hypot((at[0] - light[0]) / 1.4, at[1] - light[1]) < 190) continue;
    rip(scene, cloud(at, wide, wide * chance.between(0.24, 0.34), chance), paper, { rim: 8 }, { lift: 0.7 });
  }
}

/** Flat below. */
function cloud([x, y]: Point, rx: number, ry: number, chance: Chance): Outline {
  return pebble([x, y], rx, ry, chance, 36).map(([px, py]): Point => [px, Math.min(py, y + ry * 0.5)]);
}

function stars({ board, papers }: Scene, chance: Chance, horizon: number, light: Point | null): void {
  let holes = "";
  for (let star = 0; star < 54; star++) {
    const x = FIELD.left + 30 + (star % 9) * 82 + chance.between(-26, 66);
    const y =
      FIELD.top + 26 + Math.floor(star / 9) * ((horizon - FIELD.top - 40) / 6) + chance.between(-16, 40);
    if (x > FIELD.right - 20 || y > horizon - 20 || chance.maybe(0.25)) continue;
    if (light && Math.hypot(x - light[0], y - light[1]) < 150) continue;
    const radius = chance.pick([1.6, 2.2, 2.2, 3, 4.4]);
    holes += pathOf(disc([x, y], radius, radius, 10));
  }
  board.fill(holes, papers.light.colour);
}

function sickle([x, y]: Point, radius: number, side: -1 | 1): Outline {
  const outer = Array.from({ length: 41 }, (_, index): Point => {
    const angle = -1.95 + (index / 40) * 3.9;
    return [x + side * radius * Math.cos(angle), y + radius * Math.sin(angle)];
  });
  const [tip, foot] = [outer[0] as Point, outer[40] as Point];
  const reach = (foot[1] - tip[1]) / 2;
  const inner = Array.from({ length: 29 }, (_, index): Point => {
    const angle = 1.57 - ((index + 1) / 30) * 3.14;
    return [tip[0] + side * reach * 0.62 * Math.cos(angle), y + reach * Math.sin(angle)];
  });
  return [...outer, ...inner];
}
