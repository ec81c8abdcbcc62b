import { existsSync, readFileSync } from "node:fs";
import { SourceMap } from "node:module";
import { basename, dirname, join } from "node:path";

/** As V8 counts: from 0. */
interface Place {
  functionName: string;
  url: string;
  lineNumber: number;
  columnNumber: number;
}

/** Finds places of a built Worker in the sources that its source maps name: a function, its file and its line. */
export function readSources(serverFolder: string): (place: Place) => { name: string; file: string } {
  const maps = new Map<string, SourceMap | null>();
  const mapOf = (file: string) => {
    if (!maps.has(file)) maps.set(file, readMap(file));
    return maps.get(file) ?? null;
  };
  return ({ functionName, url, lineNumber, columnNumber }) => {
    const name = functionName || "(anonymous)";
    const inBuild = /(?:assets\/)?[^/]+\.js$/.exec(url)?.[0];
    if (!inBuild) return { name, file: shortened(url) };
    const entry = mapOf(join(serverFolder, inBuild))?.findEntry(lineNumber, columnNumber);
    // What the bundler added itself has no source.
    if (!entry || !("originalSource" in entry) || !entry.originalSource) return { name, file: inBuild };
    const line = entry.originalLine + 1;
    const written = "name" in entry && typeof entry.name === "string" ? entry.name : name;
    return { name: written, file: `${shortened(entry.originalSource)}:${line}` };
  };
}

function readMap(file: string): SourceMap | null {
  const path = join(dirname(file), `${basename(file)}.map`);
  return existsSync(path) ? new SourceMap(JSON.parse(readFileSync(path, "utf8"))) : null;
}

function shortened(address: string): string {
  return address.replace(/^.*node_modules\//, "").replace(/^(?:\.\.\/)+|^file:\/\//, "");
}
