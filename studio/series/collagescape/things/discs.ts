import type { Chance } from "@toadstool/stage";
import type { Outline, Point } from "../../hand.ts";

/** Clockwise from the top. */
export function disc(
  [x, y]: Point,
  rx: number,
  ry = rx,
  count = Math.max(24, Math.round(rx * 0.6)),
): Outline {
  return Array.from({ length: count }, (_, index): Point => {
    const angle = (index / count) * Math.PI * 2 - Math.PI / 2;
    return [x + rx * Math.cos(angle), y + ry * Math.sin(angle)];
  });
}

/** A round thing that no hand has drawn twice. */
export function pebble([x, y]: Point, rx: number, ry: number, chance: Chance, count = 30, much = 1): Outline {
  const waves = [2, 3, 4].map((turns) => ({
    turns,
    from: chance.between(0, 6.28),
    by: chance.between(0.03, 0.1) * much,
  }));
  return disc([0, 0], 1, 1, count).map(([dx, dy], index): Point => {
    const angle = (index / count) * Math.PI * 2;
    const reach =
      1 + waves.reduce((sum, { turns, from, by }) => sum + by * Math.sin(turns * angle + from), 0);
    return [x + dx * rx * reach, y + dy * ry * reach];
  });
}
