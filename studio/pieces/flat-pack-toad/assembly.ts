/** The slots of the body, and the part that belongs in each; left and right are alike, as parts are printed on both sides. */
export const slots = ["eye", "eye", "mouth", "arm", "arm", "leg", "leg"] as const;

export type Kind = (typeof slots)[number];

/** For each slot the part in it, by the number of the slot it was cut for. */
export type Assembly = readonly number[];

const belongs = (part: number | undefined, slot: number) => part !== undefined && slots[part] === slots[slot];

export function isToad(assembly: Assembly): boolean {
  return assembly.every((part, slot) => belongs(part, slot));
}

export function exchanged(assembly: Assembly, one: number, other: number): Assembly {
  return assembly.map((part, slot) => assembly[slot === one ? other : slot === other ? one : slot] ?? part);
}

/** Any of the ways to put it together but those that make a toad. */
export function assembledWrong(random: () => number): Assembly {
  let assembly: Assembly = slots.map((_, slot) => slot);
  for (let slot = slots.length - 1; slot > 0; slot--)
    assembly = exchanged(assembly, slot, Math.floor(random() * (slot + 1)));
  return isToad(assembly) ? assembledWrong(random) : assembly;
}

type Exchange = readonly [one: number, other: number];

/** Two slots whose exchange puts a part where it belongs, and no other out of its place; null for a toad. */
export function correction(assembly: Assembly): Exchange | null {
  const wrong = assembly.findIndex((part, slot) => !belongs(part, slot));
  if (wrong < 0) return null;
  const found = assembly.findIndex((part, slot) => belongs(part, wrong) && !belongs(part, slot));
  return [wrong, found];
}

/** Two slots with different parts, whose exchange makes no toad. */
export function improvement(assembly: Assembly, random: () => number): Exchange {
  const one = Math.floor(random() * slots.length);
  const other = Math.floor(random() * slots.length);
  const changes = slots[assembly[one] ?? 0] !== slots[assembly[other] ?? 0];
  return changes && !isToad(exchanged(assembly, one, other)) ? [one, other] : improvement(assembly, random);
}

/** How much of a leg there is at each corner: a toad that stands on an eye stands crooked. */
export function stance(assembly: Assembly): { roll: number; pitch: number; drop: number } {
  const [frontLeft, frontRight, backLeft, backRight] = [3, 4, 5, 6].map((slot) => {
    const kind = slots[assembly[slot] ?? 0];
    return kind === "arm" || kind === "leg" ? 1 : 0;
  }) as [number, number, number, number];
  return {
    roll: (frontLeft + backLeft - frontRight - backRight) * 0.085,
    pitch: (frontLeft + frontRight - backLeft - backRight) * -0.1,
    drop: (4 - frontLeft - frontRight - backLeft - backRight) * 0.075,
  };
}
