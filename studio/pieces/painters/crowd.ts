const widths = [6, 12, 24, 48, 96, 192, 320] as const;
export const sizes = widths.length;

/** Painters across and down, on a wall so many times as wide as high. */
export function crowdOf(step: number, wide: number): { width: number; height: number } {
  const width = widths[Math.max(0, Math.min(sizes - 1, step))] ?? widths[0];
  return { width, height: Math.max(1, Math.round(width / wide)) };
}

/** "1,296" */
export function inThousands(step: number, wide: number): string {
  const { width, height } = crowdOf(step, wide);
  return String(width * height).replace(/\B(?=(\d{3})+$)/, ",");
}

const answers = [
  "I have not seen the picture.",
  "What did next door get? No, do not tell me.",
  "That is all I was told.",
  "I hear that it is a good likeness.",
] as const;

/** What the painter there has to say; `x` and `y` from 0 to 1. */
export function toldBy(step: number, wide: number, x: number, y: number): string {
  const { width, height } = crowdOf(step, wide);
  const [column, row] = [x * width, y * height].map((place) => Math.max(0, Math.floor(place)));
  const number = (height - 1 - Math.min(height - 1, row ?? 0)) * width + (column ?? 0) + 1;
  return `Painter ${number}: “x ${x.toFixed(2)}, y ${y.toFixed(2)}. ${answers[number % answers.length]}”`;
}
