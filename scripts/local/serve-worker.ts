/** `node scripts/local/serve-worker.ts '{"config":"FOLDER/server/miniflare.json", …}'` serves a built Worker, without wrangler. */
import { existsSync, globSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";
import { parseEnv } from "node:util";
import type * as miniflare from "miniflare";
import { readSources } from "./read-sources.ts";
import type { Served } from "./stack.ts";

// `import` would read its five megabytes twice more, to detect the format and to find the exports.
const { convertV4MiniflareOptions, Log, LogLevel, Miniflare } = createRequire(import.meta.url)(
  "miniflare",
) as typeof miniflare;
const { config, port, inspectorPort, stateFolder, variables } = JSON.parse(process.argv[2] ?? "") as Served;
const folder = dirname(config);
const placeOf = readSources(folder);
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
  // Otherwise a start would fetch a sample of `request.cf` from the network.
  cf: false,
  logRequests: false,
  log: new Log(LogLevel.WARN),
  handleStructuredLogs: ({ level, message }) =>
    /^(warn|error)$/.test(level) && console.error(readable(message)),
});
await runtime.ready;

/** Replaces positions in built files by positions in the sources, where a source map has them. */
function readable(said: string): string {
  return said.replaceAll(
    /([\w./-]+\.js):(\d+):(\d+)/g,
    (place, url: string, line: string, column: string) => {
      const counted = { lineNumber: Number(line) - 1, columnNumber: Number(column) - 1 };
      const { file } = placeOf({ functionName: "", url, ...counted });
      return url.endsWith(file) ? place : file;
    },
  );
}
