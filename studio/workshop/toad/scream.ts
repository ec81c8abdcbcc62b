import { smooth } from "./distance.ts";
import type { Motion } from "./motions.ts";
import { mirrored, type Pose, sitting, together } from "./poses.ts";

/** Fills its lungs, opens enormously, shakes; then sits as if nothing had been. studio/pieces/toad-scream.client.ts sounds along with it. */
export const scream: Motion = {
  name: "scream",
  lasts: 2.4,
  pose(seconds) {
    const gulp = smooth(0, 0.16, seconds) - smooth(0.2, 0.3, seconds);
    const open = smooth(0.2, 0.34, seconds) - smooth(1.38, 1.66, seconds);
    // Past the mark first, and settling.
    const spring =
      Math.exp(-5 * Math.max(0, seconds - 0.3)) * Math.sin(18 * Math.max(0, seconds - 0.3)) * open;
    const shake = open * (0.6 + 0.4 * Math.sin(seconds * 9)) * Math.sin(seconds * 2 * Math.PI * 13);
    const tremble = open * Math.sin(seconds * 2 * Math.PI * 11 + 1);
    const after = smooth(1.5, 1.62, seconds) - smooth(1.74, 1.96, seconds);
    const up = open + 0.35 * spring;
    const moves: Pose = {
      toad: { move: [0.06 * shake, 0, 0] },
      body: {
        turn: [5 * gulp - 4 * up, 0, 1.4 * shake],
        move: [0, 0.5 * up - 0.5 * gulp, 0.2 * up],
        size: [1 + 0.05 * gulp - 0.02 * up, 1 - 0.09 * gulp + 0.08 * up, 1 + 0.05 * gulp],
      },
      chest: { turn: [4 * gulp - 3 * up, 1.5 * tremble, 0] },
      head: { turn: [7 * gulp - 26 * up, 2 * shake, 1.6 * tremble], size: [1 + 0.05 * up, 1, 1 + 0.03 * up] },
      jaw: {
        turn: [7 * gulp + 56 * up + 3 * tremble, 1.4 * shake, 0],
        size: [1 + 0.05 * up, 1, 1 + 0.02 * up],
      },
      throat: {
        move: [0, 0, 0.5 * up],
        size: [
          1 + 0.34 * up - 0.1 * gulp + 0.06 * tremble,
          1 + 0.3 * up,
          1 + 0.5 * up - 0.2 * gulp + 0.08 * tremble,
        ],
      },
      tongue: { turn: [-5 * open + 4 * tremble, 6 * shake, 0], size: [1, 1, 1 + 0.12 * open] },
      uvula: { turn: [12 * shake, 0, 16 * tremble], size: [1 + 0.3 * open, 1 + 0.2 * open, 1 + 0.3 * open] },
    };
    const squeezed = Math.max(open, 0.85 * after);
    const sides: Pose[] = [
      mirrored("eye", { size: [1 - 0.05 * open, 1 - 0.1 * open, 1 - 0.04 * open] }),
      mirrored("upper-lid", { turn: [-10 * gulp + 33 * squeezed + 14 * after, 0, -8 * open] }),
      mirrored("lower-lid", { turn: [-31 * open - 9 * after, 0, 6 * open] }),
      mirrored("arm", { turn: [4 * up, 0, 5 * up] }),
      mirrored("hand", { move: [0.25 * up, 0, -0.1 * up], turn: [0, 5 * up, 0] }),
      mirrored("thigh", { turn: [3 * up, 0, 0] }),
    ];
    return sides.reduce(together, together(sitting, moves));
  },
};
