import { aboutMouth, parts } from "./anatomy.ts";
import { boneAt, bones } from "./bones.ts";
import { type Point, smooth } from "./distance.ts";
import type { Surface } from "./surface-net.ts";

/** How quickly a part lets go of the skin beyond it, for each centimetre. */
const grip = 2.4;
const throatAt: Point = [0, 4.3, 3.9];
const throatWide: Point = [2.6, 1.7, 2.2];

/** How often each knot's hold is shared with its neighbours'. */
const rounds = 5;

export interface Held {
  bones: [number, number, number, number];
  /** Together 1. */
  shares: [number, number, number, number];
}

/** The four bones that hold each knot of a surface, without a jump from one to the next. */
export function evenly({ positions, triangles }: Surface): Held[] {
  const beside = positions.map(() => new Set<number>());
  for (const [a, b, c] of triangles) {
    beside[a]?.add(b).add(c);
    beside[b]?.add(a).add(c);
    beside[c]?.add(a).add(b);
  }
  let pulls = positions.map(pullsAt);
  for (let round = 0; round < rounds; round += 1)
    pulls = pulls.map((own, n) => {
      const near = [...(beside[n] ?? [])].map((other) => pulls[other] ?? own);
      return own.map(
        (pull, bone) => near.reduce((sum, other) => sum + (other[bone] ?? 0), pull) / (near.length + 1),
      );
    });
  return pulls.map(strongest);
}

/** How strongly each bone holds the skin at a place, together 1. */
function pullsAt(at: Point): number[] {
  const [x, y, z] = at;
  const half: Point = [Math.abs(x), y, z];
  const side = x < 0 ? "right" : "left";
  const pulls = bones.map(() => 0);
  const pull = (name: string, strength: number) =>
    (pulls[boneAt(name)] = (pulls[boneAt(name)] ?? 0) + strength);
  const { under, before } = aboutMouth(at);
  // The lower jaw is a tray that the chest does not keep.
  const tray = 1 + 40 * smooth(1.9, 0.7, under) * smooth(-0.6, 0.9, before);
  for (const { bone, distance } of parts) {
    const strength = Math.exp(-grip * Math.max(-1.2, distance(half)));
    if (bone === "head") {
      const jaw = jawShare(at);
      pull("head", tray * strength * (1 - jaw));
      pull("jaw", tray * strength * jaw);
    } else pull(hasSides(bone) ? `${bone}-${side}` : bone, strength);
  }
  const all = pulls.reduce((sum, strength) => sum + strength, 0);
  const off = [x - throatAt[0], y - throatAt[1], z - throatAt[2]].map(
    (away, axis) => away / (throatWide[axis] ?? 1),
  );
  pull("throat", all * 2.2 * Math.exp(-(Math.hypot(...off) ** 2)) * smooth(0.2, 1, under));
  const sum = pulls.reduce((sum, strength) => sum + strength, 0);
  return pulls.map((strength) => strength / sum);
}

/** From 0, the skull's, to 1, the jaw's. Before the corners of the mouth it tears; behind them it stretches, the softer the further back. */
function jawShare(at: Point): number {
  const { before, level, over, under } = aboutMouth(at);
  const middle = before > 0 ? Math.max(0.3, Math.abs(over + under) / 2) : 0.42 - before * 0.9;
  return smooth(middle, -middle, level);
}

const hasSides = (bone: string) => bones.some(({ name }) => name === `${bone}-left`);

function strongest(pulls: number[]): Held {
  const four = pulls
    .map((pull, bone) => [bone, pull] as const)
    .toSorted((one, other) => other[1] - one[1])
    .slice(0, 4);
  const all = four.reduce((sum, [, pull]) => sum + pull, 0);
  return {
    bones: four.map(([bone]) => bone) as Held["bones"],
    shares: four.map(([, pull]) => pull / all) as Held["shares"],
  };
}
