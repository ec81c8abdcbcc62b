import { expect, it } from "vitest";
import { anotherSheet, choiceOf, pulledBy, suggestionOf, withInk } from "./press.ts";
import { press } from "#studio/press.ts";

const sheet = { seed: 7, paper: null, inks: null };

it("finds the papers and inks that a sheet names, in the sheet’s order", () => {
  expect(choiceOf(press, { ...sheet, paper: "g", inks: "cb" })).toEqual({
    paper: { name: "Grey", colour: "#dddddd" },
    inks: [
      { name: "Coral", colour: "#ff7a5c" },
      { name: "Blue", colour: "#2743b5" },
    ],
  });
  expect(choiceOf(press, sheet)).toEqual({});
});

it("prints nothing in an ink, or on a paper, that the studio has not", () => {
  expect(choiceOf(press, { ...sheet, inks: "bz" })).toBeNull();
  expect(choiceOf(press, { ...sheet, paper: "z" })).toBeNull();
});

it("suggests what the studio has, the same for the same seed", () => {
  const sets = Array.from({ length: 40 }, (_, seed) => suggestionOf(press, seed * 104_729));
  for (const suggested of sets) expect(choiceOf(press, { ...sheet, ...suggested })?.inks?.length).toBe(2);
  expect(new Set(sets.map(({ inks }) => inks)).size).toBe(2);
  expect(suggestionOf(press, 4_294_967_295)).toEqual(suggestionOf(press, 4_294_967_295));
});

it("puts inks in and takes them out; the fifth goes on the last drum", () => {
  expect(withInk("vp", "y")).toBe("vpy");
  expect(withInk("vpy", "p")).toBe("vy");
  expect(withInk("vpyt", "o")).toBe("vpyo");
  expect(withInk("", "o")).toBe("o");
});

it("leads to another sheet in inks that go together", () => {
  expect(anotherSheet("snakes", press, () => 0.5)).toMatch(
    /^\/art\/series\/snakes\?seed=2147483648&paper=[wg]&inks=b[cy]$/,
  );
});

it.each([
  ["pull=1&paper=g&ink=c&ink=b", { seed: 0, paper: "g", inks: "cb" }],
  ["pull=1&paper=g&ink=c&seed=7", { seed: 7, paper: "g", inks: "c" }],
  ["pull=1&ink=z&ink=b&ink=b&paper=zz&seed=cat", { seed: 0, paper: "w", inks: "b" }],
  ["pull=1", { seed: 0, paper: "w", inks: "bc" }],
])("takes a press pulled as a form: %s", (query, sheet) => {
  expect(pulledBy(new URLSearchParams(query), press, () => 0)).toEqual(sheet);
});
