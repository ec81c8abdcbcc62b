export interface Lantern {
  x: number;
  y: number;
  /** Radians: a colour is a direction. */
  hue: number;
}

/** A step of all lanterns at once: each turns a share of the way to what it hears within `reach`, itself among them. */
export function agree(lanterns: readonly Lantern[], reach: number, share = 0.05): number[] {
  return lanterns.map((one) => {
    let [x, y] = [0, 0];
    for (const other of lanterns)
      if (Math.hypot(other.x - one.x, other.y - one.y) <= reach)
        [x, y] = [x + Math.cos(other.hue), y + Math.sin(other.hue)];
    // Two camps of equal size stand exactly opposite each other: neither moves.
    if (Math.hypot(x, y) < 1e-6) return one.hue;
    const turn = Math.atan2(Math.sin(Math.atan2(y, x) - one.hue), Math.cos(Math.atan2(y, x) - one.hue));
    return one.hue + share * turn;
  });
}

/** How far they agree: 1 where all have one colour. */
export function agreement(lanterns: readonly Lantern[]): number {
  const x = lanterns.reduce((sum, { hue }) => sum + Math.cos(hue), 0);
  const y = lanterns.reduce((sum, { hue }) => sum + Math.sin(hue), 0);
  return lanterns.length === 0 ? 1 : Math.hypot(x, y) / lanterns.length;
}
