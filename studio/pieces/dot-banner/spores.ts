export interface Spore {
  x: number;
  y: number;
  size: number;
  age: number;
  life: number;
  sway: number;
  rise: number;
}

const most = 48;

/** Lets `count` spores go from around a place. */
export function puff(
  spores: Spore[],
  count: number,
  from: { x: number; y: number },
  random: () => number,
): void {
  for (let n = 0; n < count && spores.length < most; n++) {
    const [turn, way] = [random() * 2 * Math.PI, random() * 5];
    spores.push({
      x: from.x + Math.cos(turn) * way,
      y: from.y + Math.sin(turn) * way,
      size: 0.5 + random() * 0.9,
      age: -random() * 0.5,
      life: 2.4 + random() * 2.2,
      sway: random() * 2 * Math.PI,
      rise: 7 + random() * 9,
    });
  }
}

/** Spores rise, sway, shrink and are gone; answers those that are left. */
export function drift(spores: Spore[], step: number): Spore[] {
  for (const spore of spores) {
    spore.age += step;
    if (spore.age < 0) continue;
    spore.x += (1.5 + 5 * Math.sin(spore.sway + 1.7 * spore.age)) * step;
    spore.y -= spore.rise * step;
  }
  return spores.filter((spore) => spore.age < spore.life);
}

/** Swells fast, shrinks slowly: dots know no half-tones. */
export function width({ size, age, life }: Spore): number {
  if (age <= 0) return 0;
  return 1.6 * size * Math.min(1, age / 0.25) * Math.min(1, (1.4 * (life - age)) / life);
}
