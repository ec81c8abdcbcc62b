import { voices } from "./voices.ts";

/** How hard a step is hit: not at all, once, or with an accent. */
export type Hit = 0 | 1 | 2;

export interface Pattern {
  /** Beats a minute, whole; a beat is four steps. */
  tempo: number;
  /** How late every second step is, whole, in hundredths of half a step. */
  swing: number;
  /** A voice's sixteen steps, in the order of `voices`. */
  steps: readonly (readonly Hit[])[];
  /** How loud each voice is, 0 to `loudest`. */
  volumes: readonly number[];
}

export const stepCount = 16;
export const tempos = { least: 60, most: 180 } as const;
export const swings = { least: 0, most: 60 } as const;
export const loudest = 9;
const usualVolume = 7;

export function emptyPattern(tempo = 110, swing = 0): Pattern {
  return {
    tempo,
    swing,
    steps: voices.map(() => Array.from({ length: stepCount }, (): Hit => 0)),
    volumes: voices.map(() => usualVolume),
  };
}

export function hitAt({ steps }: Pattern, voice: number, step: number): Hit {
  return steps[voice]?.[step] ?? 0;
}

/** A click on a step: a hit, then an accent, then nothing. */
export function cycled(pattern: Pattern, voice: number, step: number): Pattern {
  const next = ((hitAt(pattern, voice, step) + 1) % 3) as Hit;
  const steps = pattern.steps.map((row, n) =>
    n === voice ? row.map((hit, at) => (at === step ? next : hit)) : row,
  );
  return { ...pattern, steps };
}

export function withVolume(pattern: Pattern, voice: number, volume: number): Pattern {
  return { ...pattern, volumes: pattern.volumes.map((now, n) => (n === voice ? volume : now)) };
}

export function cleared(pattern: Pattern): Pattern {
  return { ...pattern, steps: emptyPattern().steps };
}

/** Rows as people write drums: `x` a hit, `X` an accent, anything else nothing; a voice without a row is silent. */
export function drummed(tempo: number, swing: number, rows: Readonly<Record<string, string>>): Pattern {
  const empty = emptyPattern(tempo, swing);
  const steps = voices.map(({ slug }) =>
    Array.from({ length: stepCount }, (_, step): Hit => {
      const mark = rows[slug]?.[step];
      return mark === "X" ? 2 : mark === "x" ? 1 : 0;
    }),
  );
  return { ...empty, steps };
}
