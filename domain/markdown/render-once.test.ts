import { expect, it } from "vitest";
import { renderOnce } from "./render-once.server.ts";
import { renderMarkdown } from "./render.server.ts";

it("renders as the renderer does, also after many long texts have pushed a text out", () => {
  const text = "A *toad* in a pond.";
  expect(renderOnce(text)).toBe(renderMarkdown(text));
  expect(renderOnce(text)).toBe(renderMarkdown(text));
  for (let n = 0; n < 5; n++) renderOnce(`${n} ${"a".repeat(500_000)}`);
  expect(renderOnce(text)).toBe(renderMarkdown(text));
});
