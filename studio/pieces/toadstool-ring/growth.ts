/** One toadstool of a ring: where it stands, how it is built, and when it comes up. */
export interface Sprout {
  x: number;
  z: number;
  size: number;
  height: number;
  lean: [x: number, z: number];
  turn: number;
  /** Seconds. */
  comes: number;
  /** When it was last tapped. */
  tapped: number;
}

/** Seconds: to come up, and to open the cap after that. */
const takes = { rise: 2.6, open: 1.8 };

/** A ring of them with smaller ones beside, coming up one after the other. */
export function ringOf(random: () => number, count: number): Sprout[] {
  const sprout = (angle: number, reach: number, size: number, comes: number): Sprout => ({
    x: Math.cos(angle) * reach,
    z: Math.sin(angle) * reach,
    size,
    height: 0.95 + 0.7 * random(),
    lean: [
      (random() - 0.5) * 0.22 - Math.cos(angle) * 0.06,
      (random() - 0.5) * 0.22 + Math.sin(angle) * 0.06,
    ],
    turn: random() * 2 * Math.PI,
    comes,
    tapped: -Infinity,
  });
  return Array.from({ length: count }, (_, n) => {
    const angle = (n / count) * 2 * Math.PI + (random() - 0.5) * 0.2;
    const comes = n * 0.22;
    const big = sprout(angle, 1.5 + 0.14 * (random() - 0.5), 0.42 + 0.42 * random(), comes);
    const beside = sprout(
      angle + 0.2 + 0.1 * random(),
      1.5 + (random() < 0.5 ? -0.34 : 0.34),
      0.2 + 0.16 * random(),
      comes + 1,
    );
    return [big, beside];
  }).flat();
}

/** How far it is up, how far its cap is open, and how a tap has pressed it down. */
export function grown({ comes, tapped }: Sprout, time: number): { up: number; open: number; bounce: number } {
  const up = spring((time - comes) / takes.rise);
  const open = 0.42 * Math.min(1, up) + 0.58 * spring((time - comes - takes.rise * 0.55) / takes.open);
  const since = time - tapped;
  const bounce =
    since < 0 || since > 2.5
      ? 1
      : 1 - 0.42 * Math.exp(-2.6 * since) * Math.cos(since * 13) * Math.min(1, since * 14);
  return { up, open: Math.max(0, open), bounce };
}

/** Comes up quickly, a little too far, and back: 0 before it starts, 1 in the end. */
function spring(t: number): number {
  if (t <= 0) return 0;
  if (t >= 1.6) return 1;
  return 1 - Math.exp(-4.6 * t) * Math.cos(t * 4.4);
}
