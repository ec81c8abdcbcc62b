/** The least number over `most` that is good to read on an axis, and so is its half. */
export function axisTop(most: number): number {
  if (most <= 0) return 0;
  const power = 10 ** Math.floor(Math.log10(most));
  const steps = power === 1 ? [2, 4, 6, 8, 10] : [1, 2, 4, 6, 8, 10];
  return (steps.find((step) => step * power >= most) ?? 10) * power;
}

/** Short enough to fit beside an axis: 400, 2k, 1.5m. */
export function axisLabel(value: number): string {
  if (value >= 1_000_000) return `${value / 1_000_000}m`;
  return value >= 1000 ? `${value / 1000}k` : String(value);
}

/** As an attribute of a drawing; rounded, so that server and browser write the same. */
export function percent(part: number, whole: number): string {
  return whole > 0 ? `${Number(((part / whole) * 100).toFixed(3))}%` : "0%";
}

/** Whatever is not nought must be seen. */
export function visible(part: number, whole: number, least = 0.012): number {
  return part > 0 ? Math.max(part, whole * least) : 0;
}

const figures = new Intl.NumberFormat("en-GB");

/** A count for people: 1,234. */
export const figure = (count: number): string => figures.format(count);
