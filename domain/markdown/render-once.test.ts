import { beforeEach, expect, it, vi } from "vitest";
import { renderOnce } from "./render-once.server.ts";
import { renderMarkdown } from "./render.server.ts";

const text = "A *toad* in a pond.";
/** As it is; to render as much takes seconds. */
const long = (n: number) => `${n} ${"a".repeat(500_000)}`;

vi.mock(import("./render.server.ts"), async (original) => {
  const real = await original();
  const render = (markdown: string) => (markdown.length > 1000 ? markdown : real.renderMarkdown(markdown));
  return { ...real, renderMarkdown: vi.fn<typeof render>(render) };
});
const rendering = vi.mocked(renderMarkdown);

beforeEach(() => void rendering.mockClear());

it("renders a text as the renderer does, and once", () => {
  expect([renderOnce(text), renderOnce(text)]).toEqual([renderMarkdown(text), renderMarkdown(text)]);
  expect(rendering).toHaveBeenCalledTimes(3);
});

it("renders again what many long texts have pushed out", () => {
  const html = renderOnce(text);
  for (let n = 0; n < 3; n++) renderOnce(long(n));
  rendering.mockClear();
  expect(renderOnce(text)).toBe(html);
  expect(rendering).not.toHaveBeenCalled();
  renderOnce(long(3));
  rendering.mockClear();
  expect(renderOnce(text)).toBe(html);
  expect(rendering).toHaveBeenCalledOnce();
});
