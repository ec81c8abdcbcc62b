import { smooth } from "./distance.ts";
import type { Motion } from "./motions.ts";
import { mirrored, type Pose, sitting, together } from "./poses.ts";

const [leaves, lands] = [0.34, 0.86];
/** Centimetres. */
const height = 7;

/** Straight up and down again, without getting anywhere. */
export const hop: Motion = {
  name: "hop",
  lasts: 1.6,
  pose(seconds) {
    const crouch = smooth(0.02, 0.26, seconds) - smooth(leaves - 0.06, leaves + 0.02, seconds);
    const share = Math.min(1, Math.max(0, (seconds - leaves) / (lands - leaves)));
    const air = 4 * share * (1 - share);
    const stretch = smooth(leaves - 0.05, leaves + 0.1, seconds) - smooth(lands - 0.16, lands, seconds);
    const since = Math.max(0, seconds - lands);
    const squash =
      seconds < lands ? 0 : Math.exp(-5.5 * since) * Math.cos(15 * since) * (1 - smooth(1.3, 1.58, seconds));
    const flat = crouch + squash;
    const moves: Pose = {
      toad: {
        move: [0, height * air, 0],
        size: [1 + 0.03 * squash, 1 - 0.05 * squash, 1 + 0.03 * squash],
      },
      body: {
        turn: [6 * flat - 16 * stretch, 0, 0],
        move: [0, 0.9 * stretch - 0.6 * flat, 0],
        size: [1 + 0.07 * flat - 0.03 * stretch, 1 - 0.12 * flat + 0.07 * stretch, 1 + 0.05 * flat],
      },
      head: { turn: [6 * flat + 10 * stretch, 0, 0] },
      jaw: { turn: [6 * flat + 13 * stretch, 0, 0] },
      throat: { size: [1 + 0.12 * squash, 1 + 0.1 * squash, 1 + 0.2 * squash] },
    };
    const sides: Pose[] = [
      mirrored("upper-lid", { turn: [34 * crouch - 16 * stretch + 26 * Math.max(0, squash), 0, 0] }),
      mirrored("hand", { move: [0.3 * stretch, -0.7 * stretch, -0.5 * stretch], turn: [34 * stretch, 0, 0] }),
      mirrored("foot", {
        move: [-0.3 * stretch, -1.3 * stretch, -1.2 * stretch],
        turn: [46 * stretch, 0, 0],
      }),
      mirrored("thigh", {
        turn: [16 * stretch, 0, 0],
        move: [-0.2 * stretch, -0.4 * stretch, -0.2 * stretch],
      }),
      mirrored("arm", { turn: [-6 * stretch, 0, 0] }),
    ];
    return sides.reduce(together, together(sitting, moves));
  },
};
