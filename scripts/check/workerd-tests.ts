import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { importFolders, nearestTests } from "./nearest-tests.ts";

const sources = "{app,db,domain,packages,scripts,studio,testing,workers}/**/*.{ts,tsx}";
const ofWorkerd = /^(?:import|\}).* ?"cloudflare:/m;
/** They are gone before a module runs. */
const typeImport = /^(?:import|export) type [^;]*;$/gm;

/** The test files that reach a module of workerd (`cloudflare:workers` and the like) by imports, and so run only there. */
export function workerdTests(root: string): string[] {
  const exclude = (path: string) => path.endsWith("node_modules") || path.endsWith("dist");
  const files = globSync(sources, { cwd: root, exclude });
  const texts = new Map(
    files.map((file) => [file, readFileSync(join(root, file), "utf8").replace(typeImport, "")]),
  );
  const read = (file: string) => texts.get(file) ?? "";
  const folders = importFolders(root, globSync("packages/*", { cwd: root }));
  return nearestTests(
    files.filter((file) => ofWorkerd.test(read(file))),
    { files, read, folders, pageFiles: () => [] },
  );
}
