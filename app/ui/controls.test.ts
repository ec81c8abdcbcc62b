import { dirname } from "node:path";
import { expect, it } from "vitest";
import { readSources } from "#testing/sources.ts";

const sheets = readSources("{app,packages,studio}/**/*.css");
const engine = Object.entries(readSources("app/**/*.css")).filter(([file]) => file !== "app/ui/controls.css");

it("boxes, knobs and lists are drawn in one place, and tinted nowhere else", () => {
  const tinted = engine
    .filter(([, css]) => /accent-color:|appearance: (?!none)/.test(css))
    .map(([file]) => file);
  expect(tinted).toEqual([]);
});

it("no list to choose from loses its arrow to a background of its own", () => {
  const lists = Object.entries(sheets).flatMap(([file, css]) =>
    [...css.matchAll(/([^{}]*\bselect\b[^{}]*)\{([^}]*)\}/g)]
      .filter(([, , rules]) => /(^|\s)background:/.test(rules ?? ""))
      .map(([, selector]) => `${file}: ${selector?.trim()}`),
  );
  expect(lists.filter((each) => !each.startsWith("app/ui/controls.css:"))).toEqual([]);
});

it("every folder with such controls imports their stylesheet; the owner’s pages have it from their layout", () => {
  const files = Object.entries(readSources("{app,studio}/**/*.tsx"));
  const folders = (isAny: (code: string) => boolean) =>
    new Set(files.flatMap(([file, code]) => (isAny(code) ? [dirname(file)] : [])));
  const bringing = folders((code) => code.includes('import "#app/ui/controls.css"'));
  const using = [...folders((code) => /type="(checkbox|radio|range)"|<select/.test(code))];
  const isOwners = (folder: string) => /^app\/(routes\/admin|ui\/(frame|list|uploads))/.test(folder);
  expect(using.filter((folder) => !isOwners(folder) && !bringing.has(folder))).toEqual([]);
});
