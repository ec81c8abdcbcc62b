/** What a desk adds: tape, staples, a number, and one thing that does not belong. */
import type { Chance } from "@toadstool/stage";
import type { Outline, Point } from "../../hand.ts";
import { brightness, mix } from "../colours.ts";
import type { Paper } from "../paper.ts";
import { pathOf, tenth } from "../paths.ts";
import { FIELD, type Scene } from "../scene.ts";
import { digits } from "./digits.ts";
import { disc } from "./discs.ts";

/** Sets the work's number and whatever else has stuck; names what does not belong. */
export function desk(scene: Scene, seed: number): string {
  const { board, chance, papers } = scene;
  const own = chance.of("desk");
  const ink =
    brightness(papers.board.colour) < 0.4 ? papers.pale.colour : own.pick([papers.dark.colour, "#b4392f"]);
  const number = String(seed).padStart(4, "0");
  board.draw(digits(number, [FIELD.right - number.length * 15 + 3, 1141], 17, own), ink, 2.1, 0.85);
  if (own.maybe(0.4)) tape(scene, own);
  if (own.maybe(0.25)) staple(scene, own);
  if (!own.maybe(0.42)) return "";
  return own.maybe(0.5) ? ticket(scene, own) : stamp(scene, own);
}

/** Across an upper corner, so thin that one sees through. */
function tape({ board }: Scene, chance: Chance): void {
  const side = chance.pick([-1, 1]);
  const at: Point = [side < 0 ? FIELD.left + 10 : FIELD.right - 10, FIELD.top + 8];
  const strip: Point[] = [];
  for (let tooth = 0; tooth <= 6; tooth++) strip.push([-52 + (tooth % 2) * 4, -16 + tooth * 5.4]);
  for (let tooth = 0; tooth <= 6; tooth++) strip.push([52 - (tooth % 2) * 4, 16 - tooth * 5.4]);
  board.fill(pathOf(turned(strip, at, side * (0.72 + chance.between(-0.12, 0.12)))), "#e9d9a4", 0.62);
}

function staple({ board, side }: Scene, chance: Chance): void {
  const at: Point = [
    side > 0 ? FIELD.left + chance.between(60, 120) : FIELD.right - chance.between(60, 120),
    FIELD.top + chance.between(26, 46),
  ];
  const wire = (dx: number, dy: number) => pathOf(turned([[-17, 0], [17, 0]], [at[0] + dx, at[1] + dy], chance.between(-0.01, 0.01) + 0.12 * side), false); // oxfmt-ignore
  board.draw(wire(1.5, 2.5), "#241d30", 3, 0.35).draw(wire(0, 0), "#c9c9cf", 3.2);
}

/** A bus ticket in a lower corner, half on the picture. */
function ticket(scene: Scene, chance: Chance): string {
  const { board, papers } = scene;
  const paper: Paper = { ...papers.pale, name: "Bus ticket", colour: "#f3e3b8", ink: "#b8473a" };
  const at: Point = [scene.side > 0 ? 172 : 728, chance.between(1072, 1092)];
  const turn = chance.between(-0.12, 0.12);
  const place = (outline: Outline) => turned(outline, at, turn);
  board.paste({ face: place(perforated(92, 40, 8)) }, paper, { lift: 0.7 });
  const rule = pathOf(place([[-80, -18], [80, -18]]), false) + pathOf(place([[40, -30], [40, 32]]), false); // oxfmt-ignore
  const route = pathOf(place([[48, 0], [80, 0]]), false) + pathOf(place([[48, 12], [72, 12]]), false); // oxfmt-ignore
  const number = digits(String(Math.floor(chance.between(1000, 9999))), [-66, -4], 24, chance);
  board.draw(rule + route, paper.ink, 1.6);
  board.note(number, paper.ink, 2.8, `translate(${tenth(at[0])} ${tenth(at[1])}) rotate(${tenth((turn * 180) / Math.PI)})`); // oxfmt-ignore
  return "a bus ticket";
}

/** A postage stamp in an upper corner: a very small landscape. */
function stamp(scene: Scene, chance: Chance): string {
  const { board, papers } = scene;
  const at: Point = [scene.side > 0 ? FIELD.left + 66 : FIELD.right - 66, FIELD.top + 84];
  const turn = chance.between(-0.1, 0.1);
  const place = (outline: Outline) => turned(outline, at, turn);
  board.paste(
    { face: place(perforated(42, 52, 7)) },
    { ...papers.pale, name: "Stamp", colour: "#f7f0df" },
    { lift: 0.7 },
  );
  board.fill(pathOf(place([[-31, -41], [31, -41], [31, 41], [-31, 41]])), papers.accent.colour); // oxfmt-ignore
  board.fill(pathOf(place(disc([10, -14], 12, 12, 24))), "#f7f0df");
  board.fill(pathOf(place([[-31, 14], [-8, -6], [8, 12], [31, 2], [31, 41], [-31, 41]])), mix(papers.accent.colour, papers.dark.colour, 0.6)); // oxfmt-ignore
  const waves = [0, 1, 2, 3].map((row) => pathOf(Array.from({ length: 15 }, (_, step): Point => [at[0] + scene.side * (-16 + step * 8), at[1] - 26 + row * 12 + 3 * Math.sin(step * 1.1)]), false)); // oxfmt-ignore
  board.draw(waves.join(""), papers.dark.colour, 1.8, 0.75);
  return "a postage stamp";
}

/** A rectangle with teeth all around; half its width and height. */
function perforated(wide: number, tall: number, gap: number): Outline {
  const points: Point[] = [];
  const side = (from: Point, to: Point) => {
    const count = Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / gap);
    for (let tooth = 0; tooth < count; tooth++)
      for (const [share, deep] of [[0.1, 0], [0.3, 2.6], [0.7, 2.6], [0.9, 0]] as const) {
        const t = (tooth + share) / count;
        const [x, y] = [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t];
        points.push(from[0] === to[0] ? [x - Math.sign(x) * deep, y] : [x, y - Math.sign(y) * deep]);
      }
  }; // oxfmt-ignore
  side([-wide, -tall], [wide, -tall]);
  side([wide, -tall], [wide, tall]);
  side([wide, tall], [-wide, tall]);
  side([-wide, tall], [-wide, -tall]);
  return points;
}

function turned(outline: Outline, [x, y]: Point, turn: number): Outline {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return outline.map(([px, py]): Point => [x + px * cos - py * sin, y + px * sin + py * cos]);
}
