import postcss from "postcss";
import { expect, it } from "vitest";
import { followSystem } from "./follow-system.ts";

const written = (css: string) =>
  postcss([followSystem()])
    .process(css, { from: undefined })
    .css.replaceAll(/\s*([{}])\s*/g, "$1");

it("a theme’s rule is written for the reader’s system, too, and once", () => {
  expect(written('[data-theme="paper"] { --text: #221a35 }')).toBe(
    '[data-theme="paper"]{--text: #221a35}@media (prefers-color-scheme: light){[data-theme="system"]:where([data-light="paper"]){--text: #221a35}}',
  );
});

it("of several selectors, those that name the theme", () => {
  expect(written('.dark, [data-theme="default"] { --text: #fff }')).toBe(
    '.dark, [data-theme="default"]{--text: #fff}@media (prefers-color-scheme: dark){[data-theme="system"]:where([data-dark="default"]){--text: #fff}}',
  );
});

it("not where the document’s root has it anyway", () => {
  const css = ':root, [data-theme="default"]{--text: #fff}';
  expect(written(css)).toBe(css);
});

it("other rules stay as they are", () => {
  const css = "[data-theme]{--grain: none}";
  expect(written(css)).toBe(css);
});
