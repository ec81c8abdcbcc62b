import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { root } from "../../../scripts/local/processes.ts";

const imports = /"?([\w-]+)"?: \(\) =>\s*import\("\.\/pieces\/(?:[\w-]+\/)*([\w.-]+)\.ts"\)/g;

/** Every piece of `studio/pieces.ts`, and how the name of its chunk begins in a build. */
export function pieceChunks(): { slug: string; chunk: string }[] {
  const registry = readFileSync(resolve(root, "studio/pieces.ts"), "utf8");
  return [...registry.matchAll(imports)].map(([, slug = "", chunk = ""]) => ({ slug, chunk: `${chunk}-` }));
}
