import { expect, it } from "vitest";
import { endedNames, suggestionsFor } from "./suggestions.ts";

const tags = ["Riso", "Paper cuts", "Cut paper", "Ink"].map((name, count) => ({
  slug: name.toLowerCase(),
  name,
  count,
}));
const names = (chosen: string[], typed: string) =>
  suggestionsFor(tags, chosen, typed).map(({ name }) => name);

it("suggests what holds the typed letters, what begins with them first, and nothing that is there", () => {
  expect(names(["ink"], "PAP")).toEqual(["Paper cuts", "Cut paper"]);
  expect(names(["cut paper"], "cu")).toEqual(["Paper cuts"]);
  expect(names([], "#ri")).toEqual(["Riso"]);
  expect(names([], "riso")).toEqual([]);
  expect(names(["RISO"], "")).toEqual(["Ink", "Cut paper", "Paper cuts"]);
});

it("ends a name by a comma, of whatever script", () => {
  expect(endedNames("#Moss, ink、 pap")).toEqual({ names: ["Moss", "ink"], typing: "pap" });
  expect(endedNames("riso,")).toEqual({ names: ["riso"], typing: "" });
  expect(endedNames("riso ")).toEqual({ names: [], typing: "riso " });
});
