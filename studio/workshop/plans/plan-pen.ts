/**
 * A pen on the back of something: lines that bow a little, circles that do not quite meet, one spot of colour out of register,
 * dimensions, and numbers in rings. The same name gives the same drawing, as an SVG of a few kilobytes.
 */
import { between, random } from "@toadstool/stage/seeded";
import { glyphOf } from "../glyphs-marks.ts";
import type { Point } from "../shapes.ts";
import { papers, type Stock } from "./plan-papers.ts";

type Flat = readonly number[];
export type PenInk = keyof typeof penInks;

const penInks = {
  ink: "#221a3a",
  violet: "#5a35c9",
  pink: "#d92c6b",
  red: "#d8323a",
  blue: "#0069a8",
  teal: "#00796b",
  brown: "#7a4838",
  pencil: "#77716a",
} as const;

const spots = {
  yellow: "#ffc93c",
  pink: "#ff9dbf",
  teal: "#7fd3c9",
  violet: "#c3b0ff",
  orange: "#ffb08f",
  sky: "#a9d8f2",
  lime: "#d3e57f",
} as const;
export type Spot = keyof typeof spots;

const pairs = (flat: Flat): [number, number][] =>
  Array.from({ length: flat.length / 2 }, (_, i) => [flat[2 * i] ?? 0, flat[2 * i + 1] ?? 0]);
const whole = (value: number) => String(Math.round(value) || 0);
/** Numbers as short as a path takes them. */
const joined = (values: readonly number[]) => values.map(whole).join(" ").replaceAll(" -", "-");

export class PlanPen {
  readonly #width: number;
  readonly #height: number;
  readonly #stock: Stock;
  readonly #random: () => number;
  readonly #under: string[] = [];
  /** What each pen has drawn: one path. */
  readonly #runs = new Map<string, string[]>();
  readonly #over: string[] = [];
  #style = "";

  constructor(name: string, { width = 640, height = 480, stock = "plain" as Stock } = {}) {
    this.#width = width;
    this.#height = height;
    this.#stock = stock;
    this.#random = random(`plan/${name}`);
    this.pen();
  }

  /** Takes another pen: its ink, its width in pixels, and whether it draws dashes. */
  pen(ink: PenInk = "ink", width = 2.4, dashes = ""): this {
    const dashed = dashes && ` stroke-dasharray="${dashes}"`;
    this.#style = `stroke="${penInks[ink]}" stroke-width="${width}"${dashed}`;
    return this;
  }

