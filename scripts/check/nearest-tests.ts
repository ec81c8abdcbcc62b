import { existsSync, readFileSync } from "node:fs";
import { basename, dirname, join, normalize } from "node:path";

const source = /\.(ts|tsx|mjs)$/;
const unitTest = /\.test\.tsx?$/;
/** The address in `import … from "x"`, `export … from "x"`, `import "x"` and `import("x")`. */
const imported = /(?:\bfrom|\bimport)\s*\(?\s*["']([^"'\n]+)["']/g;

/** `#domain/*` and the like, and the packages of this repository, with their folders. */
export type Folders = Record<string, string[]>;

interface Sources {
  /** Paths from the repository's root. */
  files: string[];
  read: (file: string) => string;
  folders: Folders;
}

/**
 * The unit tests that reach a changed file over the fewest imports, nearest first. A file that is not a module (a style
 * sheet, a text, a migration) is reached by the sources that name it. A changed test comes first.
 */
export function nearestTests(changed: string[], { files, read, folders }: Sources): string[] {
  const modules = files.filter((file) => source.test(file));
  const known = new Set(modules);
  const others = changed.filter((file) => !source.test(file));
  const importers = new Map<string, string[]>();
  for (const file of modules) {
    const text = read(file);
    const reached = [...text.matchAll(imported)].flatMap(([, address = ""]) =>
      resolve(address, file, folders).filter((path) => known.has(path)),
    );
    for (const path of [...reached, ...others.filter((other) => text.includes(basename(other)))])
      importers.set(path, [...(importers.get(path) ?? []), file]);
  }
  const seen = new Set(changed);
  // The set grows while it is walked through, and keeps the order: breadth first.
  for (const file of seen) for (const importer of importers.get(file) ?? []) seen.add(importer);
  return [...seen].filter((file) => unitTest.test(file) && known.has(file));
}

function resolve(address: string, from: string, folders: Folders): string[] {
  if (address.startsWith(".")) return [normalize(join(dirname(from), address))];
  return Object.entries(folders)
    .filter(([name]) => address === name || address.startsWith(name.endsWith("/") ? name : `${name}/`))
    .flatMap(([name, targets]) => targets.map((target) => normalize(target + address.slice(name.length))));
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
