/** What is printed behind a toad: each a share of the full dot, 0 for none, at a spot about the middle of the page. */
const grounds: ((x: number, y: number) => number)[] = [
  // A sun, which fades outwards.
  (x, y) => 1 - (Math.hypot(x, y) / 420) * 0.8,
  // Mist that rises from the floor.
  (_x, y) => 1.15 - (360 - y) / 560,
  // A moon with a bite taken out.
  (x, y) => (Math.hypot(x, y) < 400 && Math.hypot(x - 170, y + 110) > 330 ? 0.85 : 0),
  // A window of four panes.
  (x, y) =>
    Math.abs(x) > 24 && Math.abs(x) < 330 && Math.abs(y + 170) > 24 && Math.abs(y + 170) < 280 ? 0.7 : 0,
];

const step = 30;
/** Dots come in so many sizes, each of them one path. */
const sizes = 6;

/** A screen of dots behind the toad, `middle` down the page and no lower than its floor. */
export function ground(
  at: number,
  ink: string,
  { x, y, floor }: { x: number; y: number; floor: number },
): string {
  const share = grounds[at % grounds.length];
  const dots = Array.from({ length: sizes }, () => "");
  for (let row = -24; row <= 24; row++)
    for (let column = -18; column <= 18; column++) {
      const [right, down] = [(column + (row % 2) / 2) * step, row * step * 0.87];
      const size = Math.round(Math.min(1, share?.(right, down) ?? 0) * sizes);
      if (size < 1 || y + down > floor - 24 || Math.abs(right) > 470 || y + down < 60) continue;
      dots[size - 1] += `M${(x + right).toFixed(0)} ${(y + down).toFixed(0)}h0`;
    }
  return dots
    .map(
      (path, size) =>
        path &&
        `<path d="${path}" fill="none" stroke="${ink}" stroke-width="${(size + 1) * 4.2}" stroke-linecap="round"/>`,
    ) // oxfmt-ignore
    .join("");
}
