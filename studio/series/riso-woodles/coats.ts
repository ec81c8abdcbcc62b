import type { Chance } from "@toadstool/stage";
import type { Drawing } from "../drawing.ts";
import { blob, boxAround, isInside, limb, type Outline, type Point } from "../hand.ts";
import type { Coat } from "./beast.ts";

/** What an animal's fur takes of plates 1 and 2; plate 0 has the lines. */
export function coat(chance: Chance, plates: number): Coat {
  const three = plates > 2;
  return chance.pick<Coat>([
    { fur: [0, 1], far: [0, 0.5], trim: [0, 0, three ? 1 : 0], mark: { plate: 0, tone: 1 } },
    { fur: [0, 1], far: [0.25, 1], trim: [0, 0], mark: { plate: 1, tone: 0 } },
    { fur: [0, 0.5], far: [0, 1], trim: [0, 1], mark: { plate: 1, tone: 1 } },
    three
      ? { fur: [0, 0, 1], far: [0, 0, 0.5], trim: [0, 1], mark: { plate: 1, tone: 1 } }
      : { fur: [0, 0], far: [0, 0.5], trim: [0, 1], mark: { plate: 1, tone: 1 } },
    {
      fur: [0, 1, three ? 0.5 : 0],
      far: [0, 1, 1],
      trim: [0, 0, three ? 1 : 0],
      mark: { plate: 0, tone: 1 },
    },
    { fur: [0.5, 1], far: [0.75, 1], trim: [0, 1], mark: { plate: 0, tone: 0 } },
  ]);
}

/** A pattern on the fur, no mark of it over the edge. */
export function pattern(on: Drawing, chance: Chance, torso: Outline, { mark }: Coat): string | null {
  const before = on.strokes.length;
  const kind = chance.pick(["plain", "ticks", "ticks", "spots", "stripes", "scales", "flowers"]);
  const step = { spots: 40, scales: 34, flowers: 54, ticks: 32 }[kind as "spots"] ?? 0;
  const box = boxAround(torso);
  if (kind === "stripes")
    for (let x = box.left + 30; x < box.right - 24; x += 34) {
      const bow = Array.from({ length: 12 }, (_, index): Point => [
        x + Math.sin(index / 4) * 8,
        box.top + 6 + ((box.bottom - box.top) * 0.62 * index) / 11,
      ]).filter((point) => isInside(point, torso));
      if (bow.length > 3) on.spot(limb(bow, [15, 11, 3], 2), mark.plate, mark.tone);
    }
  const rows = step ? Math.ceil((box.bottom - box.top - 38) / (step * 0.8)) : 0;
  for (let row = 0; row < rows; row++)
    for (let x = box.left + 22 + (row % 2) * (step / 2); x < box.right - 14; x += step) {
      const at: Point = [x + chance.between(-5, 5), box.top + 22 + row * step * 0.8 + chance.between(-4, 4)];
      const round = [-1, 1].flatMap((side): Point[] => [[at[0] + side * 19, at[1]], [at[0], at[1] + side * 17]]); // oxfmt-ignore
      if (round.every((point) => isInside(point, torso))) one(on, kind, at, chance, mark);
    }
  if (on.strokes.length === before) return null;
  return (
    { stripes: "stripes", spots: "spots", flowers: "a flowered coat", scales: "scales" }[kind as "spots"] ??
    null
  );
}

function one(on: Drawing, kind: string, at: Point, chance: Chance, { plate, tone }: Coat["mark"]): void {
  const [x, y] = at;
  if (kind === "spots") {
    const size = chance.between(6, 12);
    on.spot(blob(at, size, size * 0.9), plate, tone);
  }
  if (kind === "ticks" && chance.maybe(0.6)) on.line([[x - 4, y - 8], [x, y], [x + 1, y + 9]], 4, plate, tone); // oxfmt-ignore
  if (kind === "scales") on.line([[x - 13, y - 4], [x, y + 9], [x + 13, y - 4]], 4.5, plate, tone); // oxfmt-ignore
  if (kind === "flowers") {
    for (let petal = 0; petal < 5; petal++)
      on.spot(
        blob([x + 8 * Math.cos(petal * 1.257), y + 8 * Math.sin(petal * 1.257)], 5.5, 5.5),
        plate,
        tone,
      );
    on.spot(blob(at, 3.6, 3.6), plate, 1 - tone);
  }
}
