import { describe, expect, it } from "vitest";
import { tabAfterKey } from "./tab-keys.ts";

describe("a key pressed on a tab", () => {
  it.each([
    ["ArrowRight", 0, "horizontal", 1],
    ["ArrowRight", 7, "horizontal", 0],
    ["ArrowLeft", 0, "horizontal", 7],
    ["ArrowDown", 3, "vertical", 4],
    ["ArrowUp", 0, "vertical", 7],
    ["Home", 5, "vertical", 0],
    ["End", 5, "horizontal", 7],
  ] as const)("%s on tab %i of eight in a %s list leads to %i", (key, at, orientation, to) => {
    expect(tabAfterKey(key, at, 8, orientation)).toBe(to);
  });

  it.each([
    ["ArrowDown", "horizontal"],
    ["ArrowLeft", "vertical"],
    ["Enter", "vertical"],
  ] as const)("%s leads nowhere in a %s list, and is left to the page", (key, orientation) => {
    expect(tabAfterKey(key, 2, 8, orientation)).toBeNull();
  });
});
