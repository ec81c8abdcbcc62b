/** How regular the last stamps were, 0 to 1: in time counts for more than hard. Times in seconds, oldest first. */
export function regularity(stamps: readonly number[]): number {
  const gaps = stamps.slice(1).map((at, i) => at - (stamps[i] ?? 0));
  const mean = gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length;
  // A slow device hears several stamps within one frame: there is no time between them.
  if (gaps.length < 2 || mean === 0) return 0;
  const off = gaps.reduce((sum, gap) => sum + Math.abs(gap - mean), 0) / gaps.length;
  return Math.max(0, 1 - (4 * off) / mean);
}

/** What the room earns, 0 to 1, of the stamps of the last four seconds. */
export function joyOf(stamps: readonly number[], now: number): number {
  const recent = stamps.filter((at) => now - at < 4);
  const busy = Math.min(1, recent.length / 7);
  return Math.min(1, 0.35 * busy + 0.65 * busy * regularity(recent));
}

export const words = ["Tax return", "Polite", "Warm", "Loud", "Coats off", "Call the neighbours"] as const;

export const wordOf = (joy: number): string =>
  words[Math.min(words.length - 1, Math.floor(joy * words.length))] ?? words[0];

/** The needle takes 0.8 seconds from end to end at least: it has been in a hat once. */
export function follow(needle: number, joy: number, seconds: number): number {
  const wanted = (joy - needle) * (1 - 0.95 ** (seconds * 50));
  const most = seconds / 0.8;
  return needle + Math.max(-most, Math.min(most, wanted));
}
