import { existsSync, readFileSync } from "node:fs";
import { basename, dirname, join, normalize } from "node:path";
import type { PageFiles } from "./page-files.ts";

const source = /\.(ts|tsx|mjs)$/;
const unitTest = /\.test\.tsx?$/;
/** The address in `import … from "x"`, `export … from "x"`, `import "x"` and `import("x")`. */
const imported = /(?:\bfrom|\bimport)\s*\(?\s*["']([^"'\n]+)["']/g;

/** An address of the site in a text, such as `"/admin/blog?page=2"`; a part that is filled in may be anything. */
const named = /["'`](\/(?:[^"'`\s?#$]|\$\{[^}]*\})*)/g;
/** The vocabulary of document tests: the whole Worker, which reaches everything. */
const vocabulary = "testing/document/";

/** `#domain/*` and the like, and the packages of this repository, with their folders. */
export type Folders = Record<string, string[]>;

interface Sources {
  /** Paths from the repository's root. */
  files: string[];
  read: (file: string) => string;
  folders: Folders;
  /** The files of the page at an address. */
  pageFiles: PageFiles;
}

/**
 * The tests that reach a changed file over the fewest imports, nearest first. A file that is not a module (a style
 * sheet, a text, a migration) is reached by the sources that name it. A document test reaches the pages whose addresses it
 * names, and by the Worker all others: that comes last. A changed test comes first.
 */
export function nearestTests(changed: string[], { files, read, folders, pageFiles }: Sources): string[] {
  const modules = files.filter((file) => source.test(file));
  const known = new Set(modules);
  const others = changed.filter((file) => !source.test(file));
  const resolve = resolverOf(folders);
  const importers = new Map<string, string[]>();
  for (const file of modules) {
    const text = read(file);
    const imports = [...text.matchAll(imported)].flatMap(([, address = ""]) =>
      resolve(address, file).filter((path) => known.has(path)),
    );
    const opens = imports.some((path) => path.startsWith(vocabulary)) && !file.startsWith(vocabulary);
    const pages = opens ? [...text.matchAll(named)].flatMap(([, address = ""]) => pageFiles(address)) : [];
    const texts = others.filter((other) => text.includes(basename(other)));
    for (const path of new Set([...imports, ...pages, ...texts]))
      importers.set(path, [...(importers.get(path) ?? []), file]);
  }
  const seen = new Set(changed);
  const atLast = new Set<string>();
  // The sets grow while they are walked through, and keep the order: breadth first.
  for (const file of seen)
    for (const importer of importers.get(file) ?? [])
      (importer.startsWith(vocabulary) ? atLast : seen).add(importer);
  for (const file of atLast) for (const importer of importers.get(file) ?? []) atLast.add(importer);
  return [...new Set([...seen, ...atLast])].filter((file) => unitTest.test(file) && known.has(file));
}

/** The files that an address may mean, by the file that imports it. */
function resolverOf(folders: Folders): (address: string, from: string) => string[] {
  const entries = Object.entries(folders);
  const found = new Map<string, string[]>();
  const find = (address: string) =>
    entries
      .filter(([name]) => address === name || address.startsWith(name.endsWith("/") ? name : `${name}/`))
      .flatMap(([name, targets]) => targets.map((target) => normalize(target + address.slice(name.length))));
  return (address, from) => {
    if (address.startsWith(".")) return [join(dirname(from), address)];
    const files = found.get(address) ?? find(address);
    found.set(address, files);
    return files;
  };
}

interface Manifest {
  name: string;
  imports?: Record<string, string | Record<string, string>>;
  exports?: Record<string, string | Record<string, string>>;
  workspaces?: string[];
}

/** What package.json says about addresses: `imports`, each of them under any condition, and what packages export. */
export function importFolders(root: string, packages: string[]): Folders {
  const manifest = (folder: string) =>
    JSON.parse(readFileSync(join(root, folder, "package.json"), "utf8")) as Manifest;
  const folders: Folders = {};
  for (const [name, target] of Object.entries(manifest(".").imports ?? {})) {
    const targets = typeof target === "string" ? [target] : Object.values(target);
    folders[name.replace(/\*$/, "")] = targets.map((path) => path.replace(/\*$/, ""));
  }
  for (const folder of packages.filter((path) => existsSync(join(root, path, "package.json")))) {
    const { name, exports = {} } = manifest(folder);
    for (const [path, target] of Object.entries(exports)) {
      const targets = typeof target === "string" ? [target] : Object.values(target);
      folders[join(name, path).replace(/\*$/, "")] = targets.map((to) => join(folder, to).replace(/\*$/, ""));
    }
  }
  return folders;
}
