import type { Chance } from "@toadstool/stage";
import type { Outline, Point } from "../../hand.ts";
import { mix } from "../colours.ts";
import type { Paper } from "../paper.ts";
import { pathOf, tenth } from "../paths.ts";
import { cut, FIELD, inField, rip, type Scene, type Seen } from "../scene.ts";
import { disc, pebble } from "../things/discs.ts";
import { ground, type Isle, shape } from "../things/isles.ts";

/** Islands as a gull sees them. */
export function archipelago(scene: Scene): Seen {
  const { board, chance, papers, side, hour } = scene;
  const own = chance.of("archipelago");
  const { left, right, top, bottom } = FIELD;
  const n = () => own.between(-4, 4);
  const deep: Paper =
    hour === "night"
      ? papers.haze
      : { ...papers.water, colour: mix(papers.water.colour, papers.lands[2]?.colour ?? "", 0.3) };
  board.paste({ face: [[left + n(), top + n()], [right + n(), top + n()], [right + n(), bottom + n()], [left + n(), bottom + n()]] }, deep, { chance: own.of("sea"), lift: 0.7 }); // oxfmt-ignore
  const main: Isle = {
    at: [450 - side * own.between(20, 60), own.between(440, 540)],
    rx: own.between(165, 195),
    ry: own.between(150, 185),
  };
  const isles = [main];
  // where a stamp or a ticket may stick
  const corners: Isle[] = [{ at: [side > 0 ? 128 : 772, 144], rx: 40, ry: 40 }, { at: [side > 0 ? 172 : 728, 1082], rx: 50, ry: 40 }]; // oxfmt-ignore
  for (let tries = 0; tries < 160 && isles.length < 7; tries++) {
    const rx = own.between(44, 104);
    const isle: Isle = {
      at: [
        own.between(left + rx * 1.2 + 64, right - rx * 1.2 - 64),
        own.between(top + rx + 60, bottom - rx - 64),
      ],
      rx,
      ry: rx * own.between(0.7, 1),
    };
    const far = [...isles, ...corners].every(
      (other) => Math.hypot(isle.at[0] - other.at[0], isle.at[1] - other.at[1]) > isle.rx + other.rx + 62,
    );
    if (far) isles.push(isle);
  }
  soundings(scene, own, isles);
  for (const [index, isle] of isles.entries()) shallows(scene, own.of(`isle ${index}`), isle);
  for (const [index, isle] of isles.entries()) ground(scene, own.of(`isle ${index}`), isle, index === 0);
  const sky = cloud(scene, own.of("cloud"), isles);
  const boats = afloat(scene, own.of("boats"), [...isles, ...corners, ...(sky ? [sky] : [])]);
  const count = ["", "One island", "Two islands", "Three islands", "Four islands", "Five islands", "Six islands", "Seven islands"][isles.length]; // oxfmt-ignore
  const wake = ["", "with a boat and its wake", "with two boats", "with three boats"][boats] ?? "";
  return { what: `${count} from above, a house with a bright roof on the largest`, also: wake, light: null };
}

/** Lines of depth around all, as charts have them. */
function soundings({ board, papers }: Scene, chance: Chance, isles: readonly Isle[]): void {
  const ink = mix(papers.water.colour, papers.pale.colour, 0.35);
  for (const [index, isle] of isles.entries())
    for (const more of [50, 66])
      board.draw(pathOf(inField(shape(isle, chance.of(`isle ${index}`), more))), ink, 1.2, 0.7);
}

function shallows(scene: Scene, chance: Chance, isle: Isle): void {
  const { papers } = scene;
  const pale: Paper = {
    ...papers.water,
    kind: "sugar",
    colour: mix(papers.water.colour, papers.pale.colour, scene.hour === "night" ? 0.2 : 0.4),
  };
  cut(scene, shape(isle, chance, 34), pale, { lift: 0.3 });
}

/** Boats in open water, each with what it leaves behind. */
function afloat(scene: Scene, chance: Chance, isles: readonly Isle[]): number {
  const { board, papers } = scene;
  let boats = 0;
  for (let tries = 0; tries < 40 && boats < 3; tries++) {
    const at: Point = [chance.between(150, 750), chance.between(150, 1020)];
    const turn = chance.between(0, 6.28);
    const end: Point = [at[0] - 130 * Math.cos(turn), at[1] - 130 * Math.sin(turn)];
    const clear = [at, end].every(([x, y]) => x > 110 && x < 790 && y > 110 && y < 1050 && isles.every((isle) => Math.hypot(x - isle.at[0], y - isle.at[1]) > isle.rx + 84)); // oxfmt-ignore
    if (!clear) continue;
    boats++;
    for (const spread of [-0.16, 0.16])
      board.draw(`M${tenth(at[0])} ${tenth(at[1])}L${tenth(at[0] - 120 * Math.cos(turn + spread))} ${tenth(at[1] - 120 * Math.sin(turn + spread))}`, mix(papers.water.colour, "#ffffff", 0.6), 3); // oxfmt-ignore
    const hull: Outline = [[-22, -8], [8, -9], [26, 0], [8, 9], [-22, 8]]; // oxfmt-ignore
    cut(scene, hull.map(([x, y]): Point => [at[0] + x * Math.cos(turn) - y * Math.sin(turn), at[1] + x * Math.sin(turn) + y * Math.cos(turn)]), papers.pale, { lift: 0.4 }); // oxfmt-ignore
    board.fill(pathOf(disc(at, 4.5, 4.5, 10)), papers.accent.colour);
  }
  return boats;
}

/** A cloud at a corner, higher than all. */
function cloud(scene: Scene, chance: Chance, isles: readonly Isle[]): Isle | null {
  const main = isles[0] as Isle;
  const at: Point = [main.at[0] < 450 ? 660 : 240, main.at[1] < 480 ? 190 : 180];
  if (isles.slice(1).some(({ at: [x, y], rx }) => Math.hypot(x - at[0], y - at[1]) < rx + 70)) return null;
  rip(scene, pebble(at, chance.between(100, 130), chance.between(36, 52), chance, 36), { ...scene.papers.pale, colour: mix(scene.papers.pale.colour, "#ffffff", 0.4) }, { rim: 8 }, { lift: 3.4 }); // oxfmt-ignore
  return { at, rx: 150, ry: 90 };
}
