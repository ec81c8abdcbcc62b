/** `node scripts/local/serve-worker.ts '{"config":"FOLDER/server/miniflare.json", …}'` serves a built Worker, without wrangler. */
import { existsSync, globSync, readFileSync } from "node:fs";
import { createRequire, SourceMap, type SourceMapPayload } from "node:module";
import { dirname, join, resolve } from "node:path";
import { parseEnv } from "node:util";
import type * as miniflare from "miniflare";
import type { Served } from "./stack.ts";

// An import would read its five megabytes twice more, for whether they are a module and what they export.
const { convertV4MiniflareOptions, Log, LogLevel, Miniflare } = createRequire(import.meta.url)(
  "miniflare",
) as typeof miniflare;
const { config, port, inspectorPort, stateFolder, variables } = JSON.parse(process.argv[2] ?? "") as Served;
const folder = dirname(config);
const { main, bindings, assets, ...options } = JSON.parse(readFileSync(config, "utf8"));
const secrets = join(folder, ".dev.vars");
const own = existsSync(secrets) ? parseEnv(readFileSync(secrets, "utf8")) : {};
const files = globSync("**/*.js", { cwd: folder }).filter((file) => file !== main);

const runtime = new Miniflare({
  ...convertV4MiniflareOptions({
    ...options,
    rootPath: folder,
    modules: [main, ...files].map((path) => ({ type: "ESModule", path })),
    bindings: { ...bindings, ...own, ...variables },
    assets: { ...assets, directory: resolve(folder, assets.directory) },
    unsafeInspectorProxy: inspectorPort !== undefined,
  }),
  host: "127.0.0.1",
  port,
  inspectorPort,
  resourcePersistencePath: join(stateFolder, "v3"),
  unsafeTriggerHandlers: true,
  // The description of a visitor’s connection is made up: a start asks nothing of the network.
  cf: false,
  logRequests: false,
  log: new Log(LogLevel.WARN),
  handleStructuredLogs: ({ level, message }) =>
    /^(warn|error)$/.test(level) && console.error(readable(message)),
});
await runtime.ready;

/** Places in built files as places in the sources. */
function readable(said: string): string {
  return said.replaceAll(
    /([\w./-]+\.js):(\d+):(\d+)/g,
    (place, file: string, line: string, column: string) => {
      const map = `${resolve(folder, file)}.map`;
      if (!existsSync(map)) return place;
      const sources = new SourceMap(JSON.parse(readFileSync(map, "utf8")) as SourceMapPayload);
      const found = sources.findEntry(Number(line) - 1, Number(column) - 1);
      return "originalSource" in found
        ? `${found.originalSource}:${found.originalLine + 1}:${found.originalColumn + 1}`
        : place;
    },
  );
}
