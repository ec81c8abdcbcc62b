import { expect, it } from "vitest";
import { byName } from "./by-name.ts";

it.each([
  ["de", ["Öl", "Zebra", "apfel", "No 10", "No 9"], ["apfel", "No 9", "No 10", "Öl", "Zebra"]],
  ["sv", ["Öl", "Zebra", "apfel"], ["apfel", "Zebra", "Öl"]],
])("names are sorted as people of the language do: %s", (language, names, sorted) => {
  expect(
    names
      .map((name) => ({ name }))
      .toSorted(byName({ language }))
      .map(({ name }) => name),
  ).toEqual(sorted);
});
