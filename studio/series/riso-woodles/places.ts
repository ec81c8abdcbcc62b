import type { Chance } from "@toadstool/stage";
import type { Drawing } from "../drawing.ts";
import { blob, limb, type Outline, type Point } from "../hand.ts";

export const SHEET = { width: 900, height: 1200, margin: 62 };
const { width, height, margin } = SHEET;

/** Where lines would sink, being dark on dark. */
export const night = "on a night full of stars";

/** What stands behind everything; tells it in words. */
export function backdrop(on: Drawing, chance: Chance, ground: number): string {
  const kind = chance.pick(["sun", "sun", "moon", "panel", "night", "rain", "trunks", "pines", "arch"]);
  const last = on.plates - 1;
  const disc = last === 2 ? 2 : 1;
  if (kind === "sun") {
    on.spot(
      blob([chance.between(380, 520), chance.between(420, 560)], 320, 320),
      disc,
      chance.pick([0.5, 1]),
    );
    return "in front of a large sun";
  }
  if (kind === "arch") {
    on.spot(rectangle(150, 130, 750, ground + 50, 290), disc, 0.5);
    return "under an arch";
  }
  if (kind === "moon") {
    const x = chance.pick([220, 680]);
    on.spot(rectangle(margin + 8, margin + 8, width - margin - 8, ground + 50, 24), 0, 0.25);
    on.mass([blob([x, 230], 96, 96)], [0, 0, 1], 0)
      .spot(blob([x + 40, 210], 76, 80), 0, 0.25)
      .spot(blob([x + 40, 210], 76, 80), disc, 0);
    stars(on, chance, 18);
    return "under a crescent moon";
  }
  if (kind === "night") {
    on.spot(rectangle(margin + 8, margin + 8, width - margin - 8, ground + 50, 24), 0, 1);
    stars(on, chance, 36);
    return night;
  }
  if (kind === "panel") {
    on.spot(rectangle(margin + 8, margin + 8, width - margin - 8, ground + 50, 30), 1, 0.25);
    for (const x of [0.3, 0.7]) cloud(on, [width * x + chance.between(-70, 70), chance.between(150, 260)]);
    return "under two clouds";
  }
  if (kind === "rain") {
    for (const x of [0.22, 0.52, 0.8]) cloud(on, [width * x, chance.between(140, 190)]);
    for (let drop = 0; drop < 63; drop++) {
      const x = 120 + (drop % 9) * 82 + chance.between(-26, 26);
      const y = 290 + Math.floor(drop / 9) * 88 + (drop % 2) * 40 + chance.between(-18, 18);
      on.line([[x, y], [x - 4, y + 14], [x - 8, y + 30]], 5, disc === 2 ? 1 : 0); // oxfmt-ignore
    }
    return "in the rain";
  }
  if (kind === "trunks") {
    for (let x = 110; x < 820; x += chance.between(92, 150)) {
      const wide = chance.between(30, 62);
      on.spot(limb([[x, 76], [x + 6, ground / 2], [x - 4, ground + 10]], [wide, wide * 0.9, wide * 1.3]), disc, chance.pick([0.25, 0.5])); // oxfmt-ignore
      for (let y = 130; y < ground - 60; y += chance.between(50, 130)) on.line([[x - 10, y], [x, y + 3], [x + 12, y]], 5, disc, 1); // oxfmt-ignore
    }
    return "among tall trunks";
  }
  for (const [x, size] of [[170, 1.15], [330, 0.8], [560, 0.95], [740, 1.25]] as const) pine(on, [x + chance.between(-30, 30), ground + 12], size, chance.pick([0.25, 0.5]), disc); // oxfmt-ignore
  return "between pines";
}

/** Tells whether it is dark. */
export function hill(on: Drawing, chance: Chance, ground: number): boolean {
  const bend = chance.between(-30, 30);
  const [left, right, low] = [margin + 8, width - margin - 8, height - margin - 8];
  const shape: Point[] = [[left, ground + 24]];
  for (let x = left; x <= right; x += 38)
    shape.push([x, ground + 6 + bend * ((x - 450) / 388) ** 2 + chance.between(-3, 3)]);
  shape.push([right, ground + 24], [right, low], [right, low], [left, low], [left, low]);
  const tones = chance.pick([[0, 0.5], [0, 1], [0, 0, 1], [0.25], [0, 0.25, 0.5], [0.75, 1]]); // oxfmt-ignore
  on.mass([shape], tones, chance.maybe(0.5) ? 6 : 0);
  const isDark = (tones[0] ?? 0) > 0.5;
  for (let tuft = 0; tuft < 16; tuft++) {
    const [x, y] = [chance.between(120, 780), chance.between(ground + 60, low - 30)];
    on.line([[x - 7, y - 14], [x - 2, y], [x + 8, y - 12]], 5, 0, isDark ? 0 : 1); // oxfmt-ignore
  }
  return isDark;
}

function rectangle(left: number, top: number, right: number, bottom: number, round: number): Outline {
  const points: Point[] = [];
  const corner = (x: number, y: number, start: number) => {
    for (let step = 0; step <= 6; step++) {
      const angle = start + (Math.PI / 12) * step;
      points.push([x + round * Math.cos(angle), y + round * Math.sin(angle)]);
    }
  };
  corner(left + round, top + round, Math.PI);
  corner(right - round, top + round, Math.PI * 1.5);
  points.push([right, bottom], [right, bottom], [left, bottom], [left, bottom]);
  return points;
}

function stars(on: Drawing, chance: Chance, count: number): void {
  for (let star = 0; star < count; star++) {
    const x = 130 + (star % 6) * 128 + chance.between(-50, 50);
    const y = 120 + Math.floor(star / 6) * (3600 / count) + chance.between(-40, 40);
    const size = chance.between(5, 13);
    const points = Array.from({ length: 8 }, (_, index): Point => {
      const reach = index % 2 ? size * 0.5 : size;
      return [x + reach * Math.cos(index * 0.785), y + reach * Math.sin(index * 0.785)];
    });
    on.spot(points, 0, 0);
  }
}

function cloud(on: Drawing, [x, y]: Point): void {
  on.mass([blob([x - 50, y + 8], 50, 34), blob([x, y - 14], 56, 48), blob([x + 54, y + 8], 48, 32)], [], 6);
}

function pine(on: Drawing, [x, y]: Point, size: number, tone: number, plate: number): void {
  on.spot(
    limb(
      [
        [x, y],
        [x, y - 90 * size],
      ],
      [30 * size, 26 * size],
      3,
    ),
    plate,
    1,
  );
  for (const [lift, wide] of [[70, 190], [190, 150], [300, 110]] as const)
    on.spot(limb([[x, y - lift * size], [x + 2, y - (lift + 190) * size]], [wide * size, 5], 6), plate, tone); // oxfmt-ignore
}
