import { describe, expect, it } from "vitest";
import { startAutosave, type Target } from "@toadstool/markdown-editor/saving";
import { emptyText } from "./editor-text.ts";
import { savedWords } from "./autosave-words.ts";
import { isSaveKey } from "./use-save-key.ts";

const of = (kind: "draft" | "post", edits: number) => {
  const target: Target = { kind, id: "a", version: 1 };
  return { ...startAutosave(target, emptyText), edits };
};

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

  it("never claims of a post that its readers see the change", () => {
    expect(savedWords(of("post", 1), true)).toMatch(/^Kept on this device\..*Update post/);
    expect(savedWords(of("post", 1), false)).toMatch(/^Not saved/);
  });

  it("leaves a draft's status to say that it is saved", () => {
    expect(savedWords(of("draft", 1), true)).toBe("");
    expect(savedWords(of("draft", 0), true)).toBe("Nothing to save: the text has not changed.");
    expect(savedWords(of("post", 0), true)).toBe("Nothing to save: the text has not changed.");
  });
});
