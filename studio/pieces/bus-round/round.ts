/** The tune of the shelter, a bar of four notes at a time: semitones above G, and how essential each is (1 plays from two miles off). */
export const tune = [
  [0, 1],
  [7, 4],
  [4, 3],
  [7, 4],
  [5, 2],
  [9, 4],
  [7, 3],
  [4, 4],
  [2, 1],
  [7, 4],
  [5, 3],
  [7, 4],
  [4, 2],
  [7, 4],
  [2, 3],
  [5, 4],
  [0, 1],
  [4, 4],
  [7, 3],
  [12, 4],
  [9, 2],
  [5, 4],
  [7, 3],
  [9, 4],
  [2, 1],
  [5, 4],
  [7, 3],
  [11, 4],
  [7, 2],
  [2, 4],
  [7, 3],
  [0, 1],
] as const;

export const steps: number = tune.length;
/** A round: each bus may come in two bars after the one before it. */
export const entry = 8;

export interface Bus {
  /** The step at which it was sent for. */
  from: number;
  /** It is in the timetable's feed and not on the road. */
  isGhost: boolean;
}

/** How near a bus is after so many steps: 0 at two miles, 1 at the doors. */
export const nearness = (played: number): number => Math.min(1, Math.max(0, played / (steps - 1)));

/** The note that a bus plays at a step, or null: the nearer, the more of the tune. A ghost's last bar is withheld. */
export function noteAt({ from, isGhost }: Bus, step: number): { pitch: number; isLast: boolean } | null {
  const played = step - from;
  const note = tune[played];
  if (!note) return null;
  if (isGhost && played >= steps - 4) return null;
  const [pitch, rank] = note;
  return rank <= 1 + nearness(played) * 4.2 ? { pitch, isLast: played === steps - 1 } : null;
}

/** Where a bus that is sent for now may come in. */
export const nextEntry = (step: number, others: number): number =>
  others === 0 ? step + 1 : Math.ceil((step + 1) / entry) * entry;
