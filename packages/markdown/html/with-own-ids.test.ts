import { expect, it } from "vitest";
import { createRenderer } from "../renderer.ts";
import { footnotesInPlace, withOwnIds } from "./index.ts";

const text = '# Moss\n\nA [way](/moss#id) to [it](#moss)[^1].\n\n[^1]: `id="a"`';
const ids = (html: string) => [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);

it("two articles with the same headings and footnotes share no id, and each leads within itself", () => {
  const html = footnotesInPlace(createRenderer()(text).html);
  const [one, two] = [withOwnIds(html, "one"), withOwnIds(html, "two")];
  expect(ids(html).length).toBeGreaterThan(3);
  expect(ids(one)).toEqual(ids(html).map((id) => `${id}-one`));
  expect(ids(one).filter((id) => ids(two).includes(id))).toEqual([]);
  expect(one).toContain('href="#moss-one"');
  expect(one).toContain('href="/moss#id"');
  expect(one).toContain('popovertarget="user-content-note-1-one"');
  expect(one).toContain('id="user-content-note-1-one"');
  expect(one).toContain('id="a"</code>');
});
