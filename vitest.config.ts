import { cloudflareTest, readD1Migrations } from "@cloudflare/vitest-plugin";
import { defineConfig } from "vitest/config";
import packageJson from "./package.json" with { type: "json" };

/** For browsers alone. */
const unbundled =
  /^(@fontsource|@milkdown|@google\/model-viewer|@cantoo\/pdf-lib|three$|react|highlight\.js$)/;
/** Bundled once instead of fetched file by file for each test file, which takes most of the tests' time. */
const bundled = [
  ...Object.keys(packageJson.dependencies).filter((name) => !unbundled.test(name)),
  "drizzle-orm/d1",
  "drizzle-orm/sqlite-core",
  "hono/cookie",
  "hono/factory",
  "hono/route",
  "highlight.js/lib/core",
  ...["core", "ctx", "utils", "preset/commonmark", "preset/gfm"].map((part) => `@milkdown/kit/${part}`),
  ...["model", "state", "transform", "tables", "commands", "history", "view"].map(
    (part) => `@milkdown/kit/prose/${part}`,
  ),
];

export default defineConfig({
  plugins: [
    cloudflareTest(async () => ({
      main: "./tests/no-worker.ts",
      wrangler: { configPath: "./wrangler.toml" },
      miniflare: {
        bindings: {
          TEST_MIGRATIONS: await readD1Migrations("db/migrations"),
          APP_SECRET: "a secret for tests only, never used anywhere else",
          SITE_URL: "https://toadstool.test",
          OIDC_ISSUER: "https://identity.test",
          OIDC_CLIENT_ID: "toadstool",
          OWNER_SUBJECTS: "owner",
          MAIL_FROM: "letters@toadstool.test",
          POSTAL_LINE: "Toadstool Studio, Marsh Lane 7, Pondwick",
        },
      },
    })),
  ],
  // Tests of the whole Worker need no build.
  resolve: { alias: { "virtual:react-router/server-build": "/tests/built-pages.ts" } },
  test: {
    include: ["{app,art,content,db,domain,workers,tests}/**/*.test.{ts,tsx}"],
    exclude: ["**/*.test.e2e.ts"],
    // One runtime for each worker and not for each file, which took most of the time; migrate.ts empties its storage.
    isolate: false,
    // No test is timed: on a busy machine the same takes many times as long.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // What a passing test writes to the console is what it provokes.
    silent: "passed-only",
    setupFiles: ["./tests/migrate.ts"],
    deps: { optimizer: { ssr: { enabled: true, include: bundled } } },
    // The one stylesheet a test reads.
    css: { include: /tokens\.css/ },
  },
});
