import { expect, it } from "vitest";
import { readMoves, writeMoves } from "./moves.ts";

const [one, two, three] = ["a", "b", "c"].map((letter) => letter.repeat(16)) as [string, string, string];

it("says in one value where each image lay, whatever its folder is called", () => {
  const moves = [
    { id: one, folder: "zines/frühling" },
    { id: two, folder: "" },
    { id: three, folder: "zines/frühling" },
  ];
  const written = writeMoves(moves);
  expect(written).toBe(`zines/frühling:${one}.${three},:${two}`);
  expect(readMoves(written).toSorted((a, b) => a.id.localeCompare(b.id, "en"))).toEqual(moves);
});

it("reads nothing from what it did not write", () => {
  for (const written of ["", ":", "zines", "a:b.c", ",,,"]) expect(readMoves(written)).toEqual([]);
  expect(readMoves(`../Prints:${one}`)).toEqual([{ id: one, folder: "prints" }]);
});
