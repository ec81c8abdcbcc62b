import { describe, expect, it } from "vitest";
import type { BulkChange } from "#domain/bulk/bulk-change.ts";
import { bulkWords } from "./bulk-words.ts";

const change = (changes: Partial<BulkChange>): BulkChange => ({
  id: "a",
  act: "delete",
  tagName: "",
  chosen: 12,
  posts: 12,
  drafts: 0,
  undone: null,
  ...changes,
});

describe("the words for what was done to many texts", () => {
  it.each<[Partial<BulkChange>, string]>([
    [{}, "12 posts are in the trash, and stay there for 30 days."],
    [{ posts: 0, drafts: 1 }, "1 draft is in the trash, and stays there for 30 days."],
    [{ undone: 12 }, "Undone: 12 posts are as before."],
    [{ undone: 11 }, "Undone for 11 of 12 texts: the others have changed since."],
    [{ act: "restore", posts: 2, drafts: 1, chosen: 3 }, "2 posts and 1 draft are restored."],
    [
      { act: "restore", posts: 0, chosen: 1 },
      "No texts are restored. 1 text could not be: another post has that address by now.",
    ],
    [{ act: "add-tag", tagName: "riso" }, "12 posts have the tag “riso” now."],
    [{ act: "remove-tag", tagName: "riso" }, "The tag “riso” is removed from 12 posts."],
    [{ act: "remove-tag", posts: 0 }, "Nothing was changed: none has this tag."],
  ])("%o", (given, words) => {
    expect(bulkWords(change(given))).toBe(words);
  });
});
