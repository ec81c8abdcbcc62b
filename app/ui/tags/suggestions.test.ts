import { expect, it } from "vitest";
import { suggestionsFor, withComma, withName } from "./suggestions.ts";

const tags = ["Riso", "Paper cuts", "Cut paper", "Ink"].map((name, count) => ({
  slug: name.toLowerCase(),
  name,
  count,
}));
const names = (text: string, caret = text.length) =>
  suggestionsFor(tags, text, caret).map(({ name }) => name);

it("suggests what holds the typed letters, what begins with them first, and nothing that is there", () => {
  expect(names("ink, PAP")).toEqual(["Paper cuts", "Cut paper"]);
  expect(names("cut paper, cu")).toEqual(["Paper cuts"]);
  expect(names("#ri")).toEqual(["Riso"]);
  expect(names("riso")).toEqual([]);
  expect(names("ri, ink", 2)).toEqual(["Riso"]);
  expect(names("riso, ")).toEqual(["Ink", "Cut paper", "Paper cuts"]);
});

it("puts the chosen name where the typed one was", () => {
  expect(withName("ink, pap", 8, "Paper cuts")).toBe("ink, Paper cuts, ");
  expect(withName("ri, ink", 2, "Riso")).toBe("Riso, ink");
  expect(withName("", 0, "Riso")).toBe("Riso, ");
});

it("ends a name by a comma once", () => {
  expect(["riso", "riso, ", "", "riso ,ink"].map(withComma)).toEqual(["riso, ", "riso, ", "", "riso ,ink, "]);
});
