import type { Chance } from "@toadstool/stage";
import type { Outline, Point } from "../../hand.ts";
import { mix } from "../colours.ts";
import type { Paper } from "../paper.ts";
import { pathOf } from "../paths.ts";
import { cut, FIELD, land, type Scene, type Seen } from "../scene.ts";
import { hills } from "../skylines.ts";
import { church, glass } from "../things/houses.ts";
import { birds } from "../things/flying.ts";
import { lightOver, sky } from "../things/sky.ts";

/** Roofs behind roofs, and a tower that stands out. */
export function rooftops(scene: Scene): Seen {
  const { chance, papers, side } = scene;
  const own = chance.of("rooftops");
  const horizon = own.between(500, 570);
  const light = lightOver(scene, horizon, [110, 220], [130, 270]);
  const shine = sky(scene, { horizon, light, radius: own.between(70, 122) });
  const [far, , middle, , front] = papers.lands as [Paper, Paper, Paper, Paper, Paper];
  land(scene, hills(own, horizon + 40, 34, side * 30), far, { name: "far", foot: 800, tearing: { rim: 8 } });
  const tower: Point = [450 - side * own.between(110, 190), horizon + 160];
  const rows = [
    { y: horizon + 130, size: 66, wall: papers.lands[1] as Paper },
    { y: horizon + 235, size: 100, wall: middle },
    { y: horizon + 385, size: 150, wall: papers.lands[3] as Paper },
  ];
  for (const [index, { y, size, wall }] of rows.entries()) {
    if (index === 1) church(scene, tower, 128, own.pick([-1, 1]));
    terrace(scene, own.of(`row ${index}`), y, size, wall, index);
  }
  const trees = hills(own, FIELD.bottom - 78, 16, own.between(-20, 20), 6);
  land(scene, trees, front, { name: "front", tearing: { rim: 14 } });
  if (own.maybe(0.7))
    birds(scene, own, [tower[0] + side * 120, horizon - own.between(20, 120)], own.pick([2, 3, 5]), 0.9);
  return { what: "A church tower over the roofs of a town", light: shine };
}

/** Houses side by side, of different heights; `y` is about where their eaves are. */
function terrace(scene: Scene, chance: Chance, y: number, size: number, wall: Paper, row: number): void {
  const { papers } = scene;
  const slates = [
    papers.lands[Math.min(4, row + 2)],
    papers.dark,
    papers.lands[[3, 4, 2][row] ?? 2],
  ] as Paper[];
  const foot = Math.min(FIELD.bottom - 6, y + size * 2.6);
  let x: number = FIELD.left + chance.between(-6, 4);
  let last: Paper | null = null;
  while (x < FIELD.right - size * 0.4) {
    let wide = size * chance.between(0.75, 1.25);
    if (x + wide > FIELD.right - size * 0.5) wide = FIELD.right + chance.between(-4, 8) - x;
    const eaves = y + chance.between(-0.24, 0.24) * size;
    const roof: Paper =
      last !== papers.accent && chance.maybe(0.24)
        ? papers.accent
        : chance.pick(slates.filter((paper) => paper !== last));
    last = roof;
    const shade = { ...wall, colour: mix(wall.colour, chance.pick([papers.pale.colour, papers.dark.colour, papers.haze.colour, papers.light.colour]), chance.between(0.04, 0.3)) }; // oxfmt-ignore
    townhouse(scene, chance, { x, wide, eaves, foot, size }, shade, roof);
    x += wide - 1;
  }
}

interface Lot {
  x: number;
  wide: number;
  eaves: number;
  foot: number;
  size: number;
}

function townhouse(
  scene: Scene,
  chance: Chance,
  { x, wide, eaves, foot, size }: Lot,
  wall: Paper,
  roof: Paper,
): void {
  const { board, papers, hour } = scene;
  const kind = chance.pick(["gable", "gable", "hip", "flat"] as const);
  const peak = eaves - size * chance.between(0.5, 0.85);
  const over = size * 0.07;
  if (chance.maybe(0.6)) {
    const at = x + wide * chance.pick([0.22, 0.74]);
    const under = { gable: eaves - (eaves - peak) * 0.48, hip: peak + size * 0.2, flat: eaves - size * 0.16 }[
      kind
    ];
    const top = under - size * 0.24;
    cut(scene, [[at - size * 0.07, top], [at + size * 0.07, top], [at + size * 0.07, eaves], [at - size * 0.07, eaves]], papers.dark, { lift: 0.2 }); // oxfmt-ignore
  }
  const body: Outline = kind === "gable" ? [[x, foot], [x, eaves], [x + wide / 2, peak], [x + wide, eaves], [x + wide, foot]] : [[x, foot], [x, eaves], [x + wide, eaves], [x + wide, foot]]; // oxfmt-ignore
  board.paste({ face: body }, wall, {
    lift: 0.5,
    chance: size > 90 ? chance.of(`wall ${Math.round(x)}`) : undefined,
  });
  const tall = peak + size * 0.2;
  const tile: Outline = kind === "gable" ? [[x - over, eaves + over], [x + wide / 2, peak - over], [x + wide + over, eaves + over], [x + wide + over * 0.2, eaves + over * 1.6], [x + wide / 2, peak + size * 0.13], [x - over * 0.2, eaves + over * 1.6]] : kind === "hip" ? [[x - over, eaves + 3], [x + wide * 0.16, tall], [x + wide * 0.84, tall], [x + wide + over, eaves + 3]] : [[x - over, eaves + 4], [x - over, eaves - size * 0.16], [x + wide + over, eaves - size * 0.16], [x + wide + over, eaves + 4]]; // oxfmt-ignore
  cut(scene, within(tile), roof, { lift: 0.35 });
  const lit = glass(scene);
  const dim = mix(wall.colour, papers.dark.colour, 0.55);
  const panes = Math.max(1, Math.round(wide / (size * 0.4)));
  for (let storey = 0; storey < 3; storey++)
    for (let pane = 0; pane < panes; pane++) {
      const px = x + (wide * (pane + 0.5)) / panes;
      const py = eaves + size * (0.22 + storey * 0.46);
      const [w, h] = [size * 0.075, size * 0.24];
      const glow = hour === "night" ? chance.maybe(0.4) : hour === "dusk" ? chance.maybe(0.5) : false;
      if (py + h < foot) board.fill(pathOf([[px - w, py], [px + w, py], [px + w, py + h], [px - w, py + h]]), glow ? lit : dim); // oxfmt-ignore
    }
}

const within = (outline: Outline): Outline =>
  outline.map(([x, y]): Point => [Math.min(FIELD.right + 10, Math.max(FIELD.left - 10, x)), y]);
