import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { root } from "../../local/processes.ts";

const imports = /"?([\w-]+)"?: \(\) =>\s*import\("\.\/pieces\/(?:[\w-]+\/)*([\w.-]+)\.ts"\)/g;

/** Every piece of `art/pieces.ts`, and how the name of its chunk begins in a build. */
export function pieceChunks(): { slug: string; chunk: string }[] {
  const registry = readFileSync(resolve(root, "art/pieces.ts"), "utf8");
  return [...registry.matchAll(imports)].map(([, slug = "", chunk = ""]) => ({ slug, chunk: `${chunk}-` }));
}
