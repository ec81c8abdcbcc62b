import { globSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { readSources } from "./read-sources.ts";

/**
 * Kilobytes of the small studio’s Worker, two hundredths over what they were when this was written: compressed as wrangler
 * does it for “Total Upload”, and uncompressed what a Worker that starts evaluates.
 */
const most = { upload: 1_106, start: 1_270 };

/** The folder of a build, which `npm test` gives. */
const server = join(process.env["BUILD"] ?? "", "server");

describe.skipIf(!process.env["BUILD"])("the built Worker", () => {
  const chunks = new Map(
    globSync("{index,assets/*}.js", { cwd: server }).map((file) => [
      file,
      readFileSync(join(server, file), "utf8"),
    ]),
  );
  const sizeOf = (files: Iterable<string>) =>
    [...files].reduce((sum, file) => sum + (chunks.get(file)?.length ?? 0), 0);

  it("is no larger than it was, when it is uploaded", () => {
    const size = gzipSync([...chunks.values()].join("")).length;
    expect(excessOf(size, most.upload, chunks.keys())).toBeNull();
  });

  it("evaluates no more than it did, when it starts", () => {
    const evaluated = reachedFrom("index.js");
    expect(evaluated.size).toBeGreaterThan(1);
    expect(excessOf(sizeOf(evaluated), most.start, evaluated)).toBeNull();
  });

  function excessOf(bytes: number, kilobytes: number, files: Iterable<string>): string | null {
    if (bytes <= 1_000 * kilobytes) return null;
    return `${bytes} bytes are more than ${kilobytes} KB. The largest:\n${largestIn(files)}`;
  }

  /** The chunk and all that it imports at once. */
  function reachedFrom(file: string, reached = new Set<string>()): Set<string> {
    reached.add(file);
    const [imports = ""] = /^(?:(?:import|export)\b[^;]+;)*/.exec(chunks.get(file) ?? "") ?? [];
    for (const [, path = ""] of imports.matchAll(/"(\.[^"]+)"/g)) {
      const imported = posix.join(posix.dirname(file), path);
      if (!reached.has(imported)) reachedFrom(imported, reached);
    }
    return reached;
  }

  /** The ten largest packages and modules in these chunks, by the source maps; every so many characters stand for those around. */
  function largestIn(files: Iterable<string>): string {
    const step = 50;
    const placeOf = readSources(server);
    const sizes = new Map<string, number>();
    for (const url of files)
      for (const [lineNumber, line] of (chunks.get(url) ?? "").split("\n").entries())
        for (let columnNumber = 0; columnNumber < line.length; columnNumber += step) {
          const { file } = placeOf({ functionName: "", url, lineNumber, columnNumber });
          const module =
            /^(?:@[^/]+\/)?[^/]+(?=\/(?:dist|lib|es|cjs|esm|build)\/)/.exec(file)?.[0] ??
            file.replace(/:\d+$/, "");
          sizes.set(module, (sizes.get(module) ?? 0) + Math.min(step, line.length - columnNumber));
        }
    const largest = [...sizes].toSorted(([, one], [, other]) => other - one).slice(0, 10);
    return largest.map(([module, size]) => `${(size / 1_000).toFixed(0)} KB ${module}`).join("\n");
  }
});
