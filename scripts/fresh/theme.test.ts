import { describe, expect, it } from "vitest";
import { brandSheet, coloursOf, contrast, inked } from "./theme.ts";

const inks = ["#000000", "#ffffff", "#ffff00", "#2743b5", "#777777", "#00a896", "#8b0000"];
const pairs = inks.flatMap((front) => ["default", "paper"].map((theme) => [theme, front] as const));

describe("a theme in a studio’s inks", () => {
  it.each(pairs)("is read on every surface: %s in %s", (name, front) => {
    const theme = coloursOf(name);
    const colours = { ...theme, ...inked(theme, { front, behind: "#ff7a5c", paper: "#f5f0e6" }) };
    const least = (words: string, grounds: string[]) =>
      Math.min(...grounds.map((ground) => contrast(colours[words] ?? "", colours[ground] ?? "")));
    for (const words of ["accent", "accent-hover", "accent-light"]) {
      expect(least(words, ["surface", "surface-raised", "surface-sunk"])).toBeGreaterThanOrEqual(4.5);
      expect(least("on-accent", [words])).toBeGreaterThanOrEqual(4.5);
    }
    expect(least("text", ["accent-wash", "selection"])).toBeGreaterThanOrEqual(4.5);
  });

  it("is written for the theme that every reader begins with, and for the light one", () => {
    const sheet = brandSheet({ front: "#2743b5", behind: "#ff7a5c", paper: "#f5f0e6" });
    expect(sheet).toContain(':root,\n[data-theme="default"] {');
    expect(sheet).toContain('[data-theme="paper"] {');
    expect(sheet.match(/--ink-violet: #2743b5;/g)).toHaveLength(2);
  });
});
