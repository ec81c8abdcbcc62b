/** When steps fall due. All times are in seconds of the audio clock, which alone keeps time: screens miss a frame, ears do not. */
import { hitAt, type Pattern, stepCount } from "./pattern.ts";

export interface DueStep {
  step: number;
  /** Where it stands on the straight grid; swing and sway come on top. */
  at: number;
}

/** How often the book is looked at, in milliseconds, and how far ahead it is kept, in seconds. */
export const tickEvery = 25;
export const bookedAhead = 0.1;
/** A step that is later than this is left out: after a jam nobody wants to hear them all at once. */
const stillInTime = 0.04;

/** A jelly of 200 ml, filmed: it swings five times a second and loses a third of its height with every swing. */
const swingsEachSecond = 5;
const keptEachSwing = 2 / 3;
/** The most that a lean makes a hit early or late, in seconds. */
const lean = 0.008;

export const stepSeconds = (tempo: number) => 60 / tempo / 4;

/** How late a step is for the swing. */
export function swingDelay({ tempo, swing }: Pick<Pattern, "tempo" | "swing">, step: number): number {
  return step % 2 === 0 ? 0 : (swing / 100) * (stepSeconds(tempo) / 2);
}

/** How late (or, below 0, early) a voice is at a step, because its jelly still leans from the time before. */
export function sway(pattern: Pattern, voice: number, step: number): number {
  for (let back = 1; back <= stepCount; back++) {
    const force = hitAt(pattern, voice, (step - back + stepCount) % stepCount);
    if (force === 0) continue;
    const swung = back * stepSeconds(pattern.tempo) * swingsEachSecond;
    return lean * (force / 2) * Math.sin(2 * Math.PI * swung) * keptEachSwing ** swung;
  }
  return 0;
}

/** The steps to book now, and the one after them. */
export function bookSteps(from: DueStep, tempo: number, now: number): { due: DueStep[]; next: DueStep } {
  const due: DueStep[] = [];
  let next = from;
  while (next.at < now + bookedAhead) {
    if (next.at >= now - stillInTime) due.push(next);
    next = { step: (next.step + 1) % stepCount, at: next.at + stepSeconds(tempo) };
  }
  return { due, next };
}
