import { globSync, mkdtempSync, readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { cloudflareTest, readD1Migrations } from "@cloudflare/vitest-plugin";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { workerdTests } from "./scripts/check/workerd-tests.ts";
import { contentOf } from "./scripts/local/catalogue-files.ts";
import { isolate } from "./scripts/local/isolation.ts";
import { openScratch } from "./scripts/local/scratch.ts";
import { copyWorkerConfig } from "./scripts/local/worker-config.ts";
import { testVariables } from "./testing/variables.ts";

/** What the site and its packages run on. */
const dependencies = globSync(["package.json", "packages/*/package.json"], { cwd: import.meta.dirname })
  .map((file) => readFileSync(join(import.meta.dirname, file), "utf8"))
  .flatMap((text) => Object.keys((JSON.parse(text) as { dependencies?: object }).dependencies ?? {}));
/** Sources of this house, types, and what is for browsers alone. */
const unbundled =
  /^(@toadstool|@types|@fontsource|@milkdown|@simplewebauthn\/browser|pdf|franc-min$|three$|react|highlight\.js$|date-fns$|icu-minify$)/;
/** Bundled once instead of fetched file by file for each test file, which takes most of the tests' time. */
const bundled = [
  ...new Set(dependencies.filter((name) => !unbundled.test(name))),
  "drizzle-orm/d1",
  "drizzle-orm/sqlite-core",
  ...["format", "isValid", "parse", "startOfDay", "startOfMonth", "subDays", "subMonths"].map(
    (name) => `date-fns/${name}`,
  ),
  "hono/cookie",
  "hono/factory",
  "hono/route",
  "highlight.js/lib/core",
  "icu-minify/compile",
  "icu-minify/format",
];

/** Deleted with this process: the files that wrangler, Vite and the tests' runtime keep belong to this run only. */
const scratch = openScratch();
isolate(scratch);

/** The engine's tests walk through the small studio, whatever is in studio/. */
const small = {
  // There is no Node in workerd.
  "./studio-addresses-by-node.ts": join(import.meta.dirname, "app/studio-addresses.ts"),
  "#studio": join(import.meta.dirname, "testing/studio"),
};

/** A test runs in workerd where its imports reach a module of workerd, and in Node everywhere else. */
const ofWorkerd = workerdTests(import.meta.dirname);

const built = process.env.BUILD ?? "";
/** Dependencies and the build get no source maps, which are three times as long as the code that is sent to the tests. */
const withoutMap: Plugin = {
  name: "without-map",
  enforce: "post",
  transform: (code, id) =>
    /\/(node_modules|deps_ssr)\//.test(id) || (built && id.startsWith(built))
      ? { code, map: { mappings: "" } }
      : undefined,
};

const inWorkerd = {
  plugins: [
    withoutMap,
    cloudflareTest(async () => ({
      main: "./testing/no-worker.ts",
      wrangler: { configPath: copyWorkerConfig(import.meta.dirname, mkdtempSync(join(scratch, "workerd-"))) },
      remoteBindings: false,
      miniflare: {
        // Nothing is asked of the network: a test brings its own answers.
        outboundService: () => new Response("This test has no network.", { status: 599 }),
        // The files of the build that are made of English sources.
        serviceBindings: {
          ASSETS: async ({ url }) => {
            const [, name = ""] = /\/catalogues\/(letters|manual)\.json$/.exec(url) ?? [];
            return name ? new Response(await contentOf(name)) : new Response(null, { status: 404 });
          },
        },
        bindings: { ...testVariables, TEST_MIGRATIONS: await readD1Migrations("db/migrations") },
      },
    })),
  ],
  oxc: { jsx: { development: false } },
  // Tests of the whole Worker need no build; one of them compares it with the build in the folder that BUILD names.
  resolve: {
    alias: {
      "virtual:react-router/server-build": "/testing/built-pages.ts",
      "virtual:toadstool/build": join(built, "server/index.js"),
      ...small,
    },
  },
  test: {
    name: "workerd",
    include: ofWorkerd.filter((file) => built || file !== "testing/document/build.test.ts"),
    // One runtime for each worker and not for each file, which took most of the time; migrate.ts empties its storage.
    isolate: false,
    // The Worker as it is deployed, with its page cache.
    env: { DEV: "", PROD: "true", NODE_ENV: "production" },
    setupFiles: ["./testing/migrate.ts"],
    deps: { optimizer: { ssr: { enabled: true, include: bundled } } },
  },
};

const inNode = (name: string, include: string) => ({
  test: {
    name,
    include: [include],
    exclude: ofWorkerd,
    pool: "threads",
    isolate: false,
    setupFiles: ["./testing/in-node.ts"],
  },
});

/** Of every project. Given to each, and not inherited: for that Vitest would read this file once more for each of them. */
const ofAll = {
  provide: {
    seeds: Number(process.env.SEEDS ?? 1),
    // `npm run proof -- cache` takes more.
    cacheModel: {
      seed: Number(process.env.CACHE_SEED ?? 1),
      steps: Number(process.env.CACHE_STEPS ?? 100),
    },
    // `npm run proof -- restore` goes through more, with more pictures.
    drill: {
      seed: Number(process.env.DRILL_SEED ?? 1),
      rounds: Number(process.env.DRILL_ROUNDS ?? 1),
      pictures: Number(process.env.DRILL_PICTURES ?? 1),
    },
  },
  // No test is timed: on a busy machine the same takes many times as long.
  testTimeout: 600_000,
  hookTimeout: 600_000,
  // The one stylesheet a test reads.
  css: { include: /tokens\.css/ },
};

export default defineConfig({
  test: {
    projects: [
      inWorkerd,
      {
        ...inNode("node", "{app,db,domain,packages,scripts,testing,workers}/**/*.test.{ts,tsx}"),
        resolve: { alias: small },
      },
      // Of the studio's own content. There may be none.
      inNode("studio", "studio/**/*.test.{ts,tsx}"),
    ].map((project) => ({
      ...project,
      cacheDir: join(scratch, "vite"),
      test: { ...ofAll, ...project.test },
    })),
    // Vitest would leave one core to itself.
    maxWorkers: Math.min(availableParallelism(), 4),
    // A passing test has provoked everything that it writes to the console.
    silent: "passed-only",
  },
});
