import { expect, it } from "vitest";
import { markdownOf } from "./copy-address.tsx";

const id = "abcdefghijklmnop";

it("names a picture with its alt text, whose brackets stay words", () => {
  expect(markdownOf({ id, kind: "picture", name: "Frog", alt: "A frog [green]" })).toBe(
    "![A frog \\[green\\]](/media/abcdefghijklmnop)",
  );
});

it("names films and sounds as players with a title", () => {
  expect(markdownOf({ id, kind: "video", name: 'The "pond"', alt: "" })).toBe(
    '::video{src="/media/abcdefghijklmnop" title="The \'pond\'"}',
  );
  expect(markdownOf({ id, kind: "audio", name: "Rain", alt: "" })).toBe(
    '::audio{src="/media/abcdefghijklmnop" title="Rain"}',
  );
});
