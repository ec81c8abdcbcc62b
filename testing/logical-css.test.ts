import { expect, it } from "vitest";
import { list, parse } from "postcss";
import { readSources } from "./sources.ts";

/** Files that may name sides of the window, and why. */
const physical: Record<string, string> = {
  "app/routes/about/portrait.module.css": "plates of the portrait, shifted as its inks are",
  "app/routes/piece/piece-page.module.css": "space for shadows, which fall to the right in every language",
  "app/styles/picture.css": "the sign of a player is the same everywhere",
  "app/styles/prose.css": "columns of a Markdown table are aligned as they were typed",
  "app/ui/zine/zine-page.module.css": "space for shadows",
  "packages/elements/forms/chips.module.css": "a tick",
  "packages/elements/loupe/loupe.css": "placed by a script, in pixels of the window",
  "packages/stage/model/model-stage.module.css": "space for shadows",
  "packages/zine/view/turn/turn.module.css": "a leaf is turned in pixels of the window",
};

const sides = /(?:^|-)(?:left|right)(?:-|$)/;
const shorthand = /^(?:margin|padding|inset|scroll-margin|scroll-padding|border-(?:width|style|color))$/;

/** Declarations that stay where they are when the text runs from right to left. A half is in the middle of either. */
function physicalIn(css: string): string[] {
  const found: string[] = [];
  parse(css).walkDecls((declaration) => {
    const { prop, value } = declaration;
    const [, right, , left] = list.space(value);
    const isUneven = shorthand.test(prop) && left !== undefined && left !== right && left !== "50%";
    const isSide = !prop.startsWith("--") && sides.test(prop) && value !== "50%";
    const isAligned = /^(?:text-align|float|clear)$/.test(prop) && /^(?:left|right)$/.test(value);
    if (isUneven || isSide || isAligned) found.push(`${prop}: ${value}`);
  });
  return found;
}

it("sees what names a side", () => {
  const css = `a { margin-left: 1px; left: 0; padding: 0 1px 2px calc(1px + 2px); text-align: right; border-top-left-radius: 1px }
    b { margin-inline-start: 1px; left: 50%; padding: 0 1px 2px; text-align: end; inset: auto auto 0 50%; margin: 0 calc(1px + 2px) 0 calc(1px + 2px) }`;
  expect(physicalIn(css)).toHaveLength(5);
});

it("is laid out by logical properties, so that it is mirrored where text runs from right to left", () => {
  const sheets = readSources("app/**/*.css", "packages/**/*.css", "public/*.css", "testing/studio/**/*.css");
  const found = Object.entries(sheets).flatMap(([file, css]) =>
    physicalIn(css).map((declaration) => ({ file, declaration })),
  );
  expect(found.filter(({ file }) => !physical[file])).toEqual([]);
  expect(Object.keys(physical).filter((file) => !found.some((each) => each.file === file))).toEqual([]);
});
