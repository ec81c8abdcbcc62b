import { expect, test } from "vitest";
import { keysForReaders, keysInWords, shortcuts } from "./shortcuts.ts";

test("keys are written as they are on a keyboard", () => {
  expect(keysInWords("Mod-Shift-x", false)).toBe("Ctrl+Shift+X");
  expect(keysInWords("Mod-Shift-x", true)).toBe("⇧⌘X");
  expect(keysInWords("Mod-Alt-2", true)).toBe("⌥⌘2");
  expect(keysForReaders("Mod-Alt-2", false)).toBe("Control+Alt+2");
  expect(keysForReaders("Mod-b", true)).toBe("Meta+B");
});

test("no two things have the same keys", () => {
  const all = Object.values(shortcuts).flat();
  expect(new Set(all).size).toBe(all.length);
});
