/** Memory is made anew so many times a second, however fast the screen is. */
export const memoryRate = 60;
/** What a slow frame may catch up with at most. */
const mostSteps = 4;

export interface LoopClock {
  /** Seconds since it began. */
  readonly time: number;
  /** From 0 up to 1: the part of the loop that is over. */
  readonly phase: number;
  /** Goes on by `step` seconds; answers how many memories are due. */
  advance: (step: number) => number;
}

/** Tells where a study of `loop` seconds stands; `pace` below 1 lets it move gently. */
export function loopClock(loop: number, pace = 1): LoopClock {
  let time = 0;
  let made = 0;
  return {
    get time() {
      return time;
    },
    get phase() {
      return phaseAt(time, loop);
    },
    advance(step) {
      time += Math.min(step, 0.25) * pace;
      const due = Math.floor(time * memoryRate + 1e-6) - made;
      made += due;
      return Math.min(due, mostSteps);
    },
  };
}

export function phaseAt(time: number, loop: number): number {
  return (time / loop) % 1;
}
