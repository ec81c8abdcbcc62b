import { expect, it } from "vitest";
import { createRenderer } from "../renderer.ts";
import { fillPlaceholders, replaceMedia } from "./index.ts";

const render = createRenderer({ placeholders: { print: "name" } });
const html = (markdown: string) => render(markdown).html;

it("placeholders are filled in with what the directive names, by its slug and its title", () => {
  const shown = fillPlaceholders(html('::print{name="moth" title="The <b> visitor"}'), "print", (found) =>
    JSON.stringify(found),
  );
  expect(JSON.parse(shown)).toEqual({ slug: "moth", title: "The &lt;b&gt; visitor" });
});

it("a directive that names nothing stays as it was typed", () => {
  expect(fillPlaceholders(html('::print{name="newt"}'), "print", () => null)).toBe(
    '<p>::print{name="newt"}</p>',
  );
  for (const typed of ['::print{name="../moth"}', "::print", '::other{name="moth"}'])
    expect(fillPlaceholders(html(typed), "print", () => "filled")).not.toContain("filled");
});

it("media are replaced by name and attributes, and stay where nothing replaces them", () => {
  const written = html('![A "toad" > b](/media/a)\n\nin ![](/media/b) a line, `<img src="/media/c">`');
  const seen: unknown[] = [];
  expect(
    replaceMedia(written, ({ name, attributes: { src, alt }, isAlone }) => {
      seen.push([name, src, alt, isAlone]);
      return null;
    }),
  ).toBe(written);
  expect(seen).toEqual([
    ["img", "/media/a", 'A "toad" > b', true],
    ["img", "/media/b", "", false],
  ]);
});

it("a block takes the place of its paragraph, and everything else is within it", () => {
  const written = html("![](/media/a)");
  expect(replaceMedia(written, () => "<figure>a</figure>")).toBe("<figure>a</figure>");
  expect(replaceMedia(written, () => "<picture>a</picture>")).toBe("<p><picture>a</picture></p>");
});
