/** A shader study: code and values that a visitor may change, and what its page and the piece that draws it share. */
import type { Problem } from "./problems.ts";

export interface ShaderStudy {
  /** GLSL ES 3.00 without its first lines: `u_time`, `u_loop` and their like are declared for it, and `#include <noise>` works. */
  source: string;
  /** Seconds after which the picture repeats. */
  loop: number;
  /** The part of the loop, from 0 up to 1, that its still shows. */
  still: number;
  sliders: StudySlider[];
  inks: StudyInk[];
  /** The colours that a visitor may choose from, by name: #rrggbb. */
  palette: Readonly<Record<string, string>>;
  /** Where it reads the previous picture: how many pixels a side that is kept in. */
  memory?: number;
}

export interface StudySlider {
  /** The `uniform float` that it moves. */
  uniform: string;
  label: string;
  min: number;
  max: number;
  step: number;
  value: number;
}

export interface StudyInk {
  /** The `uniform vec3` that it fills. */
  uniform: string;
  label: string;
  /** A name in the study's palette. */
  value: string;
}

export interface StudyState {
  code: string;
  sliders: Readonly<Record<string, number>>;
  inks: Readonly<Record<string, string>>;
  /** Why the current code is not the code that is drawn. */
  problems: readonly Problem[];
  /** Whether a piece draws it at present: only then is the code tried. */
  drawn: boolean;
  /** A film of the loop is being made: the piece pauses so that this goes quickly. */
  capturing: boolean;
}

export interface CaptureSize {
  /** Device pixels. */
  width: number;
  height: number;
}

/** What a study needs from the piece that draws it. */
export interface StudyPrinter {
  still: (size: CaptureSize) => Promise<Blob>;
}

export interface StudyModel {
  readonly study: ShaderStudy;
  subscribe: (changed: () => void) => () => void;
  getSnapshot: () => StudyState;
  write: (code: string) => void;
  slide: (uniform: string, value: number) => void;
  ink: (uniform: string, ink: string) => void;
  /** Puts sliders and inks back to the study's own values. */
  resetValues: () => void;
  /** For the piece: the problems of the code, none where it compiled. */
  report: (problems: readonly Problem[]) => void;
  /** For the piece: it draws from now on, until it calls the function that this returns. */
  attach: (printer: StudyPrinter) => () => void;
  /** A PNG of the moment on screen, or of the study's own moment where no piece draws; rejects without WebGL 2. */
  still: (size: CaptureSize, seed: number) => Promise<Blob>;
  /**
   * One whole loop as a film that ends where it begins; `progress` receives the share that is done, from 0 to 1. Null where the
   * browser cannot encode films; rejects once `signal` aborts.
   */
  loop: (
    size: CaptureSize,
    seed: number,
    progress: (share: number) => void,
    signal: AbortSignal,
  ) => Promise<Blob | null>;
}
