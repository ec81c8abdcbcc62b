import { smooth } from "./distance.ts";
import type { Motion } from "./motions.ts";
import { mirrored, type Pose, sitting, together } from "./poses.ts";

const lasts = 8;
/** Throat beats and breaths go into the loop a whole number of times. */
const beats = 14;
const breaths = 3;
/** Seconds at which it blinks, and twice where it thinks better of it. */
const blinks = [2.1, 5.6, 5.95];
/** One lid is a little behind the other. */
const behind = 0.06;

/** Breathes at the throat, blinks, and considers you. */
export const idle: Motion = {
  name: "idle",
  lasts,
  pose(seconds) {
    const round = (seconds / lasts) * 2 * Math.PI;
    const breath = Math.sin(round * breaths);
    const beat = 0.5 - 0.5 * Math.cos(round * beats);
    // It beats in bouts, with a rest between them.
    const bout = smooth(-0.3, 0.4, Math.sin(round * 2 + 0.6));
    const look = looked(seconds);
    const moves: Pose = {
      body: { size: [1 + 0.008 * breath, 1 + 0.014 * breath, 1 + 0.008 * breath] },
      chest: { turn: [-0.8 * breath, 0, 0] },
      head: { turn: [0.9 * breath, look * 3.5, look * 1.2] },
      jaw: { turn: [0.9 * breath, look * 3.5, look * 1.2] },
      throat: { size: [1 + 0.1 * beat * bout, 1 + 0.1 * beat * bout, 1 + 0.26 * beat * bout] },
      "eye-left": { turn: [0, look * 7, 0] },
      "eye-right": { turn: [0, look * 7, 0] },
    };
    const left = blink(seconds);
    const right = blink(seconds - behind);
    const lids: Pose = {
      "upper-lid-left": { turn: [52 * left, 0, 0] },
      "upper-lid-right": { turn: [52 * right, 0, 0] },
      "lower-lid-left": { turn: [-9 * left, 0, 0] },
      "lower-lid-right": { turn: [-9 * right, 0, 0] },
    };
    return together(
      together(sitting, moves),
      together(lids, mirrored("thigh", { turn: [0.6 * breath, 0, 0] })),
    );
  },
};

/** To its left, back, to its right, back: from -1 to 1. */
function looked(seconds: number): number {
  const left = smooth(2.2, 2.6, seconds) - smooth(4, 4.5, seconds);
  const right = smooth(5.7, 6.1, seconds) - smooth(7.2, 7.7, seconds);
  return left - right;
}

function blink(seconds: number): number {
  return Math.max(
    ...blinks.map((at) => smooth(at - 0.09, at, seconds) - smooth(at + 0.05, at + 0.22, seconds)),
  );
}
