/**
 * The bytes that each piece of `studio/pieces.ts` adds to its page over the wire, in KB of gzip: its own code, and the code
 * that it shares with other pieces (three, the kit) and loads once. After a build: `npm run bench -- pieces`.
 */
import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { gzipSync } from "node:zlib";
import { root } from "../local/processes.ts";
import { pieceChunks } from "#testing/proofs/art/piece-chunks.ts";

const folder = resolve(root, "build/client/assets");
const chunks = new Map(
  readdirSync(folder)
    .filter((file) => file.endsWith(".js"))
    .map((file) => [file, readFileSync(resolve(folder, file))]),
);
/** Every page has these already. */
const everywhere = reachedFrom(chunkNamed("entry.client-"));
const pieces = pieceChunks().map(({ slug, chunk }) => {
  const reached = [...reachedFrom(chunkNamed(chunk))].filter((file) => !everywhere.has(file));
  return { slug, reached };
});

console.log(
  `${"piece".padEnd(24)}${"own".padStart(9)}${"shared".padStart(9)}${"in all".padStart(9)}  KB, gzip`,
);
for (const { slug, reached } of pieces) {
  const isShared = (file: string) =>
    pieces.some((other) => other.slug !== slug && other.reached.includes(file));
  const own = weightOf(reached.filter((file) => !isShared(file)));
  const shared = weightOf(reached.filter(isShared));
  const cells = [own, shared, own + shared].map((bytes) => (bytes / 1024).toFixed(1).padStart(9));
  console.log(slug.padEnd(24) + cells.join(""));
}
if (pieces.length === 0) throw new Error("No piece was found in studio/pieces.ts.");

function chunkNamed(name: string): string {
  const file = [...chunks.keys()].find((one) => one.startsWith(name));
  if (!file) throw new Error(`No chunk of ${name} in build/client/assets: build the site first.`);
  return file;
}

/** A chunk and all that it imports at once. */
function reachedFrom(file: string, reached = new Set<string>()): Set<string> {
  if (reached.has(file)) return reached;
  reached.add(file);
  const code = chunks.get(file)?.toString() ?? "";
  for (const [, other = ""] of code.matchAll(/(?:from|import)\s*["']\.\/([^"']+\.js)["']/g))
    if (chunks.has(other)) reachedFrom(other, reached);
  return reached;
}

function weightOf(files: string[]): number {
  return files.reduce((sum, file) => sum + gzipSync(chunks.get(file) ?? "").length, 0);
}
