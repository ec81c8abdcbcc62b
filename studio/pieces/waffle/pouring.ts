/** What comes out of the jug in a frame, and how its thread hangs. */
export interface Poured {
  x: number;
  z: number;
  volume: number;
  /** How far down the thread has come, 0 to 1. */
  length: number;
  /** How much of it is still above, 1 to 0. */
  left: number;
}

export interface Pouring {
  pour: (x: number, z: number) => void;
  /** Pours at a place of its own choice, another one each time, unless it is pouring already: then on and on. */
  pourOn: (random: () => number, reachX: number, reachZ: number) => void;
  move: (step: number) => Poured;
}

/** Seconds: down to the waffle, how long a tap pours, and until the end of the thread is down. */
const lasts = { fall: 0.45, flow: 1.9, end: 0.4 };
/** Volume a second: a pocket takes about five seconds to fill. */
const rate = 0.0145;

export function pouring(): Pouring {
  const at = { x: 0, z: 0 };
  const goal = { x: 0, z: 0 };
  let time = Infinity;
  let until = 0;

  function pour(x: number, z: number) {
    Object.assign(goal, { x, z });
    if (time < until + lasts.end) {
      // The thread goes along to where it is wanted.
      time = Math.min(time, Math.max(lasts.fall, until - 0.01));
      until = time + lasts.flow;
      return;
    }
    Object.assign(at, goal);
    time = 0;
    until = lasts.fall + lasts.flow;
  }

  return {
    pour,
    pourOn(random, reachX, reachZ) {
      if (time < until) until = Math.max(until, time + lasts.flow);
      else pour((random() * 2 - 1) * reachX, (random() * 2 - 1) * reachZ);
    },
    move(step) {
      time += step;
      const nearer = 1 - Math.exp(-4 * step);
      at.x += (goal.x - at.x) * nearer;
      at.z += (goal.z - at.z) * nearer;
      const ended = Math.max(0, (time - until) / lasts.end);
      const lands = time >= lasts.fall && ended < 1;
      return {
        ...at,
        volume: lands ? rate * step : 0,
        length: ended >= 1 ? 0 : Math.min(1, (time / lasts.fall) ** 2),
        left: Math.max(0, 1 - ended),
      };
    },
  };
}
