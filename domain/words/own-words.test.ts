import { expect, it } from "vitest";
import { changeWords, ownMessages } from "./own-words.ts";
import { lay, type WordLayers } from "./words.ts";

const layers = {
  de: { blog: { search: "Papier" } },
  en: { art: { lead: "Prints.", aside: "Wet ones." } },
} as WordLayers;
const below = { "art.lead": "Works.", "art.aside": "Newest first.", "notes.lead": "Short ones." };
const change = (written: Record<string, string>, language = "en-GB") =>
  changeWords(layers, { language, below, written });

it("a language’s own words are those of all its regions, under those of its own", () => {
  const both = { ...layers, "en-GB": { art: { lead: "Colour." } } } as WordLayers;
  expect(ownMessages(both, "en-GB")).toEqual({ "art.lead": "Colour.", "art.aside": "Wet ones." });
  expect(ownMessages(both, "ja")).toEqual({});
});

it("only what differs from the catalogue is kept, beside what was not written anew and other languages", () => {
  expect(change({ "art.lead": "", "notes.lead": "Shouts." })).toEqual({
    de: layers.de,
    en: { art: { aside: "Wet ones." }, notes: { lead: "Shouts." } },
  });
  expect(change({ "art.lead": "Works.", "art.aside": "" })).toEqual({ de: layers.de });
  expect(change({ "notes.lead": "Tanka." }, "ja")).toEqual({ ...layers, ja: { notes: { lead: "Tanka." } } });
});

it("what a region says goes from all layers of its language at once", () => {
  const both = { ...layers, "en-GB": { art: { lead: "Colour." } } } as WordLayers;
  expect(changeWords(both, { language: "en-GB", below, written: { "art.lead": "" } })).toEqual({
    de: layers.de,
    en: { art: { aside: "Wet ones." } },
  });
});

it("a message does not lie over a group, nor a group over a message", () => {
  expect(
    lay({ lost: { title: "Lost" }, name: "Name" }, { lost: "Old", name: { a: "b" }, more: "More" }),
  ).toEqual({
    lost: { title: "Lost" },
    name: "Name",
    more: "More",
  });
});
