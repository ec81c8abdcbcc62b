/** How far a sheet hangs from the upright, in degrees, and how fast it swings, in degrees a second. */
export interface Swing {
  angle: number;
  speed: number;
}

/** Paper is light and the air is thick: it swings some four times and hangs still. */
const pull = 60;
const drag = 2.6;
export const mostAngle = 2.6;
/** Below these it is at rest: less than a pixel at the lower edge of a sheet. */
const still = { angle: 0.02, speed: 0.12 };
/** Seconds of the longest step: after a pause it does not jump. */
const longest = 1 / 30;

export function isAtRest({ angle, speed }: Swing): boolean {
  return Math.abs(angle) < still.angle && Math.abs(speed) < still.speed;
}

/** The swing after so many seconds. */
export function swung({ angle, speed }: Swing, seconds: number): Swing {
  const step = Math.min(seconds, longest);
  const later = speed - (pull * angle + drag * speed) * step;
  const moved = angle + later * step;
  const kept = Math.max(-mostAngle, Math.min(mostAngle, moved));
  return { angle: kept, speed: kept === moved ? later : 0 };
}
