/** A work as its program has drawn it. */
export interface Drawn {
  seed: number;
  /** Units of the vector drawing. */
  width: number;
  height: number;
  /** The inks or papers it is made of; the lines' ink or the ground's paper comes first. */
  inks: readonly NamedColour[];
  /** What the picture shows, in a sentence. */
  alt: string;
  /** What the picture is called. It belongs to the seed: another ink changes no name. */
  name?: string;
  /** What it is printed on; left out where the picture is not a print. */
  paper?: NamedColour;
  /** In the order of their printing; left out where the picture is not a print. */
  plates?: readonly PlateSetting[];
  /** The whole work as one SVG document that refers to nothing outside itself. */
  svg: (title?: string, description?: string) => string;
}

export interface NamedColour {
  name: string;
  /** #rrggbb */
  colour: string;
}

/** How a plate is set for one sheet. */
export interface PlateSetting {
  ink: NamedColour;
  /** Of its screen, in degrees. */
  angle: number;
  /** How far the sheet lies askew under this ink, in units of the sheet and degrees. */
  slip: Slip;
}

export interface Slip {
  x: number;
  y: number;
  turn: number;
}

/** What it is to be printed on, and in; the first ink draws the lines. */
export interface PrintChoice {
  paper?: NamedColour;
  inks?: readonly NamedColour[];
}

/**
 * Draws the work of a seed, a whole number from 0 up to 2³², and of a choice: always the same one. In a browser, in a
 * Worker and in node. A program without inks leaves `plates` out, and `printDrawing` separates its drawing.
 */
export type DrawingProgram = (seed: number, choice?: PrintChoice) => Drawn;

/** Loads a program when a work is drawn, and not before. */
export type LoadProgram = () => Promise<DrawingProgram>;
