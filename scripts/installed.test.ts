import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";

const packages = {
  "node_modules/fold": { version: "1.0.0", integrity: "sha512-fold" },
  "node_modules/@toadstool/media": { resolved: "packages/media", link: true },
  "node_modules/for-another-system": { version: "1.0.0", integrity: "sha512-other", optional: true },
};
const { "node_modules/for-another-system": _, ...installed } = packages;
let root = "";

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "installed-"));
  for (const folder of ["scripts", "tools", "node_modules/.bin", ...Object.keys(installed)])
    mkdirSync(join(root, folder), { recursive: true });
  cpSync(join(import.meta.dirname, "installed.mjs"), join(root, "scripts/installed.mjs"));
  writeFileSync(join(root, "scripts/command.mjs"), `console.log("command");`);
  // In place of npm, which would ask the network.
  writeFileSync(join(root, "tools/npm"), "#!/bin/sh\necho npm $1\n", { mode: 0o755 });
  symlinkSync(process.execPath, join(root, "node_modules/.bin/node"));
  writeLock("package-lock.json", { "": { version: "0.2.0" }, ...packages });
  writeLock("node_modules/.package-lock.json", installed);
});

function writeLock(file: string, named: object): void {
  writeFileSync(join(root, file), JSON.stringify({ packages: named }));
}

/** What is run for a command, npm among it. */
function runs(): string[] {
  const env = { ...process.env, PATH: [join(root, "tools"), process.env.PATH].join(delimiter) };
  const args = ["scripts/installed.mjs", "scripts/command.mjs"];
  const lines = execFileSync(process.execPath, args, { cwd: root, env, encoding: "utf8" }).trim().split("\n");
  return lines.filter((line) => !line.startsWith("Installing"));
}

describe("a command", () => {
  it("installs nothing after `npm ci`, which leaves out the packages for other systems", () => {
    expect(runs()).toEqual(["command"]);
  });

  it("installs where nothing is there", () => {
    rmSync(join(root, "node_modules/.package-lock.json"));
    expect(runs()).toEqual(["npm ci", "command"]);
  });

  it("installs where package-lock.json names another version, or a package more", () => {
    writeLock("package-lock.json", { ...packages, "node_modules/fold": { version: "1.0.1" } });
    expect(runs()).toEqual(["npm ci", "command"]);
    writeLock("package-lock.json", { ...packages, "node_modules/more": { version: "1.0.0" } });
    expect(runs()).toEqual(["npm ci", "command"]);
  });

  it("installs where a package is gone", () => {
    rmSync(join(root, "node_modules/fold"), { recursive: true });
    expect(runs()).toEqual(["npm ci", "command"]);
  });
});
