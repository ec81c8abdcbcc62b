import { describe, expect, it } from "vitest";
import { themes } from "#domain/profile/themes.ts";
import { coloursOf, contrast } from "../../scripts/fresh/theme.ts";

/** Colours that carry words, and those that only mark something. WCAG 2.2: 1.4.3 and 1.4.11. */
const words = ["text", "text-soft", "accent", "accent-hover", "accent-light", "danger", "success"];
const marks = ["focus", "border-strong"];
const surfaces = ["surface", "surface-raised", "surface-sunk"];

const pairs = [
  ...surfaces.flatMap((surface) => words.map((word) => [word, surface, 4.5] as const)),
  ...surfaces.flatMap((surface) => marks.map((mark) => [mark, surface, 3] as const)),
  ...["accent", "accent-hover", "accent-light"].map((fill) => ["on-accent", fill, 4.5] as const),
  ["on-danger", "danger", 4.5] as const,
  ["text", "accent-wash", 4.5] as const,
  ["text", "selection", 4.5] as const,
  ["on-paper", "paper", 4.5] as const,
];

describe.each(themes)("the theme $name", ({ name }) => {
  const colours = coloursOf(name);

  it.each(pairs)("keeps %s readable on %s (%d to 1)", (front, back, least) => {
    expect(contrast(colours[front] ?? "", colours[back] ?? "")).toBeGreaterThanOrEqual(least);
  });
});
