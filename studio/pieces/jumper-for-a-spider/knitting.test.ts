import { expect, it } from "vitest";
import { chanceFrom } from "@toadstool/stage";
import { chartRows, columns } from "./chart.ts";
import { castOn, depth, drop, knit, type Knitting, rung, workingColumn } from "./knitting.ts";

function knitFor(knitting: Knitting, seconds: number, led: number | null = null): void {
  for (let time = 0; time < seconds; time += 0.1) knit(knitting, 0.1, led);
}

it("begins with a whole cloth, the same one for the same seed", () => {
  const [one, same, other] = [castOn(chanceFrom(1)), castOn(chanceFrom(1)), castOn(chanceFrom(2))];
  expect(one.rows.length).toBe(depth);
  expect(one.rows).toEqual(same.rows);
  expect(one.rows).not.toEqual(other.rows);
});

it("knits there and back, and keeps no more rows than are seen", () => {
  const knitting = castOn(chanceFrom(1));
  const before = knitting.isLeftwards;
  knitFor(knitting, 8);
  expect(knitting.isLeftwards).not.toBe(before);
  knitFor(knitting, 1000);
  expect(knitting.rows.length).toBe(depth);
  expect(knitting.runs.length).toBeLessThanOrEqual(6);
  for (const row of knitting.rows) {
    expect(row.length).toBe(columns);
    expect(Math.max(...row)).toBeLessThanOrEqual(rung);
  }
  expect(workingColumn(knitting)).toBeGreaterThanOrEqual(0);
  expect(workingColumn(knitting)).toBeLessThan(columns);
});

it("makes mistakes, but few", () => {
  const knitting = castOn(chanceFrom(3));
  const chart = chartRows(chanceFrom(3).of("chart"));
  const right = Array.from({ length: depth }, () => chart.next().value).toReversed();
  const wrong = knitting.rows.flatMap((row, n) =>
    [...row].filter((yarn, column) => yarn !== right[n]?.[column]),
  );
  expect(wrong.length).toBeGreaterThan(0);
  expect(wrong.length).toBeLessThan(columns * 4);
});

it("knits a pointer's way into the row in another yarn", () => {
  const [led, alone] = [castOn(chanceFrom(5)), castOn(chanceFrom(5))];
  knitFor(led, 8, 20);
  knitFor(alone, 8);
  const [marked, plain] = [led.rows[0], alone.rows[0]];
  expect(marked?.[20]).toBe(((plain?.[20] ?? 0) + 1) % 3);
});

it("lets a dropped stitch run down a few rows and then holds it", () => {
  const knitting = castOn(chanceFrom(4));
  const rungs = () => knitting.rows.filter((row) => row[9] === rung).length;
  const before = rungs();
  drop(knitting, 9, 3);
  knitFor(knitting, 5);
  expect(rungs()).toBeGreaterThan(before);
  expect(rungs()).toBeLessThan(before + 9);
  expect(knitting.runs.filter(({ column }) => column === 9)).toEqual([]);
});

it("stays sane after one very long step", () => {
  const knitting = castOn(chanceFrom(4));
  knit(knitting, 600, null);
  expect(knitting.rows.length).toBe(depth);
  expect(knitting.wait).toBeGreaterThan(0);
});