  #draw(path: string): this {
    this.#runs.set(this.#style, [...(this.#runs.get(this.#style) ?? []), path]);
    return this;
  }

  /** Straight strokes from point to point, each bowed as a hand bows it. */
  line(...flat: number[]): this {
    const points = pairs(flat);
    let path = `M${joined(points[0] ?? [])}`;
    let at: readonly [number, number] = points[0] ?? [0, 0];
    points.slice(1).forEach(([x, y], index) => {
      const [fromX = 0, fromY = 0] = points[index] ?? [];
      const length = Math.hypot(x - fromX, y - fromY) || 1;
      const sag = between(this.#random, -1, 1) * Math.min(5, 1 + length / 60);
      const middle: [number, number] = [
        (fromX + x) / 2 - (sag * (y - fromY)) / length,
        (fromY + y) / 2 + (sag * (x - fromX)) / length,
      ];
      const loose = () => between(this.#random, -1.2, 1.2);
      const end = [Math.round(x + loose()), Math.round(y + loose())] as const;
      // A short stroke has no room to bow.
      path +=
        length < 26
          ? `l${joined([end[0] - at[0], end[1] - at[1]])}`
          : `q${joined([middle[0] - at[0], middle[1] - at[1], end[0] - at[0], end[1] - at[1]])}`;
      at = end;
    });
    return this.#draw(path);
  }

  /** A smooth stroke through the points. */
  curve(...flat: number[]): this {
    return this.#draw(smooth(pairs(flat)));
  }

  box(x: number, y: number, width: number, height: number): this {
    const over = between(this.#random, 2, 5);
    return this.line(x - over, y, x + width, y, x + width, y + height, x, y + height, x, y - over);
  }

  /** An oval whose end runs past its beginning. */
  oval(x: number, y: number, width: number, height = width): this {
    const start = between(this.#random, -2.4, -1);
    const points = Array.from({ length: 7 }, (_, i): [number, number] => {
      const angle = start + (i / 6) * 6.6;
      const swell = 1 + between(this.#random, -0.025, 0.025);
      return [x + Math.cos(angle) * width * swell, y + Math.sin(angle) * height * swell];
    });
    return this.#draw(smooth(points));
  }

  /** Part of an oval, in degrees from the right, clockwise. */
  arc(x: number, y: number, width: number, height: number, from: number, to: number): this {
    const points = Array.from({ length: 6 }, (_, i): [number, number] => {
      const angle = ((from + ((to - from) * i) / 5) * Math.PI) / 180;
      return [x + Math.cos(angle) * width, y + Math.sin(angle) * height];
    });
    return this.#draw(smooth(points));
  }

  /** A stroke with a head at its end. */
  arrow(...flat: number[]): this {
    this.curve(...flat);
    const [[fromX = 0, fromY = 0] = [], [x = 0, y = 0] = []] = pairs(flat).slice(-2);
    const angle = Math.atan2(y - fromY, x - fromX);
    const barb = (turn: number) => [x - 11 * Math.cos(angle + turn), y - 11 * Math.sin(angle + turn)];
    const [leftX = 0, leftY = 0] = barb(0.5);
    const [rightX = 0, rightY = 0] = barb(-0.45);
    return this.line(leftX, leftY, x, y, rightX, rightY);
  }

  /** The distance between two points, with a tick at each end and its measure beside it. */
  measure(x1: number, y1: number, x2: number, y2: number, text: string): this {
    const before = this.#style;
    this.pen("red", 1.5).line(x1, y1, x2, y2);
    const angle = Math.atan2(y2 - y1, x2 - x1) + 0.9;
    for (const [x, y] of [
      [x1, y1],
      [x2, y2],
    ] as const)
      this.line(
        x - 8 * Math.cos(angle),
        y - 8 * Math.sin(angle),
        x + 8 * Math.cos(angle),
        y + 8 * Math.sin(angle),
      );
    const isUpright = Math.abs(x1 - x2) < Math.abs(y1 - y2);
    const [x, y] = [(x1 + x2) / 2, (y1 + y2) / 2];
    if (isUpright) this.write(text, x + 9, y + 6, 0.24);
    else this.write(text, x - widthOf(text, 0.24) / 2, y - 8, 0.24);
    this.#style = before;
    return this;
  }

  /** Words in capitals and small letters; at size 1 a capital is 75 high. */
  write(text: string, x: number, y: number, size = 0.28): this {
    const before = this.#style;
    const place = `transform="translate(${whole(x)} ${whole(y)})scale(${size})"`;
    // The letters are drawn at their own size, in whole numbers.
    this.#style = `${before.replace(/width="([\d.]+)"/, (_, width) => `width="${(Number(width) / size).toFixed(1)}"`)} ${place}`;
    let at = 0;
    for (const sign of text) {
      if (sign === " ") at += 26;
      else {
        const [advance, ...strokes] = glyphOf(sign);
        const rise = between(this.#random, -2, 2);
        for (const stroke of strokes) this.#draw(smooth(moved(thinned(stroke), at, rise)));
        at += advance + 7;
      }
    }
    this.#style = before;
    return this;
  }

  /** A number in a ring, for the notes beside the drawing; a leader may lead from it. */
  mark(number: number, x: number, y: number, ...leader: number[]): this {
    const before = this.#style;
    if (leader.length > 0) this.pen("pencil", 1.4).curve(x, y, ...leader);
    this.#style = before;
    const [advance, ...strokes] = glyphOf(String(number));
    const digit = strokes.map((stroke) => smooth(moved(thinned(stroke), -advance / 2, 37))).join("");
    this.#over.push(
      `<g transform="translate(${x} ${y})"><path fill="#fff9ec" d="M-14 1a14 14 0 1 1 1 4"/><path transform="scale(.22)" stroke-width="9" d="${digit}"/></g>`,
    );
    return this;
  }

  /** A spot of colour under the lines, some pixels out of register. */
  fill(spot: Spot, ...flat: number[]): this {
    const points = pairs(flat);
    this.#under.push(
      `<path fill="${spots[spot]}" d="M${points.map((point) => point.map(whole).join(" ")).join("L")}Z"/>`,
    );
    return this;
  }

  fillOval(spot: Spot, x: number, y: number, width: number, height = width): this {
    this.#under.push(`<ellipse fill="${spots[spot]}" cx="${x}" cy="${y}" rx="${width}" ry="${height}"/>`);
    return this;
  }

  svg(): string {
    const size = `${this.#width} ${this.#height}`;
    const { before = "", after = "" } = papers[this.#stock](this.#width, this.#height);
    const runs = [...this.#runs].map(([style, paths]) => `<path ${style} d="${paths.join("")}"/>`).join("");
    const under = this.#under.length > 0 ? `<g transform="translate(4 5)">${this.#under.join("")}</g>` : "";
    const over = `<g stroke="${penInks.red}" stroke-width="2">${this.#over.join("")}</g>`;
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${this.#width}" height="${this.#height}" viewBox="0 0 ${size}">${before}${under}<g fill="none" stroke-linecap="round" stroke-linejoin="round">${runs}${over}</g>${after}</svg>\n`;
  }
}

const widthOf = (text: string, size: number) =>
  [...text].reduce((sum, sign) => sum + (sign === " " ? 26 : glyphOf(sign)[0] + 7) * size, 0);

/** Letters are small here: every third point of a round stroke will do. */
function thinned(stroke: readonly Point[]): readonly Point[] {
  return stroke.length < 12 ? stroke : stroke.filter((_, i) => i % 3 === 0 || i === stroke.length - 1);
}

const moved = (stroke: readonly Point[], x: number, y: number) =>
  stroke.map(([px, py, corner]): Point => (corner ? [px + x, py + y, 1] : [px + x, py + y]));

/** A Catmull-Rom curve as cubic ones, in steps from point to point. Between sharp points it is straight. */
function smooth(points: readonly Point[]): string {
  const last = points.length - 1;
  const isRound =
    last > 2 &&
    Math.hypot(
      (points[0]?.[0] ?? 0) - (points[last]?.[0] ?? 9),
      (points[0]?.[1] ?? 0) - (points[last]?.[1] ?? 9),
    ) < 1;
  const at = (i: number): Point =>
    points[isRound ? (i + last) % last : Math.max(0, Math.min(last, i))] ?? [0, 0];
  let path = `M${joined([at(0)[0], at(0)[1]])}`;
  for (let i = 0; i < last; i += 1) {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const step = [c[0] - b[0], c[1] - b[1]];
    if (b[2] && c[2]) {
      path += `l${joined(step)}`;
      continue;
    }
    const bends = [
      (c[0] - a[0]) / 6,
      (c[1] - a[1]) / 6,
      c[0] - (d[0] - b[0]) / 6 - b[0],
      c[1] - (d[1] - b[1]) / 6 - b[1],
    ];
    path += `c${joined([...bends, ...step])}`;
  }
  return path;
}
