/** New memories in a second, however fast the screen is. */
export const memoryRate = 60;
/** The most memories that a slow frame may catch up with. */
const mostSteps = 4;

interface LoopClock {
  /** Seconds since it began. */
  readonly time: number;
  /** From 0 up to 1: the part of the loop that has passed. */
  readonly phase: number;
  /** Moves on by `step` seconds; returns how many memories are due. */
  advance: (step: number) => number;
}

/** Keeps the time of a study of `loop` seconds; a `pace` below 1 makes it move gently. */
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
