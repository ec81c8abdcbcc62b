import * as v from "valibot";
import { expect, it } from "vitest";
import { type Move, moveTo, movedBy } from "./moved.ts";

const rows = ["moss", "fern", "lichen"].map((id, index) => ({ id, place: { at: index + 4, of: 9 } }));
const after = (id: string, to: Move["to"]) =>
  movedBy(rows, { id, to }).map((row) => `${row.place?.at} ${row.id}`);

it("moves a row by a step, to the top or to a place, and the places stay where they are", () => {
  expect(after("lichen", "up")).toEqual(["4 moss", "5 lichen", "6 fern"]);
  expect(after("moss", "down")).toEqual(["4 fern", "5 moss", "6 lichen"]);
  expect(after("lichen", "top")).toEqual(["4 lichen", "5 moss", "6 fern"]);
  expect(after("moss", 6)).toEqual(["4 fern", "5 lichen", "6 moss"]);
});

it("leaves the rows as they are for a move past an end, of an unknown row or to a place elsewhere", () => {
  const before = ["4 moss", "5 fern", "6 lichen"];
  for (const [id, to] of [
    ["moss", "up"],
    ["lichen", "down"],
    ["newt", "top"],
    ["moss", 9],
  ] as const)
    expect(after(id, to)).toEqual(before);
  expect(movedBy(rows)).toEqual(rows);
});

it("reads no place out of anything else", () => {
  expect(v.parse(moveTo, "12")).toBe(12);
  for (const to of ["0", "-1", "1.5", "1234567", "left", "", undefined])
    expect(v.safeParse(moveTo, to).success).toBe(false);
});
