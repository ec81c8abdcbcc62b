import { describe, expect, it } from "vitest";
import { startAutosave, type Target } from "@toadstool/markdown-editor/saving";
import { emptyText } from "./editor-text.ts";
import { savedWords } from "./saved-words.ts";

const of = (kind: "draft" | "post", edits: number) => {
  const target: Target = { kind, id: "a", version: 1 };
  return { ...startAutosave(target, emptyText), edits };
};

describe("the words after the save key", () => {
  it("never claim of a post that its readers see the change", () => {
    expect(savedWords(of("post", 1), true)).toMatch(/^Kept on this device\..*Update post/);
    expect(savedWords(of("post", 1), false)).toMatch(/^Not saved/);
  });

  it("leave a draft's status to say that it is saved", () => {
    expect(savedWords(of("draft", 1), true)).toBe("");
    expect(savedWords(of("draft", 0), true)).toBe("Nothing to save: the text has not changed.");
    expect(savedWords(of("post", 0), true)).toBe("Nothing to save: the text has not changed.");
  });
});
