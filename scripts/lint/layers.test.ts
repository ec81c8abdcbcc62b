import { globSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, it } from "vitest";

const root = resolve(import.meta.dirname, "../..");

it("every module that adds to the layer of parts says first that it comes after the base, wherever the build puts it", () => {
  const firstLayers = globSync("{app,packages,studio}/**/*.module.css", { cwd: root }).flatMap((sheet) => {
    const styles = readFileSync(join(root, sheet), "utf8");
    return /@layer parts\b/.test(styles) ? [[sheet, /@layer [^{;]+[;{]/.exec(styles)?.[0]]] : [];
  });
  expect(firstLayers).toEqual(firstLayers.map(([sheet]) => [sheet, "@layer base, parts;"]));
  expect(firstLayers).not.toEqual([]);
});
