/** The harbour’s tide, 0 low to 1 high, of some of its cosines, an hour of the fortnight. */
export function tideAt(hour: number): number {
  const moon = Math.cos((2 * Math.PI * hour) / 12.42);
  const sun = 0.34 * Math.cos((2 * Math.PI * hour) / 12 + 0.6);
  const grievance = 0.06 * Math.cos((2 * Math.PI * hour) / 6.1);
  return Math.min(1, Math.max(0, 0.5 + 0.5 * ((moon + sun + grievance) / 1.4)));
}

/** Degrees that the table leans: level at high water, 3.4 at the lowest of springs. */
export const tiltAt = (hour: number): number => 3.4 * (1 - tideAt(hour));

export function servedAt(tilt: number): string {
  if (tilt < 0.35) return "soup";
  if (tilt < 1.2) return "bread, things with sauce";
  if (tilt < 2.4) return "nothing round";
  return tilt < 3.1 ? "cheese" : "cheese, held";
}

/** How far a pea has rolled, 0 to 1, on a table that leans; the rim is at 1. */
export function rolled(at: number, tilt: number, seconds: number): number {
  return Math.min(1, at + Math.max(0, tilt - 0.5) * 0.16 * seconds);
}
