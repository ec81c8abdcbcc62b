/** The press: pictures are separated into spot inks, screened, printed slightly out of register and multiplied on paper. */
import sharp, { type OverlayOptions, type Sharp } from "sharp";
import { between, noise, random, seedOf } from "@toadstool/stage/seeded";
import { grainTile, TILE } from "./grain.ts";
import { inkUp, type Screen } from "./screens.ts";
import { toPath, wobble, type Shape } from "./shapes.ts";

/** The ink shelf. Words are printed in a dark one: midnight, navy, forest, burgundy, brown or violet. */
export const INKS = {
  violet: [0x7a, 0x4d, 0xff],
  pink: [0xff, 0x4f, 0x8b],
  yellow: [0xff, 0xc9, 0x3c],
  teal: [0x00, 0xa8, 0x96],
  midnight: [0x22, 0x1a, 0x3a],
  orange: [0xff, 0x6f, 0x3c],
  red: [0xf0, 0x3e, 0x45],
  blue: [0x00, 0x78, 0xbf],
  sky: [0x62, 0xb8, 0xe8],
  green: [0x00, 0xa9, 0x5c],
  lime: [0xb5, 0xd3, 0x34],
  mint: [0x82, 0xd8, 0xc3],
  brown: [0x7a, 0x48, 0x38],
  navy: [0x20, 0x2f, 0x66],
  forest: [0x1d, 0x4f, 0x40],
  burgundy: [0x72, 0x22, 0x44],
} as const;
export const PAPER = [0xf5, 0xef, 0xe2] as const;
/** Coloured stock, for sheets that ask for it. */
const PAPERS = {
  cream: PAPER,
  white: [0xfb, 0xf9, 0xf4],
  butter: [0xff, 0xf0, 0xb8],
  rose: [0xfb, 0xdf, 0xda],
  mint: [0xdd, 0xef, 0xe0],
  sky: [0xdb, 0xe9, 0xf3],
  grey: [0xe4, 0xe0, 0xd6],
  kraft: [0xdc, 0xc1, 0x99],
} as const;
export type Ink = keyof typeof INKS;

/** How much ink: 0…1, or a fade between two points, or out from a centre. Tones between 0 and 1 are screened. */
export type Tone =
  | number
  | { from: readonly [x: number, y: number, tone: number]; to: readonly [x: number, y: number, tone: number] }
  | { centre: readonly [x: number, y: number]; radius: number; inner: number; outer: number };
export type Tones = Partial<Record<Ink, Tone>>;

export interface Sheet {
  name: string;
  inks: readonly Ink[];
  width?: number;
  height?: number;
  screens?: Partial<Record<Ink, Screen>>;
  paper?: keyof typeof PAPERS;
  /** How shaky the scissors are; 1 is usual, 0 is a machine. */
  wobble?: number;
  /** How far the inks slip; 1 is a few pixels, 0 is perfect register. */
  slip?: number;
}

/** Inks that are printed together have angles that differ, so that their dots make rosettes and not stripes. */
// oxfmt-ignore
const ANGLES: Record<Ink, number> = {
  violet: 45, pink: 75, yellow: 15, teal: 30, midnight: 60, orange: 20, red: 75, blue: 45, sky: 5, green: 30,
  lime: 0, mint: 10, brown: 50, navy: 60, forest: 65, burgundy: 55,
};
const grey = (tone: number): string =>
  `rgb(${Array(3)
    .fill(Math.round(255 * (1 - tone)))
    .join(",")})`;

/** A sheet of paper on its way through the press. */
export class Picture {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly inks: readonly Ink[];
  readonly #plates = new Map<Ink, string[]>();
  readonly #screens: Partial<Record<Ink, Screen>>;
  readonly #stock: keyof typeof PAPERS;
  readonly #paper: readonly [number, number, number];
  readonly #wobble: number;
  readonly #slip: number;
  readonly #field: (x: number, y: number) => number;
  #ids = 0;

  constructor(sheet: Sheet) {
    this.name = sheet.name;
    this.width = sheet.width ?? 1600;
    this.height = sheet.height ?? 900;
    this.inks = sheet.inks;
    this.#screens = sheet.screens ?? {};
    this.#stock = sheet.paper ?? "cream";
    this.#paper = PAPERS[this.#stock];
    this.#wobble = sheet.wobble ?? 1;
    this.#slip = sheet.slip ?? 1;
    this.#field = noise(seedOf(sheet.name));
    for (const ink of sheet.inks) this.#plates.set(ink, []);
  }

  /** Covers what is below: the inks not named are knocked out of the shape. */
  paint(shape: Shape, tones: Tones, inside?: Shape): this {
    for (const ink of this.inks) this.#cut(ink, shape, tones[ink] ?? 0, inside);
    return this;
  }

  /** Prints over what is below: the inks not named stay as they are, so colours mix. */
  print(shape: Shape, tones: Tones, inside?: Shape): this {
    for (const ink of this.inks) if (tones[ink] !== undefined) this.#cut(ink, shape, tones[ink], inside);
    return this;
  }

