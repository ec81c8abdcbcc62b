import { boxAround, type Box, limb, type Outline, type Point } from "./hand.ts";

/** What a stroke of the hand leaves: ink for one plate, or the want of it. Plate 0 holds the lines. */
export interface Stroke {
  plate: number;
  outline: Outline;
  /** 0 takes ink away, 1 is solid, between is a screen. */
  tone: number;
  /** The pen's width around the outline, in units of the sheet; it does not grow with the drawing. */
  pen?: number;
}

/** How much of each plate; the plates not named are kept free. */
export type Tones = readonly number[];

export class Drawing {
  readonly strokes: Stroke[] = [];
  readonly plates: number;
  constructor(plates: number) {
    this.plates = plates;
  }

  /** Shapes that are one thing: a line runs around them all and not between them; what lies below is covered. */
  mass(shapes: readonly Outline[], tones: Tones, pen = 7): this {
    if (pen > 0)
      for (const outline of shapes) this.strokes.push({ plate: 0, outline, tone: 1, pen: pen * 2 });
    for (let plate = 0; plate < this.plates; plate++)
      for (const outline of shapes) this.strokes.push({ plate, outline, tone: tones[plate] ?? 0 });
    return this;
  }

  /** Ink over what is there, on one plate. */
  spot(outline: Outline, plate: number, tone = 1): this {
    if (plate < this.plates) this.strokes.push({ plate, outline, tone });
    return this;
  }

  /** A line of the pen that thins at its ends. */
  line(through: Outline, width = 7, plate = 0, tone = 1): this {
    return this.spot(limb(through, [width * 0.5, width, width * 1.1, width, width * 0.4], 6), plate, tone);
  }

  /** Another drawing on top, moved. */
  lay(other: Drawing, move: (point: Point) => Point = (point) => point): this {
    for (const stroke of other.strokes) this.strokes.push({ ...stroke, outline: stroke.outline.map(move) });
    return this;
  }

  /** Space of paper for the lines of another drawing, which is yet to be laid: on a dark ground they would sink. */
  clear(other: Drawing, space: number): this {
    for (const { plate, outline, tone, pen = 0 } of other.strokes)
      if (plate === 0 && tone === 1) this.strokes.push({ plate, outline, tone: 0, pen: pen + space * 2 });
    return this;
  }

  box(): Box {
    return boxAround(this.strokes.flatMap(({ outline }) => outline));
  }
}
