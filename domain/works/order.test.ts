import { expect, it } from "vitest";
import { keyAfterMove, keyAtTop, type Move } from "./order.ts";
import { greatestFirst, type Place } from "./place.ts";

const works = (...keys: string[]): Place[] =>
  keys.map((position, index) => ({ position, slug: `${9 - index}` }));

/** The slugs of a list after one of its works has been moved. */
function moved(list: Place[], index: number, to: Move): string {
  const work = list[index];
  const position = work && keyAfterMove(list, list, work, to);
  const after = list.map((other) =>
    other === work ? { ...other, position: position ?? other.position } : other,
  );
  return after
    .toSorted(greatestFirst)
    .map(({ slug }) => slug)
    .join("");
}

it.each<[number, Move, string]>([
  [2, "up", "9786"],
  [1, "down", "9786"],
  [3, "top", "6987"],
  [0, 4, "8769"],
  [3, 2, "9687"],
  [0, "up", "9876"],
  [3, "down", "9876"],
  [1, 99, "9768"],
  [1, -1, "8976"],
])("moves the work at %s to %s", (index, to, slugs) => {
  expect(moved(works("a3", "a2", "a1", "a0"), index, to)).toBe(slugs);
});

it("goes past works that share a key", () => {
  expect(moved(works("a3", "a2", "a2", "a0"), 3, "up")).toBe("9687");
  expect(moved(works("a3", "a2", "a2", "a0"), 0, "down")).toBe("8796");
});

it("counts among its own list, and lies between works of others", () => {
  const [one, other, two, three] = works("a3", "a2", "a1", "a0");
  if (!one || !other || !two || !three) throw new Error("There are four.");
  const position = keyAfterMove([one, other, two, three], [one, two, three], three, "up");
  expect([position && position > two.position, position && position < other.position]).toEqual([true, true]);
});

it("gives a new work the first place, under a key that no file of a longer list has, however often", () => {
  let key = keyAtTop(undefined);
  for (let made = 0; made < 5000; made++) {
    const next = keyAtTop(key);
    expect(next > key).toBe(true);
    key = next;
  }
  expect(key.length).toBeLessThan(8);
  expect(keyAtTop("a4")).toBe("a5V");
});
