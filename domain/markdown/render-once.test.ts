import { expect, it, vi } from "vitest";
import { renderOnce } from "./render-once.server.ts";
import { renderMarkdown } from "./render.server.ts";

const text = "A *toad* in a pond.";
/** As it is: to render as much takes seconds. */
const asItIs = (markdown: string) => markdown;
const long = (n: number) => renderOnce(`${n} ${"a".repeat(500_000)}`, "en", asItIs);

it("renders a text as the renderer does, and once, until many long texts have pushed it out", async () => {
  const render = vi.fn<typeof renderMarkdown>(renderMarkdown);
  const html = renderMarkdown(text);
  // oxlint-disable no-await-in-loop -- one after the other
  for (let n = 0; n < 3; n++) await long(n);
  expect([await renderOnce(text, "en", render), await renderOnce(text, "en", render)]).toEqual([html, html]);
  for (let n = 3; n < 6; n++) await long(n);
  expect(await renderOnce(text, "en", render)).toBe(html);
  expect(render).toHaveBeenCalledOnce();
  await long(6);
  expect(await renderOnce(text, "en", render)).toBe(html);
  expect(render).toHaveBeenCalledTimes(2);
});
