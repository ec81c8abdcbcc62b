import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Look } from "./draw.ts";

/** A theme's colours as `#rrggbb` or `#rgb`, by the names of their custom properties without the dashes before them. */
type Colours = Record<string, string>;

const sheets = ["tokens.css", "themes.css"].map((sheet) =>
  resolve(import.meta.dirname, "../../app/styles", sheet),
);

/** Contrast of words with what is behind them: WCAG 2.2, 1.4.3. */
const readable = 4.5;

/** The colours that a theme of app/styles is written with. */
export function coloursOf(theme: string): Colours {
  const text = sheets.map((sheet) => readFileSync(sheet, "utf8")).join("");
  const block = new RegExp(`\\[data-theme="${theme}"\\] \\{([^}]*)\\}`).exec(text)?.[1] ?? "";
  return Object.fromEntries(
    [...block.matchAll(/--([\w-]+): (#\w+);/g)].map(([, name, colour]) => [name, colour]),
  );
}

/** What of a theme is another colour in these inks. The accent is the ink in front, as much lighter or darker as words in it have to be. */
export function inked(theme: Colours, { front, behind }: Look["inks"]): Colours {
  const { text = "#ffffff", surface = "#000000" } = theme;
  const surfaces = ["surface", "surface-raised", "surface-sunk"].map((name) => theme[name] ?? surface);
  const isDark = luminance(text) > luminance(surface);
  const stronger = (colour: string, isWanted: (colour: string) => boolean) =>
    firstOf((step) => relit(colour, step * (isDark ? 1 : -1)), isWanted);
  const least = (colour: string) => Math.min(...surfaces.map((each) => contrast(colour, each)));
  const accent = stronger(front, (colour) => least(colour) >= readable);
  const tint = (share: number) =>
    firstOf(
      (step) => mixed(surface, front, share * (1 - step)),
      (colour) => contrast(text, colour) >= readable,
    );
  return {
    accent,
    "accent-hover": stronger(accent, (colour) => least(colour) >= least(accent) * 1.35),
    "accent-light": stronger(accent, (colour) => least(colour) >= least(accent) * 1.7),
    "accent-wash": tint(0.22),
    selection: tint(0.5),
    "ink-violet": front,
    "ink-pink": behind,
  };
}

/** The style sheet of a studio whose themes are printed in its inks. */
export function brandSheet(inks: Look["inks"]): string {
  const rules = ["default", "paper"].map((theme) => {
    const lines = Object.entries(inked(coloursOf(theme), inks)).map(
      ([name, colour]) => `  --${name}: ${colour};\n`,
    );
    return `[data-theme="${theme}"] {\n${lines.join("")}}\n`;
  });
  return `/* Your inks, in the themes. Any property of app/styles/tokens.css may be another one here. */\n${rules.join("\n").replace("[data", ":root,\n[data")}`;
}

/** The first of a hundred steps, 0 to 1, that is as wanted; the last one where none is. */
function firstOf(colourAt: (step: number) => string, isWanted: (colour: string) => boolean): string {
  const colours = Array.from({ length: 101 }, (_, step) => colourAt(step / 100));
  return colours.find(isWanted) ?? (colours.at(-1) as string);
}

/** As much lighter as `by` says, 1 is white, or darker, -1 is black: as vivid as before. */
function relit(colour: string, by: number): string {
  const parts = channels(colour).map((part) => part / 255);
  const [most, fewest] = [Math.max(...parts), Math.min(...parts)];
  const light = (most + fewest) / 2;
  const wanted = by > 0 ? light + (1 - light) * by : light * (1 + by);
  const span = (at: number) => 1 - Math.abs(2 * at - 1);
  const vivid = span(light) === 0 ? 0 : span(wanted) / span(light);
  return hex(parts.map((part) => (wanted + (part - light) * vivid) * 255));
}

function mixed(one: string, other: string, share: number): string {
  const [from, to] = [channels(one), channels(other)];
  return hex(from.map((part, at) => part + ((to[at] ?? part) - part) * share));
}

const hex = (parts: readonly number[]) =>
  `#${parts.map((part) => Math.round(part).toString(16).padStart(2, "0")).join("")}`;

function channels(colour: string): number[] {
  const long = colour.length === 4 ? colour.replaceAll(/[^#]/g, "$&$&") : colour;
  return [1, 3, 5].map((start) => Number.parseInt(long.slice(start, start + 2), 16));
}

/** WCAG 2.2's contrast ratio, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colour)
    .map((part) => part / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
