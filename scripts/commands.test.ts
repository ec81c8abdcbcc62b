import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import packageJson from "../package.json" with { type: "json" };
import { benches } from "./bench/benches.ts";

const root = join(import.meta.dirname, "..");
const scripts = packageJson.scripts as Record<string, string>;
const front = ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "docs/deploy.md", "docs/glossary.md"];
const documents = [...front, ...globSync("docs/**/*.md", { cwd: root })];
const named = (pattern: RegExp) =>
  documents.flatMap((file) =>
    [...readFileSync(join(root, file), "utf8").matchAll(pattern)].map(([, name = ""]) => ({ file, name })),
  );

describe("the commands of README and docs", () => {
  it("run on the Node they ask for: none starts a TypeScript file by `node`", () => {
    expect(named(/\b(node (?!scripts\/installed\.mjs)\S+\.ts)\b/g)).toEqual([]);
  });

  it("are in package.json", () => {
    const commands = named(/npm run ([\w:-]+)/g);
    expect(commands.length).toBeGreaterThan(15);
    expect(commands.filter(({ name }) => !(name in scripts))).toEqual([]);
  });

  it("start the project's own Node, with files that are there", () => {
    const { postinstall: _, ...started } = scripts;
    const ours = Object.values(started).filter((command) => command.includes("scripts/"));
    for (const command of ours) {
      const [, file = ""] =
        /^node scripts\/installed\.mjs ((?:scripts|studio|testing)\/\S+\.ts)/.exec(command) ?? [];
      expect({ command, isThere: file !== "" && existsSync(join(root, file)) }).toEqual({
        command,
        isThere: true,
      });
    }
  });
});

describe("every bench", () => {
  const names = Object.keys(benches);

  it("is a file of scripts/bench/ that says how to run it", () => {
    for (const name of names)
      expect(readFileSync(join(root, `scripts/bench/${name}.ts`), "utf8")).toContain(
        `npm run bench -- ${name}`,
      );
  });

  it("that a document names is there", () => {
    const unknown = named(/npm run bench -- ([a-z][a-z-]*)/g).filter(({ name }) => !names.includes(name));
    expect(unknown).toEqual([]);
  });
});

describe("the documents for newcomers", () => {
  const files = [...new Set([...front, ...globSync("docs/manual/*.md", { cwd: root })])];
  const isThere = (file: string, path: string) => existsSync(join(root, dirname(file), path));

  it("name files and folders that are there", () => {
    const places = /`((?:app|db|docs|domain|packages|public|scripts|testing|workers)\/[\w./-]*)`/g;
    const gone = files.flatMap((file) =>
      [...readFileSync(join(root, file), "utf8").matchAll(places)]
        .map(([, place = ""]) => ({ file, place }))
        .filter(({ place }) => !existsSync(join(root, place))),
    );
    expect(gone).toEqual([]);
  });

  it("link to files that are there", () => {
    const gone = files.flatMap((file) =>
      [...readFileSync(join(root, file), "utf8").matchAll(/\]\((?!https?:|\/)([^)#]+)/g)]
        .map(([, path = ""]) => ({ file, path }))
        .filter(({ path }) => !isThere(file, path)),
    );
    expect(gone).toEqual([]);
  });
});
