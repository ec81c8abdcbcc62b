import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { proofs } from "#testing/proofs/proofs.ts";
import { root } from "../local/processes.ts";

const names = proofs.map(({ name }) => name);
const read = (file: string) => readFileSync(join(root, file), "utf8");

describe("every proof", () => {
  it("has a name of its own, and a script that is there", () => {
    expect(new Set(names).size).toBe(names.length);
    expect(proofs.filter(({ command: [script] }) => !existsSync(join(root, script)))).toEqual([]);
  });

  it("is named in docs/proofs.md, by its command and in the table of the last run", () => {
    const page = read("docs/proofs.md");
    expect(names.filter((name) => !new RegExp(`npm run proof -- ${name}[\` ]`).test(page))).toEqual([]);
    expect(names.filter((name) => !page.includes(`| \`${name}\``))).toEqual([]);
  });

  it("that a document or a source names is there", () => {
    const files = globSync("{*.md,docs/**/*.md,{scripts,testing,studio}/**/*.ts}", { cwd: root });
    const unknown = files.flatMap((file) =>
      [...read(file).matchAll(/npm run proof -- ([a-z][a-z-]*)/g)]
        .map(([, name = ""]) => ({ file, name }))
        .filter(({ name }) => !names.includes(name)),
    );
    expect(unknown).toEqual([]);
  });
});
