/** One drawing of a loop: a sheet whose paper, grain and register stay put while the cut shapes boil a little. */
import sharp, { type Sharp } from "sharp";
import { noise, seedOf } from "@toadstool/stage/seeded";
import { Picture, type Sheet, type Tones } from "../riso.ts";
import { place, wobble, type Shape } from "../shapes.ts";

/** What a loop's file exports. Drawing 0 follows the last one. */
export interface Loop {
  drawings: number;
  /** The picture is drawn for 960 by 720 and printed `zoom` times that. */
  draw: (index: number, zoom?: number) => Picture;
  /** The drawing that stands for the loop where nothing may move. */
  still: number;
  /** One channel at 48 kHz, as long as the loop. */
  sound?: () => Float32Array;
}

/** How many different cuts of a living shape take turns. */
const CUTS = 3;

export class Cel extends Picture {
  readonly #cuts: readonly ((x: number, y: number) => number)[];
  readonly #amount: number;
  readonly #turn: number;
  readonly #zoom: number;
  #alive = false;

  constructor(sheet: Omit<Sheet, "width" | "height">, index: number, zoom = 1) {
    super({
      ...sheet,
      width: Math.round(960 * zoom),
      height: Math.round(720 * zoom),
      wobble: 0,
      slip: (sheet.slip ?? 1) * zoom,
    });
    this.#zoom = zoom;
    this.#cuts = Array.from({ length: CUTS + 1 }, (_, i) => noise(seedOf(`${sheet.name}/cut ${i}`)));
    this.#amount = sheet.wobble ?? 0.6;
    this.#turn = 1 + (index % CUTS);
  }

  /** Whether the shapes that follow are cut anew for each drawing (figures) or once for all (furniture). */
  boil(alive: boolean): this {
    this.#alive = alive;
    return this;
  }

  #hand(shape: Shape): Shape {
    const field = this.#cuts[this.#alive ? this.#turn : 0] as (x: number, y: number) => number;
    const cut = wobble(shape, field, this.#amount);
    return this.#zoom === 1 ? cut : place({ x: 0, y: 0, size: this.#zoom })(cut);
  }

  /** The print as it is filmed: single grains of paper and dust, which cost a film more than they show, rubbed out. */
  override async press(): Promise<Sharp> {
    const print = await super.press();
    const { data, info } = await print.median(3).raw().toBuffer({ resolveWithObject: true });
    return sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } });
  }

  override paint(shape: Shape, tones: Tones, inside?: Shape): this {
    return super.paint(this.#hand(shape), tones, inside && this.#hand(inside));
  }

  override print(shape: Shape, tones: Tones, inside?: Shape): this {
    return super.print(this.#hand(shape), tones, inside && this.#hand(inside));
  }
}

/** A closed curve of values over the loop: `keys` are [time, value] in rising time; ease in and out between them. */
export function cycle(keys: readonly (readonly [time: number, value: number])[]): (t: number) => number {
  return (t) => {
    const now = ((t % 1) + 1) % 1;
    const after = keys.findIndex(([time]) => time > now);
    const [t1, b] = keys[after === -1 ? 0 : after] as readonly [number, number];
    const [t0, a] = keys.at((after === -1 ? 0 : after) - 1) as readonly [number, number];
    const span = (t1 - t0 + 1) % 1 || 1;
    const k = ((now - t0 + 1) % 1) / span;
    return a + (b - a) * k * k * (3 - 2 * k);
  };
}
