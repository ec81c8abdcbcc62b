import { join } from "node:path";
import { cloudflare } from "@cloudflare/vite-plugin";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { catalogueFiles } from "./scripts/local/catalogue-files.ts";
import { className } from "./scripts/local/class-name.ts";
import { engineFiles } from "./scripts/local/engine-files.ts";
import { followSystem } from "./scripts/local/follow-system.ts";
import { latePages } from "./scripts/local/late-pages.ts";
import { lazyState } from "./scripts/local/lazy-state.ts";
import { lightWorker } from "./scripts/local/light-worker.ts";
import { pageSheets } from "./scripts/local/page-sheets.ts";
import { shortManifest } from "./scripts/local/short-manifest.ts";
import { servedOptions } from "./scripts/local/served-options.ts";
import { studioFolder } from "./scripts/local/studio.ts";
import { aliasesOfOff } from "./scripts/local/toys.ts";

/** `npm run dev` gives what .dev.vars lacks: that file wins over them. */
const vars = JSON.parse(process.env.LOCAL_VARIABLES ?? "{}") as Record<string, string>;
const worker = cloudflare({ viteEnvironment: { name: "ssr" }, config: { vars } });

// It points plain `wrangler` commands at the newest build; a run's own build must not be the one that they find.
if (process.env.BUILD_FOLDER)
  for (const plugin of worker) if (plugin.name.endsWith(":output-config")) delete plugin.writeBundle;

/** All that the root imports, which every page needs once React runs, is one file: a first press waits for each small one. */
const everyPagesCode = { name: "every-page", test: /\/app\/root\.tsx/ };

export default defineConfig({
  plugins: [
    worker,
    reactRouter(),
    engineFiles(),
    catalogueFiles(),
    pageSheets(),
    latePages(),
    lightWorker(),
    shortManifest(),
    lazyState(),
    servedOptions(),
  ],
  publicDir: join(studioFolder, "public"),
  resolve: {
    // Models here are not packed, and the policy refuses the WebAssembly of this decoder.
    alias: {
      // The studio of this process; see scripts/local/studio.ts.
      "#studio": studioFolder,
      ...aliasesOfOff,
      "three/examples/jsm/libs/meshopt_decoder.module.js": join(
        import.meta.dirname,
        "packages/stage/model/no-mesh-decoder.ts",
      ),
    },
  },
  worker: { format: "es" },
  css: {
    modules: { generateScopedName: className },
    postcss: { plugins: [followSystem()] },
    // `:dir()` stays: as a list of languages it would be long, and wrong for text of another direction (DirSelector of lightningcss).
    lightningcss: { exclude: 4 },
  },
  build: {
    assetsInlineLimit: 0,
    // Their package.json does not say that they have no side effects: what imports them would carry what it does not use.
    rolldownOptions: {
      treeshake: {
        moduleSideEffects: [
          { test: /[\\/](@date-fns[\\/]tz|@peculiar|@simplewebauthn[\\/]server)[\\/]/, sideEffects: false },
        ],
      },
    },
  },
  environments: {
    // Half the upload; a Worker that starts reads it whole, and no more: its names are written once where it is one file.
    ssr: {
      build: {
        minify: true,
        rolldownOptions: { output: { codeSplitting: { groups: [{ name: "start", tags: ["$initial"] }] } } },
      },
    },
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: [everyPagesCode] } } } } },
  },
});
