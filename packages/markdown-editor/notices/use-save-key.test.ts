import { describe, expect, it } from "vitest";
import { isSaveKey } from "./use-save-key.ts";

describe("the save key", () => {
  it("is Ctrl+S, on a Mac ⌘S, and no other", () => {
    const key = { key: "s", ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };
    expect(isSaveKey({ ...key, ctrlKey: true })).toBe(true);
    expect(isSaveKey({ ...key, metaKey: true, key: "S" })).toBe(true);
    for (const other of [
      {},
      { ctrlKey: true, shiftKey: true },
      { ctrlKey: true, altKey: true },
      { ctrlKey: true, key: "d" },
    ])
      expect(isSaveKey({ ...key, ...other })).toBe(false);
  });
});
