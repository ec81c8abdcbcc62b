import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, chromium } from "@playwright/test";
import { browserArguments, findBrowser } from "../../scripts/local/browser.ts";
import { buildIsolated, copyIsolated } from "../../scripts/local/build.ts";
import { withDatabase, type Writing } from "../../scripts/local/database.ts";
import { isolate } from "../../scripts/local/isolation.ts";
import { freeRange } from "../../scripts/local/ports.ts";
import { openScratch } from "../../scripts/local/scratch.ts";
import { prepareState, type Stack, startStack } from "../../scripts/local/stack.ts";

interface SiteOptions {
  /** This one and the three after it; 0 looks for free ones. */
  port?: number;
  /** Take what `npm run build` left in build/, or a build in another folder. */
  isBuilt: boolean | string;
  /** Its data, which stay; a folder of its own, which goes, where none is given. */
  stateFolder?: string;
  /** Adds to the sample content before the site starts. */
  fill?: (services: Writing) => Promise<void>;
}

/** Builds the site, starts it whole with a library of its own, and ends it when `prove` has ended. */
export async function withSite<Result>(
  { port, isBuilt, fill, stateFolder: given }: SiteOptions,
  prove: (addresses: Stack["addresses"], site: Stack["site"]) => Promise<Result>,
): Promise<Result> {
  isolate(openScratch());
  const stateFolder = given ?? mkdtempSync(join(tmpdir(), "toadstool-proof-"));
  try {
    const built = isBuilt === true ? copyIsolated() : isBuilt && copyIsolated(isBuilt);
    const { config } = built || (await buildIsolated());
    if (fill) {
      await prepareState(stateFolder, console.error);
      await withDatabase(stateFolder, fill);
    }
    const stack = await startStack({
      port: port || (await freeRange(4)),
      stateFolder,
      config,
      say: console.error,
    });
    // The site's processes are in groups of their own, which the terminal does not end.
    const leave = () => void stack.stop().finally(() => process.exit(130));
    process.once("SIGINT", leave).once("SIGTERM", leave);
    try {
      return await prove(stack.addresses, stack.site);
    } finally {
      process.off("SIGINT", leave).off("SIGTERM", leave);
      await stack.stop();
    }
  } finally {
    if (!given) rmSync(stateFolder, { recursive: true, force: true });
  }
}

/** The same with a Chromium, which has these arguments beside the usual ones. */
export function withBrowser<Result>(
  { arguments: more = [], ...options }: SiteOptions & { arguments?: string[] },
  prove: (browser: Browser, addresses: Stack["addresses"], site: Stack["site"]) => Promise<Result>,
): Promise<Result> {
  return withSite(options, async (addresses, site) => {
    const executablePath = await findBrowser(console.error);
    const browser = await chromium.launch({ executablePath, args: [...browserArguments, ...more] });
    try {
      return await prove(browser, addresses, site);
    } finally {
      await browser.close();
    }
  });
}
