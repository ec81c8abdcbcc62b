import type { Chance } from "../../chance.ts";
import type { Outline, Point } from "../../hand.ts";
import { mix } from "../colours.ts";
import type { Paper } from "../paper.ts";
import { pathOf, tenth } from "../paths.ts";
import { cut, FIELD, inField, rip, type Scene, type Seen } from "../scene.ts";
import { disc, pebble } from "../things/discs.ts";

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
  board.paste({ face: [[left + n(), top + n()], [right + n(), top + n()], [right + n(), bottom + n()], [left + n(), bottom + n()]] }, deep, { chance: own.of("sea"), lift: 0.7 }); // prettier-ignore
  const main: Isle = {
    at: [450 - side * own.between(20, 60), own.between(440, 540)],
    rx: own.between(165, 195),
    ry: own.between(150, 185),
  };
  const isles = [main];
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
    const far = isles.every(
      (other) => Math.hypot(isle.at[0] - other.at[0], isle.at[1] - other.at[1]) > isle.rx + other.rx + 62,
    );
    if (far) isles.push(isle);
  }
  soundings(scene, own, isles);
  for (const [index, isle] of isles.entries()) shallows(scene, own.of(`isle ${index}`), isle);
  for (const [index, isle] of isles.entries()) ground(scene, own.of(`isle ${index}`), isle, index);
  const sky = cloud(scene, own.of("cloud"), isles);
  const boats = afloat(scene, own.of("boats"), sky ? [...isles, sky] : isles);
  const count = ["", "One island", "Two islands", "Three islands", "Four islands", "Five islands", "Six islands", "Seven islands"][isles.length]; // prettier-ignore
  const wake = ["", "with a boat and its wake", "with two boats", "with three boats"][boats] ?? "";
  return { what: `${count} from above, a house with a bright roof on the largest`, also: wake, light: null };
}

interface Isle {
  at: Point;
  rx: number;
  ry: number;
}

const shape = ({ at, rx, ry }: Isle, chance: Chance, more: number): Outline =>
  pebble(at, rx + more, ry + more, chance.of("shape"), 48, 1.5);

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

function ground(scene: Scene, chance: Chance, isle: Isle, index: number): void {
  const { papers } = scene;
  const sand: Paper = { ...papers.pale, colour: mix(papers.pale.colour, papers.light.colour, 0.22) };
  cut(scene, shape(isle, chance, 12), sand, { lift: 0.4 });
  const green = papers.lands[index === 0 ? 2 : chance.pick([2, 2, 3])] as Paper;
  rip(scene, shape(isle, chance, -6), green, { rim: 9 });
  if (index === 0)
    plots(scene, chance.of("plots"), [isle.at[0] - isle.rx * 0.16, isle.at[1] - isle.ry * 0.16]);
  const trees = index === 0 ? 12 : Math.round(isle.rx / 16);
  for (let tree = 0; tree < trees; tree++) {
    const angle = chance.between(0, 6.28);
    const reach = index === 0 ? chance.between(0.66, 0.78) : chance.between(0, 0.62);
    const at: Point = [
      isle.at[0] + isle.rx * reach * Math.cos(angle),
      isle.at[1] + isle.ry * reach * Math.sin(angle),
    ];
    if (
      index === 0 &&
      Math.hypot(at[0] - isle.at[0] - isle.rx * 0.42, at[1] - isle.at[1] - isle.ry * 0.42) < 62
    )
      continue;
    cut(scene, disc(at, chance.between(8, 15)), mixed(papers.dark, green, chance.between(0.15, 0.6)), {
      lift: 0.6,
    });
  }
  if (index === 0)
    roof(
      scene,
      [isle.at[0] + isle.rx * 0.42, isle.at[1] + isle.ry * 0.42],
      40,
      chance.between(-0.5, 0.5),
      papers.accent,
    );
  if (index > 0 && isle.rx > 90 && chance.maybe(0.5))
    roof(scene, isle.at, 22, chance.between(-0.6, 0.6), papers.pale);
}

const mixed = (first: Paper, second: Paper, share: number): Paper => ({
  ...first,
  colour: mix(first.colour, second.colour, share),
});

