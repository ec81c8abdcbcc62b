/**
 * The contract of everything that moves: a piece starts in an element and returns the function that stops it. After `stop`
 * nothing of the piece is left in the element, on the window or on the graphics card. The frame owns time, size and
 * visibility; a piece owns only its picture.
 */
export type ArtPiece<Model = unknown> = (host: HTMLElement, settings: ArtSettings<Model>) => Stop;

export type Stop = () => void;

export interface ArtSettings<Model = unknown> {
  /** The same seed makes the same piece. */
  seed: number;
  /** What the document shows until the piece has drawn once, and again after it stops; a piece may read its shapes. */
  still: HTMLElement;
  /** What a page and the piece share: sliders, code, a rhythm. Without a model the piece uses its author's values. */
  model?: Model;
  /** The person prefers less motion but pressed play: move, but gently. */
  lessMotion: boolean;
  /** Calls `resize` at once and at every change of size, before the next frame is drawn. */
  onSize: (resize: (size: ArtSize) => void) => void;
  /** Calls `draw` for every frame while the piece is in sight and plays; the frame stops it when the piece is stopped. */
  animate: (draw: Draw) => Frames;
  /** For what moves without `animate` (sound, media, a library with its own loop): calls `listener` at once and at every change. */
  onPlaying: (listener: (playing: boolean) => void) => void;
}

export interface ArtSize {
  /** CSS pixels. */
  width: number;
  height: number;
  /** Device pixels in a CSS pixel: capped, and lowered before frames drop. */
  pixelRatio: number;
}

/**
 * Draws one frame, `step` seconds after the previous one (0 where the same picture is only redrawn), and returns how many
 * seconds may pass before the next: 0 for the very next frame, `Infinity` to rest until woken.
 */
export type Draw = (step: number) => number;

export interface Frames {
  /** False while paused, hidden or off screen: a piece then ignores input. */
  readonly playing: boolean;
  /** Draws the next frame now, whatever rest the piece asked for: something has changed. */
  wake: () => void;
}
