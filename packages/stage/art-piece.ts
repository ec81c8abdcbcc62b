/**
 * The contract of everything that moves: a piece starts in an element and answers how to stop. What starts must stop:
 * after `stop` nothing of the piece is left in the element, on the window or in the machine. The frame
 * (app/ui/art-frame.tsx) owns time, size and visibility, so that a piece owns its picture alone.
 */
export type ArtPiece<Model = unknown> = (host: HTMLElement, settings: ArtSettings<Model>) => Stop;

export type Stop = () => void;

export interface ArtSettings<Model = unknown> {
  /** The same seed makes the same piece. */
  seed: number;
  /** What the document shows until the piece has drawn once, and again when it stops; a piece may take its shapes from it. */
  still: HTMLElement;
  /** What a page and the piece both hold: sliders, code, a rhythm. Without one the piece plays as its author left it. */
  model?: Model;
  /** The person prefers less motion and pressed play all the same: move, but gently. */
  lessMotion: boolean;
  /** Tells the size at once and at every change, before the next frame is drawn. */
  onSize: (resize: (size: ArtSize) => void) => void;
  /** Calls `draw` for every frame while the piece is in sight and plays; the frame stops it when the piece is stopped. */
  animate: (draw: Draw) => Frames;
  /** For what moves without `animate` (sound, media, a library with a loop of its own): told at once and at every change. */
  onPlaying: (listener: (playing: boolean) => void) => void;
}

export interface ArtSize {
  /** CSS pixels. */
  width: number;
  height: number;
  /** Device pixels a CSS pixel: capped, and lowered before frames drop. */
  pixelRatio: number;
}

/**
 * Draws one frame, `step` seconds after the one before (0 where the picture stands and is only drawn anew), and answers how many
 * seconds may pass before the next: 0 for the very next frame, `Infinity` to rest until woken.
 */
export type Draw = (step: number) => number;

export interface Frames {
  /** False while paused, hidden or off screen: input then moves nothing. */
  readonly playing: boolean;
  /** Something has changed: draw the next frame now, whatever rest was asked for. */
  wake: () => void;
}
