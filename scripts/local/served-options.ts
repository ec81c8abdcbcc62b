import { writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import type { Plugin } from "vite";
import { unstable_getMiniflareWorkerOptions as optionsOf, unstable_readConfig as readConfig } from "wrangler";

/**
 * Writes the options with which Miniflare serves the built Worker, as wrangler derives them from its configuration. A start reads
 * this file, because loading wrangler would take longer than everything else that a start does. Paths are relative to the file.
 */
export function servedOptions(): Plugin {
  return {
    name: "served-options",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "ssr",
    writeBundle: {
      order: "post",
      sequential: true,
      handler({ dir = "" }) {
        const config = readConfig({ config: join(dir, "wrangler.json") });
        const { rootPath: _, modulesRules: _rules, ...options } = optionsOf(config).workerOptions;
        const served = {
          ...options,
          name: config.name,
          main: relative(dir, config.main ?? ""),
          // Without those of .dev.vars.
          bindings: config.vars,
          assets: { ...(options.assets as object), directory: config.assets?.directory },
        };
        writeFileSync(join(dir, "miniflare.json"), JSON.stringify(served));
      },
    },
  };
}
