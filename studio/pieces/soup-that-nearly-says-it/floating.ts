/** Units: the soup, and how near two floating things come to each other. */
export const pot = { x: 188, y: 154, radius: 112 };
const apart = 17;

export interface Floating {
  kind: "letter" | "carrot" | "pea";
  sign: string;
  radius: number;
  x: number;
  y: number;
  vx: number;
  vy: number;
  angle: number;
  spin: number;
  /** Its place in a word, while there is one. */
  slot: { x: number; y: number } | null;
}

/** Carried by the soup, or steered to its place in a word, for so many seconds. */
export function float(thing: Floating, time: number, step: number): void {
  const { slot } = thing;
  if (slot) {
    // Steered rather than carried; it turns upright on the way.
    thing.vx += ((slot.x - thing.x) * 2.4 - thing.vx * 2.6) * step;
    thing.vy += ((slot.y - thing.y) * 2.4 - thing.vy * 2.6) * step;
    const upright = Math.atan2(Math.sin(thing.angle), Math.cos(thing.angle));
    thing.spin += (-upright * 2 - thing.spin * 2.4) * step;
  } else {
    const [dx, dy] = [thing.x - pot.x, thing.y - pot.y];
    const turn = 0.034 * Math.sin(time * 0.11) + 0.045;
    const eddyX = 3.2 * Math.sin(dy * 0.045 + time * 0.31);
    const eddyY = 3.2 * Math.sin(dx * 0.041 - time * 0.27);
    thing.vx += (-dy * turn + eddyX - thing.vx) * 1.3 * step;
    thing.vy += (dx * turn + eddyY - thing.vy) * 1.3 * step;
    thing.spin += (0.12 * Math.sin(time * 0.4 + thing.x * 0.1) - thing.spin) * step;
  }
  const speed = Math.hypot(thing.vx, thing.vy);
  const reined = Math.min(1, 120 / (speed || 1));
  thing.x += thing.vx * reined * step;
  thing.y += thing.vy * reined * step;
  thing.angle += Math.max(-4, Math.min(4, thing.spin)) * step;
}

/** Things do not lie on one another, nor on the rim; a letter that has its place in a word stays there. */
export function part(things: Floating[], step: number): void {
  const ease = Math.min(0.5, step * 7);
  for (const [n, one] of things.entries())
    for (let m = n + 1; m < things.length; m++) {
      const other = things[m];
      if (!other || (one.slot && other.slot)) continue;
      const [dx, dy] = [other.x - one.x, other.y - one.y];
      const far = Math.hypot(dx, dy) || 0.01;
      const over = Math.min(apart + 2, one.radius + other.radius + 1.4) - far;
      if (over <= 0) continue;
      const [mine, theirs] = one.slot ? [0.15, 0.85] : other.slot ? [0.85, 0.15] : [0.5, 0.5];
      one.x -= (dx / far) * over * mine * ease;
      one.y -= (dy / far) * over * mine * ease;
      other.x += (dx / far) * over * theirs * ease;
      other.y += (dy / far) * over * theirs * ease;
    }
  for (const thing of things) {
    const [dx, dy] = [thing.x - pot.x, thing.y - pot.y];
    const [far, limit] = [Math.hypot(dx, dy), pot.radius - thing.radius - 2];
    if (far <= limit) continue;
    thing.x = pot.x + (dx / far) * limit;
    thing.y = pot.y + (dy / far) * limit;
  }
}
