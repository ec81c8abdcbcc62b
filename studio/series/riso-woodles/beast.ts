import type { Chance } from "@toadstool/stage";
import type { Drawing, Tones } from "../drawing.ts";
import type { Outline, Point } from "../hand.ts";

/** How one animal is coloured: what its coat, its far side and its trimmings take of each plate. */
export interface Coat {
  fur: Tones;
  far: Tones;
  trim: Tones;
  /** The plate for marks on the fur and its tone: 0 leaves paper. */
  mark: { plate: number; tone: number };
}

/** An animal before its face: everything faces right and stands on y = 0. */
interface Frame {
  noun: string;
  /** Lies behind the body. */
  behind: Drawing;
  /** One outline runs around all of these. */
  body: Outline[];
  /** Where patterns may go. */
  torso: Outline;
  head: { at: Point; radius: number; snout: boolean };
  /** Of the back, where somebody could sit. */
  seat: Point;
  /** Lies before the body. */
  before: Drawing;
}

export interface Beast {
  drawing: Drawing;
  noun: string;
  /** "antlers", "three eyes": what is to be told of it. */
  traits: string[];
  seat: Point;
}

export type Builder = (chance: Chance, coat: Coat, plates: number) => Frame;

/** Who is on a sheet, and how they stand to each other; in a stack the second sits on the first. */
export interface Troupe {
  how: "one" | "pair" | "stack" | "row";
  beasts: Beast[];
}
