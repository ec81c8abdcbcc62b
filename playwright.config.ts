import { defineConfig } from "@playwright/test";
import { browserArguments } from "./scripts/local/browser.ts";

/** Run by scripts/journeys.ts, which builds the site, starts it with its companions and names them here. */
export default defineConfig({
  testDir: "tests/journeys",
  testMatch: "*.test.e2e.ts",
  workers: 1,
  timeout: 180_000,
  expect: { timeout: 10_000 },
  outputDir: "test-results",
  use: {
    baseURL: process.env.SITE,
    locale: "en-GB",
    timezoneId: "Europe/London",
    viewport: { width: 1280, height: 900 },
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
    trace: "retain-on-failure",
    launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: browserArguments },
  },
});
