import { type Chance, chanceFrom } from "@toadstool/stage";
import { Drawing, type Stroke } from "../drawing.ts";
import { type Point, softPath } from "../hand.ts";
import type { Drawn, NamedColour, PrintChoice } from "@toadstool/stage/drawing";
import { type PressSheet, sheetSvg } from "@toadstool/stage/drawing/press-sheet";
import { plateAngles, slipOf } from "@toadstool/stage/drawing/slip";
import { inkSets, papers } from "./inks.ts";
import { type Beast, type Troupe } from "./beast.ts";
import { makeBeast } from "./make-beast.ts";
import { nameOf } from "./name.ts";
import { backdrop, hill, night, SHEET } from "./places.ts";
import { behindAll, inOneInk } from "./plates.ts";
import { plants, visitors } from "./plants.ts";
import { tell } from "./tell.ts";

/** Units of the sheet: 3 px where a work is shown 300 px wide. */
const CLEAR = 9;

interface Woodle {
  sheet: PressSheet;
  paper: NamedColour;
  name: string;
  /** What is drawn, as an alternative text. */
  alt: string;
}

/** The woodle of a seed, a whole number from 0 up to 2³², in one to four inks: always the same, to the last tenth of a unit. */
export function woodle(seed: number, choice: PrintChoice = {}): Woodle {
  const chance = chanceFrom(seed);
  const inks = choice.inks ?? chance.of("inks").pick(inkSets);
  const paper = choice.paper ?? chance.of("paper").pick(papers);
  const scene = new Drawing(Math.max(2, inks.length));
  const ground = Math.round(chance.of("ground").between(890, 960));
  const behind = new Drawing(Math.min(3, scene.plates));
  const place = backdrop(behind, chance.of("place"), ground);
  scene.strokes.push(...(scene.plates > 3 ? behindAll(behind.strokes) : behind.strokes));
  const growth = chance.of("plants");
  const kind = growth.pick(Object.keys(plants));
  const isNight = place === night;
  layClear(scene, isNight, (on) => grow(on, growth, kind, ground + 6, [0.75, 1.15]));
  const isDark = hill(scene, chance.of("hill"), ground);
  const troupe = layClear(scene, isNight || isDark, (on) => stand(on, chance, ground + 34));
  const guest = growth.maybe(0.2) ? growth.pick(Object.keys(visitors)) : null;
  const front = growth.pick(Object.keys(plants));
  layClear(scene, isDark, (on) => {
    grow(on, growth, front, ground + 128, [0.6, 0.95]);
    if (guest) visitors[guest]?.(on, growth, [growth.between(300, 600), ground + 130], 1);
  });
  const things = [...new Set([kind, front])];
  const strokes = inks.length > 1 ? scene.strokes : inOneInk(scene.strokes);
  return {
    paper,
    name: nameOf(seed, troupe, place),
    sheet: {
      seed,
      width: SHEET.width,
      height: SHEET.height,
      paper: paper.colour,
      plates: inks.map((ink, plate) => ({
        ink,
        slip: slipOf(seed, plate, choice.inks ? ink.name : ""),
        angle: plateAngles[plate] ?? 0,
        marks: strokes.filter((stroke) => stroke.plate === plate).map(markOf),
      })),
    },
    alt: tell(troupe, place, things, guest),
  };
}

/** The woodle of a seed as its series shows it. */
export function drawWoodle(seed: number, choice?: PrintChoice): Drawn {
  const { sheet, paper, name, alt } = woodle(seed, choice);
  const { width, height, plates } = sheet;
  return {
    seed,
    width,
    height,
    inks: plates.map(({ ink }) => ink),
    paper,
    plates: plates.map(({ ink, angle, slip }) => ({ ink, angle, slip })),
    name,
    alt,
    svg: (title, description) => sheetSvg(sheet, title, description),
  };
}

/** Lays what is drawn; on the dark with space of paper around its lines. */
function layClear<T>(scene: Drawing, isDark: boolean, draw: (on: Drawing) => T): T {
  const drawing = new Drawing(scene.plates);
  const drawn = draw(drawing);
  if (isDark) scene.clear(drawing, CLEAR);
  scene.lay(drawing);
  return drawn;
}

/** Puts one, two or three animals on the ground. */
function stand(scene: Drawing, chance: Chance, ground: number): Troupe {
  const how = chance
    .of("troupe")
    .pick(["one", "one", "one", "pair", "pair", "stack", "stack", "row"] as const);
  const count = { one: 1, pair: 2, stack: 2, row: 3 }[how];
  const beasts = Array.from({ length: count }, (_, index) =>
    makeBeast(chance.of(`beast ${index}`), scene.plates, how === "stack" && index === 0),
  );
  const [first, second] = beasts as [Beast, Beast?];
  const turned = chance.of("way").maybe(0.5);
  if (how === "one") fit(scene, first.drawing, { left: 110, right: 790, top: 150, ground }, turned);
  if (how === "stack" && second) {
    const { seat } = first;
    const both = new Drawing(scene.plates)
      .lay(first.drawing)
      .lay(second.drawing, ([x, y]) => [seat[0] - x * 0.5, seat[1] + 8 + y * 0.5]);
    fit(scene, both, { left: 110, right: 790, top: 120, ground }, turned);
  }
  if (how === "pair" && second) {
    fit(scene, first.drawing, { left: 92, right: 560, top: 200, ground: ground - 4 }, false);
    fit(scene, second.drawing, { left: 510, right: 812, top: 400, ground: ground + 52 }, true);
  }
  if (how === "row")
    for (const index of [0, 2, 1])
      fit(scene, (beasts[index] as Beast).drawing, { left: 80 + index * 212, right: 396 + index * 212, top: 330, ground: ground + (index % 2) * 62 }, index === 2 || (index === 1 && turned)); // oxfmt-ignore
  return { how, beasts };
}

/** As large as it may be between these edges, its feet on the ground. */
function fit(
  scene: Drawing,
  drawing: Drawing,
  space: { left: number; right: number; top: number; ground: number },
  turned: boolean,
): void {
  const box = drawing.box();
  const size = Math.min(
    (space.right - space.left) / (box.right - box.left),
    (space.ground - space.top) / -box.top,
    2.7,
  );
  const middle = (box.left + box.right) / 2;
  const centre = (space.left + space.right) / 2;
  scene.lay(drawing, ([x, y]): Point => [
    centre + (x - middle) * size * (turned ? -1 : 1),
    space.ground + y * size,
  ]);
}

function grow(
  scene: Drawing,
  chance: Chance,
  kind: string,
  ground: number,
  [small, large]: readonly [number, number],
): void {
  for (const side of [0, 1])
    for (let index = chance.pick([1, 2, 2]); index > 0; index--) {
      const x = 130 + chance.between(0, 110) + side * 510;
      plants[kind]?.(scene, chance, [x, ground + chance.between(0, 16)], chance.between(small, large));
    }
}

const markOf = ({ outline, tone, pen }: Stroke) => ({
  path: softPath(outline),
  tone,
  ...(pen ? { pen } : {}),
});
