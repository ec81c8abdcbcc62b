import type { Chance } from "@toadstool/stage";

type Gable = "steps" | "peak" | "bell" | "flat";

export interface House {
  left: number;
  right: number;
  /** Where the wall ends and the gable begins. */
  eaves: number;
  /** Where the gable ends. */
  top: number;
  gable: Gable;
  /** Which mixture of inks its wall is printed in. */
  tone: number;
  chimney: number;
  door: { x: number; width: number };
}

export interface Pane {
  house: number;
  x: number;
  y: number;
  width: number;
  height: number;
  isArched: boolean;
}

export interface Town {
  houses: House[];
  panes: Pane[];
  moon: { x: number; y: number; radius: number };
  stars: { x: number; y: number; size: number }[];
  cat: { x: number; y: number };
}

export const street = 284;
const tones = 5;
const gables = ["steps", "peak", "bell", "flat"] as const;

/** A row of narrow houses that fills the sheet's width, never two alike beside each other. */
export function buildTown(chance: Chance): Town {
  const houses: House[] = [];
  const panes: Pane[] = [];
  let left = -chance.between(4, 24);
  while (left < 400) {
    const before = houses.at(-1);
    const house = buildHouse(chance.of(`house ${houses.length}`), left, before);
    panes.push(...panesOf(chance.of(`panes ${houses.length}`), house, houses.length));
    houses.push(house);
    left = house.right;
  }
  const sky = chance.of("sky");
  const moon = { ...openSky(houses, sky), radius: sky.between(21, 25) };
  const stars = Array.from({ length: 44 }, () => ({
    x: sky.between(4, 396),
    y: sky.between(4, 130),
    size: sky.between(0.5, 1.1),
  }));
  return {
    houses,
    panes,
    moon,
    stars: stars.filter(
      ({ x, y }) => Math.hypot(x - moon.x, y - moon.y) > moon.radius + 8 && y < highest(houses, x, 4) - 6,
    ),
    cat: roofOf(houses, sky),
  };
}

/** Where the moon has most space, over the lowest roofs. */
function openSky(houses: House[], sky: Chance): { x: number; y: number } {
  const places = Array.from({ length: 14 }, () => sky.between(48, 352));
  const x = places.reduce((best, x) => (highest(houses, x, 34) > highest(houses, best, 34) ? x : best));
  return { x, y: Math.max(30, Math.min(48, highest(houses, x, 34) - 46)) };
}

/** The top of the highest house over a stretch of the street. */
function highest(houses: House[], x: number, around: number): number {
  const near = houses.filter(({ left, right }) => right > x - around && left < x + around);
  return Math.min(...near.map(({ top }) => top));
}

function roofOf(houses: House[], sky: Chance): { x: number; y: number } {
  const whole = houses.filter(({ left, right }) => left > 8 && right < 392);
  const level = whole.filter(({ gable }) => gable === "flat" || gable === "steps");
  const { left, right, top, gable, chimney } = sky.pick(level.length > 0 ? level : whole);
  const away = chimney > 0.5 ? 0.28 : 0.72;
  return { x: left + (right - left) * (gable === "flat" ? away : 0.5), y: top };
}

function buildHouse(chance: Chance, left: number, before: House | undefined): House {
  const width = chance.between(50, 82);
  const eaves = 62 + 17 * Math.floor(chance.between(0.6, 5));
  const gable = chance.pick(gables.filter((gable) => gable !== before?.gable));
  const high = { steps: 27, peak: 30, bell: 26, flat: 7 }[gable] * (0.6 + width / 160);
  const tone = chance.pick([...Array(tones).keys()].filter((tone) => tone !== before?.tone));
  const level = before && Math.abs(before.eaves - eaves) < 10 ? eaves + 17 : eaves;
  return {
    left,
    right: left + width,
    eaves: level,
    top: level - high,
    gable,
    tone,
    chimney: chance.pick([-1, 1]) * (gable === "bell" ? 0.14 : chance.between(0.2, 0.32)) + 0.5,
    door: { x: left + width * chance.pick([0.25, 0.75]), width: 15 },
  };
}

function panesOf(chance: Chance, house: House, index: number): Pane[] {
  const width = house.right - house.left;
  const columns = width > 66 ? 3 : 2;
  const pitch = (width - 8) / columns;
  const isArched = chance.maybe(0.35);
  const wide = Math.min(19, pitch * chance.between(0.66, 0.74));
  const panes: Pane[] = [];
  const rows = Math.floor((street - 40 - house.eaves - 6) / 35);
  const storey = (street - 42 - house.eaves - 2) / rows;
  for (let row = 0; row <= rows; row++) {
    const y = row === rows ? street - 34 : house.eaves + 5 + row * storey;
    for (let column = 0; column < columns; column++) {
      const middle = house.left + 4 + (column + 0.5) * pitch;
      if (row === rows && Math.abs(middle - house.door.x) < (wide + house.door.width) / 2 + 2) continue;
      panes.push({ house: index, x: middle - wide / 2, y, width: wide, height: 24, isArched });
    }
  }
  if (house.gable !== "flat" && house.gable !== "bell") {
    const middle = (house.left + house.right) / 2;
    panes.push({
      house: index,
      x: middle - 6,
      y: house.eaves - 16,
      width: 12,
      height: 14,
      isArched: true,
    });
  }
  return panes.filter(({ x, width }) => x > 1 && x + width < 399);
}
