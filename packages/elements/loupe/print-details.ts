/** How a picture was printed, as far as it is known: what its loupe finds, and what it may measure. */
export interface PrintDetails {
  /** The width of the printed picture in millimetres. Left out, nothing is measured. */
  across?: number;
  /** Its width and height in pixels of the largest file. */
  size: readonly [width: number, height: number];
  /** The size of its sheet: "A3". */
  sheet?: string;
  paper: Tint;
  /** In the order of the press; the first is the one that the others are measured by. */
  plates: readonly Plate[];
}

export interface Tint {
  name: string;
  /** #rrggbb */
  colour: string;
}

/** One ink of a picture. */
export interface Plate extends Tint {
  screen?: "dots" | "lines" | "grain";
  /** Of its screen, in degrees. */
  angle?: number;
  /** From one dot or line to the next, in millimetres. */
  pitch?: number;
  /** How far the sheet lay off under this ink, in millimetres, and askew round its middle, in degrees. */
  slip?: readonly [x: number, y: number, turn: number];
}
