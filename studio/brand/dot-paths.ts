type Dot = readonly [x: number, y: number];

/** Dots as one path: strokes of no length with round ends, each a step from the one before, which packs into half the bytes. */
export function pathOfDots(dots: readonly Dot[]): string {
  return dots
    .map(([x, y], index) => {
      const before = dots[index - 1];
      return before ? `m${x - before[0]} ${y - before[1]}h0` : `M${x} ${y}h0`;
    })
    .join("");
}

export function dotsOfPath(path: string): Dot[] {
  let [x, y] = [0, 0];
  return [...path.matchAll(/([Mm])(-?[\d.]+) (-?[\d.]+)h0/g)].map(([, kind, across, down]): Dot => {
    [x, y] = kind === "M" ? [Number(across), Number(down)] : [x + Number(across), y + Number(down)];
    return [x, y];
  });
}
