import { describe, expect, it } from "vitest";
import { themes } from "#domain/profile/appearance.ts";
import tokens from "./tokens.css?raw";

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

describe.each(themes)("the theme $label", ({ name }) => {
  const colours = coloursOf(name);

  it.each(pairs)("keeps %s readable on %s (%d to 1)", (front, back, least) => {
    expect(contrast(colours[front] ?? "", colours[back] ?? "")).toBeGreaterThanOrEqual(least);
  });
});

function coloursOf(theme: string): Record<string, string> {
  const block = new RegExp(`\\[data-theme="${theme}"\\] \\{([^}]*)\\}`).exec(tokens)?.[1] ?? "";
  return Object.fromEntries(
    [...block.matchAll(/--([\w-]+): (#\w+);/g)].map(([, name, colour]) => [name, colour]),
  );
}

/** WCAG 2.2's contrast ratio, 1 to 21. */
function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const long = hex.length === 4 ? hex.slice(1).replaceAll(/./g, "$&$&") : hex.slice(1);
  const [red = 0, green = 0, blue = 0] = [0, 2, 4]
    .map((start) => Number.parseInt(long.slice(start, start + 2), 16) / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
