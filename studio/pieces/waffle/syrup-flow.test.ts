import { expect, it } from "vitest";
import { type Film, flow, layFilm, placeOf, pour, volumeOf } from "./syrup-flow.ts";

/** Two pockets side by side with a ridge between them that is lower than what surrounds them. */
function twoPockets(): Film {
  return layFilm({
    halfX: 1,
    halfZ: 0.5,
    cell: 0.05,
    ground: (x, z) => {
      if (Math.abs(x) > 0.85 || Math.abs(z) > 0.35) return 0.5;
      return Math.abs(x) < 0.1 ? 0.3 : 0;
    },
  });
}

function run(film: Film, ticks: number): number {
  let moved = 0;
  for (let tick = 0; tick < ticks; tick++) moved = flow(film);
  return moved;
}

function depthAt(film: Film, x: number, z: number): number {
  const place = film.depth.findIndex((_, n) => {
    const [px, pz] = placeOf(film, n);
    return Math.hypot(px - x, pz - z) < film.cell * 0.6;
  });
  return film.depth[place] ?? NaN;
}

it("loses and makes none on its way", () => {
  const film = twoPockets();
  pour(film, -0.5, 0, 0.2, 0.15);
  expect(volumeOf(film)).toBeCloseTo(0.2, 5);
  run(film, 300);
  expect(volumeOf(film)).toBeCloseTo(0.2, 4);
});

it("fills a pocket evenly, and leaves the next one dry below the ridge", () => {
  const film = twoPockets();
  pour(film, -0.5, 0, 0.1, 0.15);
  run(film, 1500);
  const [middle, side] = [depthAt(film, -0.5, 0), depthAt(film, -0.75, 0.25)];
  expect(middle).toBeGreaterThan(0.1);
  expect(Math.abs(middle - side)).toBeLessThan(0.08);
  expect(depthAt(film, 0.5, 0)).toBe(0);
});

it("runs over the ridge into the next pocket once the first is full", () => {
  const film = twoPockets();
  for (let pours = 0; pours < 40; pours++) {
    pour(film, -0.5, 0, 0.01, 0.15);
    run(film, 30);
  }
  run(film, 1500);
  expect(depthAt(film, 0.2, 0)).toBeGreaterThan(0.02);
  expect(depthAt(film, -0.5, 0)).toBeGreaterThan(0.25);
});

it("comes to rest", () => {
  const film = twoPockets();
  pour(film, -0.5, 0, 0.1, 0.15);
  const atFirst = run(film, 5);
  expect(atFirst).toBeGreaterThan(1e-4);
  expect(run(film, 4000)).toBeLessThan(atFirst / 1000);
});

it("never lies less deep than not at all", () => {
  const film = twoPockets();
  pour(film, 0, 0, 0.3, 0.06);
  run(film, 400);
  expect(Math.min(...film.depth)).toBeGreaterThanOrEqual(0);
});

it("carries butter along with it", () => {
  const film = twoPockets();
  pour(film, -0.5, 0, 0.1, 0.2);
  pour(film, -0.3, 0, 0.05, 0.1, 1);
  run(film, 500);
  const place = film.depth.findIndex((_, n) => {
    const [px, pz] = placeOf(film, n);
    return Math.hypot(px + 0.65, pz) < 0.03;
  });
  expect(film.butter[place]).toBeGreaterThan(0);
  expect(film.butter[place]).toBeLessThan(1);
});
