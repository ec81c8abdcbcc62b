import type { Chance } from "@toadstool/stage";
import { chartRows, columns, type Row } from "./chart.ts";

/** What lies in a cell where a stitch was dropped: a rung of the ladder. */
export const rung = 3;
/** Rows that are seen, and kept. */
export const depth = 22;
const secondsAStitch = 0.2;
const secondsATurn = 1.1;
const secondsARung = 0.5;

export interface Knitting {
  /** Finished rows, the newest first. */
  rows: Row[];
  /** The row on the needle, of which `done` stitches are knitted. */
  row: Row;
  done: number;
  isLeftwards: boolean;
  /** Seconds until the next stitch. */
  wait: number;
  /** A ladder that still runs: its column, the next row it takes, how many more. */
  runs: { column: number; row: number; left: number; wait: number }[];
  chart: Generator<Row, never>;
  chance: Chance;
}

/** A piece of knitting that somebody has already worked at for a while. */
export function castOn(chance: Chance): Knitting {
  const chart = chartRows(chance.of("chart"));
  const next = () => chart.next().value;
  const knitting: Knitting = {
    rows: [],
    row: next(),
    done: 0,
    isLeftwards: false,
    wait: secondsAStitch,
    runs: [],
    chart,
    chance: chance.of("mistakes"),
  };
  for (let stitch = 0; stitch < columns * depth; stitch++) knitStitch(knitting, null);
  for (const run of knitting.runs) while (run.left > 0) loseRung(knitting, run);
  knitting.runs = [];
  return knitting;
}

/** Knits for so many seconds; `led` is the column that a pointer marks. Answers whether a row was finished or a stitch undone. */
export function knit(knitting: Knitting, seconds: number, led: number | null): boolean {
  let isChanged = false;
  knitting.wait -= seconds;
  while (knitting.wait <= 0) {
    const isFull = knitStitch(knitting, led);
    if (isFull) isChanged = true;
    knitting.wait += isFull ? secondsATurn : secondsAStitch;
  }
  for (const run of knitting.runs) {
    run.wait -= seconds;
    if (run.wait > 0) continue;
    run.wait = secondsARung;
    loseRung(knitting, run);
    isChanged = true;
  }
  knitting.runs = knitting.runs.filter(({ left }) => left > 0);
  return isChanged;
}

/** Where the needle is, in columns from the left. */
export function workingColumn({ done, isLeftwards }: Knitting): number {
  return isLeftwards ? columns - 1 - done : done;
}

/** Drops the stitch of a column: it runs down a few rows. */
export function drop({ runs, chance }: Knitting, column: number, row = 0): void {
  if (runs.length < 6) runs.push({ column, row, left: Math.floor(chance.between(2, 8)), wait: 0 });
}

/** Answers whether the row is full, and a new one begun. */
function knitStitch(knitting: Knitting, led: number | null): boolean {
  const { row, chance } = knitting;
  const column = workingColumn(knitting);
  if (led !== null && Math.abs(column - led) < 1) row[column] = ((row[column] ?? 0) + 1) % 3;
  else if (chance.maybe(0.006)) row[column] = ((row[column] ?? 0) + 1) % 3;
  if (chance.maybe(0.0016)) drop(knitting, column);
  knitting.done++;
  if (knitting.done < columns) return false;
  knitting.rows.unshift(row);
  knitting.rows.length = Math.min(depth, knitting.rows.length);
  for (const run of knitting.runs) run.row++;
  knitting.row = knitting.chart.next().value;
  knitting.done = 0;
  knitting.isLeftwards = !knitting.isLeftwards;
  return true;
}

function loseRung({ rows }: Knitting, run: Knitting["runs"][number]): void {
  const row = rows[run.row];
  if (row) row[run.column] = rung;
  run.row++;
  run.left = row ? run.left - 1 : 0;
}
