export const days = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;

/** The sea above its lowest, 0 to 1, an hour of the week; a tide comes 50 minutes later each day. */
export function tideAt(hour: number): number {
  const spring = 0.82 + 0.18 * Math.cos((2 * Math.PI * (hour - 60)) / (14.77 * 24));
  return 0.5 + 0.5 * spring * Math.cos((2 * Math.PI * (hour - 4)) / 12.42);
}

/** The old slip is for when the pier has no water under it. */
export const quayAt = (hour: number): "pier" | "old slip" => (tideAt(hour) < 0.3 ? "old slip" : "pier");

/** Sailings of the week in hours from Monday’s midnight: six a day; on Sunday two, after church. */
export const sailings: readonly number[] = days.flatMap((_, day) =>
  (day === 6 ? [12.5, 17] : [7.67, 9.5, 11.5, 14, 16.25, 18.5]).map((hour) => day * 24 + hour),
);

export const next = (hour: number): number => sailings.find((at) => at >= hour) ?? (sailings[0] ?? 0) + 168;

export function clock(hour: number): string {
  const minutes = Math.round((hour % 24) * 60);
  return `${String(Math.floor(minutes / 60) % 24).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
}
