import { expect, it } from "vitest";
import { filledChips } from "./filled-chips.ts";

it("leaves out filters without results, except for the active one", () => {
  const counts: Record<string, number> = { prints: 2, films: 0, sounds: 0 };
  const shown = (current: string) =>
    filledChips(
      Object.keys(counts),
      (name) => counts[name] ?? 0,
      (name) => name === current,
    );
  expect(shown("prints")).toEqual(["prints"]);
  expect(shown("sounds")).toEqual(["prints", "sounds"]);
});
