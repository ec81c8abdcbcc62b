import { describe, expect, it } from "vitest";
import { entry, nextEntry, noteAt, steps, tune } from "./round.ts";

const played = (isGhost: boolean, from = 0, to = steps) =>
  Array.from({ length: to - from }, (_, i) => noteAt({ from: 0, isGhost }, from + i)).filter(Boolean).length;

describe("a bus", () => {
  it("plays one note in eight from afar, and the whole tune at the last corner", () => {
    expect(played(false, 0, 8)).toBe(1);
    expect(played(false, steps - 8, steps)).toBe(8);
    expect(noteAt({ from: 0, isGhost: false }, steps - 1)).toEqual({ pitch: tune.at(-1)?.[0], isLast: true });
    expect(noteAt({ from: 0, isGhost: false }, steps)).toBeNull();
  });

  it("that is a ghost never comes to the end", () => {
    expect(played(true, steps - 4, steps)).toBe(0);
    expect(played(true, 0, steps - 4)).toBe(played(false, 0, steps - 4));
  });
});

it("lets the second bus come in on an entry of the round", () => {
  expect(nextEntry(3, 0)).toBe(4);
  expect(nextEntry(3, 1) % entry).toBe(0);
  expect(nextEntry(8, 2)).toBe(16);
});
