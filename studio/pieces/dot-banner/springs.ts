/** Dots that hang on springs. Lengths are hundredths of the picture's side, times are seconds. */
interface Springs {
  /** Where each dot is at home, where it is, and how fast it goes: x and y in turn. */
  home: Float32Array;
  place: Float32Array;
  speed: Float32Array;
  /** How hard each dot is pulled home. */
  stiffness: Float32Array;
  standing: boolean;
}

/** Adds what pushes the dot at (x, y) to `push`, as acceleration. */
export type Force = (x: number, y: number, push: Push) => void;
interface Push {
  x: number;
  y: number;
}

/** Under 1 a dot overshoots: jelly. */
const damping = 0.42;
/** A slower frame is swung through in parts, or the stiffest springs would ring. */
const longestTick = 1 / 50;
/** After a long absence the dots go on from where they were. */
export const longestStep = 0.05;
/** Slower than this over a whole frame is standing. */
const stillSpeed = 0.12;
const stillDistance = 0.015;

export function hang(home: Float32Array, stiffness: Float32Array): Springs {
  return {
    home,
    place: home.slice(),
    speed: new Float32Array(home.length),
    stiffness,
    standing: true,
  };
}

/** Moves every dot on; answers whether all of them stand. */
export function swing(springs: Springs, step: number, forces: Force[]): boolean {
  const time = Math.min(Math.max(step, 0), longestStep);
  const ticks = Math.ceil(time / longestTick);
  for (let n = 0; n < ticks; n++) springs.standing = swingOnce(springs, time / ticks, forces);
  return springs.standing;
}

function swingOnce({ home, place, speed, stiffness }: Springs, tick: number, forces: Force[]): boolean {
  const push: Push = { x: 0, y: 0 };
  let standing = true;
  for (let dot = 0; dot < stiffness.length; dot++) {
    const [ix, iy] = [2 * dot, 2 * dot + 1];
    const [x, y] = [place[ix] ?? 0, place[iy] ?? 0];
    const [dx, dy] = [(home[ix] ?? 0) - x, (home[iy] ?? 0) - y];
    push.x = 0;
    push.y = 0;
    for (const force of forces) force(x, y, push);
    const pull = stiffness[dot] ?? 0;
    const brake = 2 * damping * Math.sqrt(pull);
    let vx = speed[ix] ?? 0;
    let vy = speed[iy] ?? 0;
    const [ax, ay] = [pull * dx + push.x - brake * vx, pull * dy + push.y - brake * vy];
    vx += ax * tick;
    vy += ay * tick;
    if (Math.abs(vx) + Math.abs(vy) > stillSpeed || Math.abs(ax) + Math.abs(ay) > stillSpeed * pull) {
      standing = false;
    } else if (push.x === 0 && push.y === 0 && Math.abs(dx) + Math.abs(dy) < stillDistance) {
      place[ix] = home[ix] ?? 0;
      place[iy] = home[iy] ?? 0;
      speed[ix] = 0;
      speed[iy] = 0;
      continue;
    }
    speed[ix] = vx;
    speed[iy] = vy;
    place[ix] = x + vx * tick;
    place[iy] = y + vy * tick;
  }
  return standing;
}
