import { describe, expect, it } from "vitest";
import { idiomsIn } from "../scripts/lint/idioms.ts";

describe("a comment", () => {
  it.each([
    ["A token that nobody can show again.", ["nobody"]],
    ["Whoever holds it may send the token.", ["Whoever"]],
    ["The provider tells the site; otherwise the owner is told.", ["tells", "told"]],
    ["Every other tab hears of it.", ["hears of"]],
    ["The bar in one sentence, for who cannot see it.", ["for who"]],
    ["Who never confirmed was never a reader.", ["Who"]],
    ["Its words stand beside it; the text as it stands.", ["stand beside", "as it stands"]],
    ["*\n * Leads to it for\n * good.", ["for good"]],
  ])("holds idioms: %s", (comment, found) => {
    expect(idiomsIn(comment)).toEqual(found);
  });

  it.each([
    "The token itself, which cannot be shown again.",
    "Readers who never confirmed; people who cannot see the picture.",
    "The type of `nobody` is an identifier, not a word.",
    'The answer "nobody" is quoted.',
    "A stand-in for the mail server.",
  ])("is plain: %s", (comment) => {
    expect(idiomsIn(comment)).toEqual([]);
  });
});
