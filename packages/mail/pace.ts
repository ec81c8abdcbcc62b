const minute = 60_000;
const second = 1000;

/**
 * Deliveries in a minute, measured between the first and the last recent chunk; a pause since then that is longer than
 * that time lowers it. A single chunk gives a pace only after a minute.
 */
export function paceOf(settled: { at: number; count: number }[], now: number): number | null {
  const [first, ...others] = settled;
  if (!first) return null;
  const last = others.at(-1);
  if (!last) return now - first.at < minute ? null : (first.count * minute) / (now - first.at);
  const between = others.reduce((total, { count }) => total + count, 0);
  return (between * minute) / Math.max(last.at - first.at, now - last.at, second);
}