/** Fields of the one farm, a scrap each. */
function plots(scene: Scene, chance: Chance, [x, y]: Point): void {
  const { papers } = scene;
  const dyes = [papers.scrap, papers.lands[1], papers.lands[4], mixed(papers.light, papers.lands[1] as Paper, 0.35)] as Paper[]; // prettier-ignore
  const turn = chance.between(-0.5, 0.5);
  for (const [index, paper] of dyes.entries()) {
    const [left, top] = [((index % 2) - 1) * 68 + 3, (Math.floor(index / 2) - 1) * 62 + 3];
    const n = () => chance.between(-4, 4);
    const corners: Outline = [[left + n(), top + n()], [left + 62 + n(), top + n()], [left + 62 + n(), top + 56 + n()], [left + n(), top + 56 + n()]]; // prettier-ignore
    cut(scene, corners.map(([px, py]): Point => [x + px * Math.cos(turn) - py * Math.sin(turn), y + px * Math.sin(turn) + py * Math.cos(turn)]), paper, { lift: 0.4, chance: chance.of(`plot ${index}`) }); // prettier-ignore
  }
}

/** A roof from above: one half in the light. */
function roof(scene: Scene, [x, y]: Point, size: number, turn: number, paper: Paper): void {
  const place = (outline: Outline): Outline =>
    outline.map(([px, py]): Point => [x + size * (px * Math.cos(turn) - py * Math.sin(turn)), y + size * (px * Math.sin(turn) + py * Math.cos(turn))]); // prettier-ignore
  cut(scene, place([[-0.8, -0.5], [0.8, -0.5], [0.8, 0.02], [-0.8, 0.02]]), paper, { lift: 1 }); // prettier-ignore
  cut(scene, place([[-0.8, 0], [0.8, 0], [0.8, 0.5], [-0.8, 0.5]]), mixed(paper, scene.papers.dark, 0.3), { lift: 0 }); // prettier-ignore
  cut(scene, place([[0.3, -0.2], [0.5, -0.2], [0.5, 0], [0.3, 0]]), scene.papers.dark, { lift: 0.5 }); // prettier-ignore
}

/** Boats in open water, each with what it leaves behind. */
function afloat(scene: Scene, chance: Chance, isles: readonly Isle[]): number {
  const { board, papers } = scene;
  let boats = 0;
  for (let tries = 0; tries < 40 && boats < 3; tries++) {
    const at: Point = [chance.between(150, 750), chance.between(150, 1020)];
    const turn = chance.between(0, 6.28);
    const end: Point = [at[0] - 130 * Math.cos(turn), at[1] - 130 * Math.sin(turn)];
    const clear = [at, end].every(([x, y]) => x > 110 && x < 790 && y > 110 && y < 1050 && isles.every((isle) => Math.hypot(x - isle.at[0], y - isle.at[1]) > isle.rx + 84)); // prettier-ignore
    if (!clear) continue;
    boats++;
    for (const spread of [-0.16, 0.16])
      board.draw(`M${tenth(at[0])} ${tenth(at[1])}L${tenth(at[0] - 120 * Math.cos(turn + spread))} ${tenth(at[1] - 120 * Math.sin(turn + spread))}`, mix(papers.water.colour, "#ffffff", 0.6), 3); // prettier-ignore
    const hull: Outline = [[-22, -8], [8, -9], [26, 0], [8, 9], [-22, 8]]; // prettier-ignore
    cut(scene, hull.map(([x, y]): Point => [at[0] + x * Math.cos(turn) - y * Math.sin(turn), at[1] + x * Math.sin(turn) + y * Math.cos(turn)]), papers.pale, { lift: 0.4 }); // prettier-ignore
    board.fill(pathOf(disc(at, 4.5, 4.5, 10)), papers.accent.colour);
  }
  return boats;
}

/** A cloud at a corner, higher than all. */
function cloud(scene: Scene, chance: Chance, isles: readonly Isle[]): Isle | null {
  const main = isles[0] as Isle;
  const at: Point = [main.at[0] < 450 ? 660 : 240, main.at[1] < 480 ? 190 : 180];
  if (isles.slice(1).some(({ at: [x, y], rx }) => Math.hypot(x - at[0], y - at[1]) < rx + 70)) return null;
  rip(scene, pebble(at, chance.between(100, 130), chance.between(36, 52), chance, 36), { ...scene.papers.pale, colour: mix(scene.papers.pale.colour, "#ffffff", 0.4) }, { rim: 8 }, { lift: 3.4 }); // prettier-ignore
  return { at, rx: 150, ry: 90 };
}
