/**
 * A shader study as its page holds it: code and sliders that a visitor changes, and the piece that draws them meanwhile.
 */
import type { Problem } from "./problems.ts";
import { type ShaderInk, shaderInks } from "./shader-inks.ts";

export { type Problem, type ShaderInk, shaderInks };

export interface ShaderStudy {
  /** GLSL ES 3.00 without its first lines: `u_time`, `u_loop` and their like are declared for it, and `#include <noise>` works. */
  source: string;
  /** Seconds after which the picture is what it was. */
  loop: number;
  /** The part of the loop, from 0 up to 1, that its still shows. */
  still: number;
  sliders: StudySlider[];
  inks: StudyInk[];
  /** Where it reads the picture before: how many squares a side it is remembered in. */
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
  value: ShaderInk;
}

export interface StudyState {
  code: string;
  sliders: Readonly<Record<string, number>>;
  inks: Readonly<Record<string, ShaderInk>>;
  /** Why the code as it is now is not what is drawn. */
  problems: readonly Problem[];
  /** Whether a piece draws it just now: code is tried when one does. */
  drawn: boolean;
  /** A loop is being taken: the piece holds still so that it goes quickly. */
  capturing: boolean;
}

export interface CaptureSize {
  /** Device pixels. */
  width: number;
  height: number;
}

/** What a study asks of the piece that draws it. */
export interface StudyPrinter {
  still: (size: CaptureSize) => Promise<Blob>;
}

export interface StudyModel {
  readonly study: ShaderStudy;
  subscribe: (changed: () => void) => () => void;
  getSnapshot: () => StudyState;
  write: (code: string) => void;
  slide: (uniform: string, value: number) => void;
  ink: (uniform: string, ink: ShaderInk) => void;
  /** Sliders and inks as the study has them. */
  resetValues: () => void;
  /** For the piece: what came of the code. */
  report: (problems: readonly Problem[]) => void;
  /** For the piece: it draws from now on, until it calls what this answers. */
  attach: (printer: StudyPrinter) => () => void;
  /** A PNG of the moment that is seen, or of the study's own moment where none is; rejects where WebGL 2 is missing. */
  still: (size: CaptureSize, seed: number) => Promise<Blob>;
  /**
   * One whole turn as a film that ends where it begins; `told` hears of its share that is done. Null where browsers make no films;
   * rejects once `signal` aborts.
   */
  loop: (
    size: CaptureSize,
    seed: number,
    told: (share: number) => void,
    signal: AbortSignal,
  ) => Promise<Blob | null>;
}

export function createStudy(study: ShaderStudy): StudyModel {
  const listeners = new Set<() => void>();
  let printer: StudyPrinter | null = null;
  let state: StudyState = {
    code: study.source,
    ...valuesOf(study),
    problems: [],
    drawn: false,
    capturing: false,
  };

  function change(changed: Partial<StudyState>) {
    state = { ...state, ...changed };
    listeners.forEach((tell) => tell());
  }

  const model: StudyModel = {
    study,
    subscribe(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    getSnapshot: () => state,
    write: (code) => code !== state.code && change({ code }),
    slide: (uniform, value) => change({ sliders: { ...state.sliders, [uniform]: value } }),
    ink: (uniform, ink) => change({ inks: { ...state.inks, [uniform]: ink } }),
    resetValues: () => change(valuesOf(study)),
    report: (problems) => change({ problems }),
    attach(newPrinter) {
      printer = newPrinter;
      change({ drawn: true });
      return () => {
        if (printer !== newPrinter) return;
        printer = null;
        change({ drawn: false });
      };
    },
    async still(size, seed) {
      if (printer) return printer.still(size);
      const { takeStill } = await import("./captures.client.ts");
      return takeStill(model, size, seed);
    },
    async loop(size, seed, told, signal) {
      change({ capturing: true });
      try {
        const { takeLoop } = await import("./captures.client.ts");
        const film = await takeLoop(model, size, seed, told, signal);
        // Its last steps are not interrupted.
        signal.throwIfAborted();
        return film;
      } finally {
        change({ capturing: false });
      }
    },
  };
  return model;
}

function valuesOf({ sliders, inks }: ShaderStudy): Pick<StudyState, "sliders" | "inks"> {
  return {
    sliders: Object.fromEntries(sliders.map(({ uniform, value }) => [uniform, value])),
    inks: Object.fromEntries(inks.map(({ uniform, value }) => [uniform, value])),
  };
}
