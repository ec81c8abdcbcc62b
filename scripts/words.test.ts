import { expect, it } from "vitest";
import { english } from "#domain/words/catalogues/en.ts";
import { builtLanguages } from "./local/catalogue-files.ts";
import { emptyCatalogue, faultsOfCatalogue, lookAtCatalogue } from "./words/catalogue.ts";

it.each(["en", ...builtLanguages])(
  "the catalogue of %s is complete and without a fault",
  async (language) => {
    expect(await lookAtCatalogue(language)).toEqual([]);
  },
);

it("a catalogue’s missing and empty messages are named, and so are its faults", () => {
  const { portfolio: _, ...others } = english;
  expect(faultsOfCatalogue({ ...others, notes: { ...english.notes, lead: "" }, blgo: "x" }, "de")).toEqual([
    "blgo: There is no such message.",
    "notes.lead: It is empty.",
    ...Object.entries(english.portfolio).map(
      ([name, text]) => `portfolio.${name}: It is missing. English: ${text}`,
    ),
  ]);
});

it("a new catalogue has every message as a comment", () => {
  const file = emptyCatalogue("cy");
  expect(file).toContain("* Welsh. A native speaker has read it: no.");
  expect(file).toContain('  blog: {\n    // description: "What is new');
});
