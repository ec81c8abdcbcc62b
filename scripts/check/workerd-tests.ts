import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { importFolders, nearestTests } from "./nearest-tests.ts";

const sources = "{app,db,domain,packages,scripts,studio,testing,workers}/**/*.{ts,tsx}";
const ofWorkerd = /"cloudflare:/;
/** Types are gone before a module runs, and what is quoted in a text is no import. */
const importing = /^(?:import|export) (?!type )[^;]*;$|\bimport\("[^"]+"\)/gm;

/** The test files that reach a module of workerd (`cloudflare:workers` and the like) by imports, and so run only there. */
export function workerdTests(root: string): string[] {
  const exclude = (path: string) => path.endsWith("node_modules") || path.endsWith("dist");
  const files = globSync(sources, { cwd: root, exclude });
  const texts = new Map(
    files.map((file) => [file, (readFileSync(join(root, file), "utf8").match(importing) ?? []).join("\n")]),
  );
  const read = (file: string) => texts.get(file) ?? "";
  const folders = importFolders(root, globSync("packages/*", { cwd: root }));
  return nearestTests(
    files.filter((file) => ofWorkerd.test(read(file))),
    { files, read, folders, pageFiles: () => [] },
  );
}
