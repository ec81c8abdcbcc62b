import { join } from "node:path";
import { cloudflare } from "@cloudflare/vite-plugin";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { engineFiles } from "./scripts/local/engine-files.ts";
import { studioFolder } from "./scripts/local/studio.ts";

/** `npm run dev` gives what .dev.vars lacks: that file wins over them. */
const vars = JSON.parse(process.env.LOCAL_VARIABLES ?? "{}") as Record<string, string>;
const worker = cloudflare({ viteEnvironment: { name: "ssr" }, config: { vars } });

// It points plain `wrangler` commands at the newest build; a run's own build must not be the one that they find.
if (process.env.BUILD_FOLDER)
  for (const plugin of worker) if (plugin.name.endsWith(":output-config")) delete plugin.writeBundle;

export default defineConfig({
  plugins: [worker, reactRouter(), engineFiles()],
  publicDir: join(studioFolder, "public"),
  resolve: {
    // Models here are not packed, and the policy refuses the WebAssembly of this decoder.
    alias: {
      // The studio of this process; see scripts/local/studio.ts.
      "#studio": studioFolder,
      "three/examples/jsm/libs/meshopt_decoder.module.js": "/packages/stage/three/no-mesh-decoder.ts",
    },
  },
  // One stylesheet for the site: a page's first paint waits for one file, and the next page's is there already.
  build: { assetsInlineLimit: 0, cssCodeSplit: false },
});