  #cut(ink: Ink, shape: Shape, tone: Tone, inside?: Shape): void {
    const plate = this.#plates.get(ink);
    if (!plate) return;
    let fill: string;
    let clip = "";
    if (typeof tone === "number") fill = grey(tone);
    else {
      const id = `f${++this.#ids}`;
      fill = `url(#${id})`;
      if ("from" in tone) {
        const [[x1, y1, a], [x2, y2, b]] = [tone.from, tone.to];
        plate.push(
          `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"><stop stop-color="${grey(a)}"/><stop offset="1" stop-color="${grey(b)}"/></linearGradient>`,
        );
      } else {
        plate.push(
          `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${tone.centre[0]}" cy="${tone.centre[1]}" r="${tone.radius}"><stop stop-color="${grey(tone.inner)}"/><stop offset="1" stop-color="${grey(tone.outer)}"/></radialGradient>`,
        );
      }
    }
    if (inside) {
      const id = `c${++this.#ids}`;
      plate.push(
        `<clipPath id="${id}"><path d="${toPath(wobble(inside, this.#field, this.#wobble))}"/></clipPath>`,
      );
      clip = ` clip-path="url(#${id})"`;
    }
    plate.push(`<path d="${toPath(wobble(shape, this.#field, this.#wobble))}" fill="${fill}"${clip}/>`);
  }

  #screenOf(ink: Ink): Screen {
    return this.#screens[ink] ?? { kind: "dots", pitch: 10, angle: ANGLES[ink] };
  }

  /** How far the sheet lies off under an ink, in pixels, and askew round its middle, in degrees. */
  #slipOf(ink: Ink, order: number): { x: number; y: number; turn: number } {
    const r = random(`${this.name}/${ink}`);
    const slip = this.#slip * (order === 0 ? 1 : between(r, 2, 4.5));
    const heading = between(r, 0, Math.PI * 2);
    const turn = this.#slip * between(r, -0.12, 0.12);
    return { x: slip * Math.cos(heading), y: slip * Math.sin(heading), turn };
  }

  /** What a loupe would find on the sheet: its paper, and of each ink the screen and the slip, in pixels and degrees. */
  facts() {
    const paper = { name: this.#stock, colour: this.#paper };
    const plates = this.inks.map((ink, order) => ({
      ink,
      screen: this.#screenOf(ink),
      slip: this.#slipOf(ink, order),
    }));
    return { width: this.width, height: this.height, paper, plates };
  }

  /** One ink's sheet as RGB pixels: white where nothing prints. The first ink is in register, the others slip. */
  async #pull(ink: Ink, order: number): Promise<Buffer> {
    const { width, height } = this;
    const { x, y, turn } = this.#slipOf(ink, order);
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#fff"/><g transform="translate(${x.toFixed(2)} ${y.toFixed(2)}) rotate(${turn.toFixed(3)} ${width / 2} ${height / 2})">${(this.#plates.get(ink) ?? []).join("")}</g></svg>`;
    const plate = await sharp(Buffer.from(svg), { unlimited: true })
      .flatten({ background: "#fff" })
      .greyscale()
      .raw()
      .toBuffer();
    return inkUp(plate, width, INKS[ink], this.#screenOf(ink), seedOf(`${this.name}/${ink}/grain`));
  }

  /** Each ink alone on white, in the order of the press, with the slip and the screen that it has on the sheet. */
  async separations(): Promise<{ ink: Ink; plate: Sharp }[]> {
    const raw = { width: this.width, height: this.height, channels: 3 } as const;
    const pulls = await Promise.all(this.inks.map((ink, order) => this.#pull(ink, order)));
    return this.inks.map((ink, order) => ({ ink, plate: sharp(pulls[order], { raw }) }));
  }

  /** Runs every ink over the paper. */
  async press(): Promise<Sharp> {
    const raw = { width: this.width, height: this.height, channels: 3 } as const;
    const fibre = grainTile(seedOf(`${this.name}/paper`), 1);
    const paper = Buffer.alloc(this.width * this.height * 3);
    for (let i = 0; i < paper.length; i += 3) {
      const pixel = i / 3;
      const shade =
        4 *
        ((fibre[
          (Math.floor(pixel / this.width) & (TILE - 1)) * TILE + ((pixel % this.width) & (TILE - 1))
        ] as number) -
          0.5);
      for (const c of [0, 1, 2] as const) paper[i + c] = Math.min(255, this.#paper[c] + shade);
    }
    const layers: OverlayOptions[] = [];
    for (const [order, ink] of this.inks.entries())
      layers.push({ input: await this.#pull(ink, order), raw, blend: "multiply" });
    const sheet = await sharp(paper, { raw }).composite(layers).removeAlpha().raw().toBuffer();
    return sharp(sheet, { raw });
  }
}
