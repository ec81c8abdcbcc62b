import { type Hit, hitAt, type Pattern, stepCount } from "../../djello/pattern.ts";
import { stepSeconds } from "../../djello/timing.ts";
import { voices } from "../../djello/voices.ts";

/** Bars that are drummed, and seconds of peace before the next ones. */
const bars = 2;
export const peace = 3.5;

interface Beaten {
  hits: readonly { voice: number; hit: Hit }[];
  /** Seconds until something is hit again; 0 within a bar. */
  rest: number;
}

/** A pattern that nobody plays moves on by so many seconds: what was hit meanwhile, and how long nothing will be. */
export function quietBeat(pattern: Pattern): (step: number) => Beaten {
  const beat = stepSeconds(pattern.tempo);
  const turn = bars * stepCount * beat + peace;
  // A moment to look at them first.
  let time = -0.35;
  let next = 0;
  return (step) => {
    time += step;
    const hits: { voice: number; hit: Hit }[] = [];
    while (next < bars * stepCount && next * beat <= time) {
      for (let voice = 0; voice < voices.length; voice++) {
        const hit = hitAt(pattern, voice, next % stepCount);
        if (hit > 0) hits.push({ voice, hit });
      }
      next++;
    }
    if (next < bars * stepCount) return { hits, rest: 0 };
    if (time >= turn) [time, next] = [0, 0];
    return { hits, rest: next === 0 ? 0 : turn - time };
  };
}
