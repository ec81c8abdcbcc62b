import { describe, expect, it } from "vitest";
import { jargonIn } from "../scripts/lint/jargon.ts";

describe("words that a person reads", () => {
  it.each([
    ["Nobody has confirmed a subscription yet.", ["Nobody"]],
    ["Something above has to be mended first.", ["mended"]],
    ["What it shows, for who cannot see it.", ["for who"]],
    ["Your text stands below, untouched.", ["stands below"]],
    ["The toad did not arrive.", ["did not arrive"]],
  ])("hold jargon: %s", (text, found) => {
    expect(jargonIn(text)).toEqual(found);
  });

  it.each([
    "There are no confirmed subscribers yet.",
    "Describe the picture for people who cannot see it.",
    "Your text is below, unchanged.",
    "Rows of `somebody` in code",
  ])("are plain: %s", (text) => {
    expect(jargonIn(text)).toEqual([]);
  });
});
