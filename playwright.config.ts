import { defineConfig } from "@playwright/test";
import { browserArguments, noNames, softwareGraphics } from "./scripts/local/browser.ts";

/** Journeys through what WebGL draws, which software does here; the others do without, and are faster. */
const drawn = /(shaders|pieces|models)\.test\.e2e\.ts$/;
/** Journeys that a studio brings along, through its own pages. There may be none. */
const studio = "studio/tests/journeys";
const launch = { executablePath: process.env.CHROMIUM_PATH, args: [...browserArguments, noNames] };
const withGraphics = {
  contextOptions: { reducedMotion: "no-preference" as const },
  launchOptions: { ...launch, args: [...launch.args, ...softwareGraphics] },
};

/** The sites that scripts/journeys.ts has built and started, each with its companions: one for every worker. */
const stacks = JSON.parse(process.env.STACKS ?? "[]") as { site: string; inbox: string; identity: string }[];
const stack = stacks[Number(process.env.TEST_PARALLEL_INDEX ?? 0)];
Object.assign(process.env, { SITE: stack?.site, INBOX: stack?.inbox, IDENTITY: stack?.identity });

export default defineConfig({
  testDir: "testing/journeys",
  testMatch: "*.test.e2e.ts",
  workers: stacks.length || 1,
  timeout: 180_000,
  // Of a wait for an event, so that a busy machine has the time it needs: only a failure takes as long.
  expect: { timeout: 30_000 },
  outputDir: process.env.FAILURES ?? "test-results",
  use: {
    baseURL: stack?.site,
    locale: "en-GB",
    timezoneId: "Europe/London",
    // Motion takes a third of the machine's time: journeys that are about it ask for it (`test.use(moving)`).
    contextOptions: { reducedMotion: "reduce" },
    viewport: { width: 1280, height: 900 },
    actionTimeout: 45_000,
    navigationTimeout: 60_000,
    screenshot: "only-on-failure",
  },
  projects: [
    { name: "pages", testIgnore: drawn, use: { launchOptions: launch } },
    { name: "drawn", testMatch: drawn, use: withGraphics },
    { name: "fresh-studio", testDir: "testing/fresh-studio", use: { launchOptions: launch } },
    { name: "studio-pages", testDir: studio, testIgnore: drawn, use: { launchOptions: launch } },
    { name: "studio-drawn", testDir: studio, testMatch: drawn, use: withGraphics },
  ],
});
