import { expect, it } from "vitest";
import { mendAddresses } from "./mend-addresses.ts";

it("takes escapes out of bare addresses, and reports each", () => {
  const text = String.raw`See https://people.example.edu/\~ann/, *www.example.org/Foo\_(bar)*
and https://video.example/?v=abc\_def\&t=10s.`;
  expect(mendAddresses(text)).toEqual({
    markdown: `See https://people.example.edu/~ann/, *www.example.org/Foo_(bar)*
and https://video.example/?v=abc_def&t=10s.`,
    changes: [
      { before: String.raw`https://people.example.edu/\~ann/`, after: "https://people.example.edu/~ann/" },
      { before: String.raw`www.example.org/Foo\_(bar)`, after: "www.example.org/Foo_(bar)" },
      {
        before: String.raw`https://video.example/?v=abc\_def\&t=10s`,
        after: "https://video.example/?v=abc_def&t=10s",
      },
    ],
  });
});

it("puts an address that ends with a mark between brackets", () => {
  expect(mendAddresses(String.raw`https://example.org/a\_ b`).markdown).toBe("<https://example.org/a_> b");
});

it.each([
  String.raw`Code: ${"`"}https://example.org/\~ann${"`"}, and [words](https://example.org/a\_b), <https://example.org/\~>`,
  "```\nhttps://example.org/\\~ann\n```",
  String.raw`| a |
|---|
| https://example.org/a\|b |`,
  String.raw`Words with \*stars\* and https://example.org/~ann`,
])("leaves everything else as it is: %s", (text) => {
  expect(mendAddresses(text)).toEqual({ markdown: text, changes: [] });
});
