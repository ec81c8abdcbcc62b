import { spawn } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findBrowser } from "./browser.ts";
import { build } from "./build.ts";
import { freeRange } from "./ports.ts";
import { environment, root } from "./processes.ts";
import { openSwitch } from "./site-switch.ts";
import { type Stack, startStack } from "./stack.ts";

/** Long enough to take a letter back, too short to wait for. */
const variables = { MAIL_UNDO_SECONDS: "10" };

/**
 * Builds the site, or takes the newest build, starts it whole on free ports with databases of its own, and walks every
 * journey through it. They walk side by side, each file through a site of its own: three fill two cores.
 */
export async function walkJourneys(
  args: string[],
  say: (progress: string) => void,
  { isBuilt = false, sites = 3 } = {},
): Promise<boolean> {
  const browser = await findBrowser(say);
  const stateFolder = mkdtempSync(join(tmpdir(), "toadstool-journeys-"));
  if (!isBuilt) await build();
  // A copy of its own: a later build, by whoever works here, must not change the site under the journeys.
  cpSync(join(root, "build"), join(stateFolder, "build"), { recursive: true });
  const config = join(stateFolder, "build/server/wrangler.json");
  loosenBrakes(config);
  const stacks: Stack[] = [];
  try {
    for (let n = 0; n < sites; n++) {
      const port = await freeRange(4);
      const folder = join(stateFolder, `site-${n}`);
      stacks.push(await startStack({ port, stateFolder: folder, config, variables, say }));
    }
    const STACKS = JSON.stringify(stacks.map((stack) => stack.addresses));
    const siteSwitch = await openSwitch(stacks);
    const env = { STACKS, SWITCH: siteSwitch.address, CHROMIUM_PATH: browser };
    const passed = await playwright(args, env).finally(siteSwitch.close);
    if (!passed) for (const { site, addresses } of stacks) tellLog(addresses.site, site.log(), say);
    return passed;
  } finally {
    await Promise.all(stacks.map((stack) => stack.stop()));
    rmSync(stateFolder, { recursive: true, force: true });
  }
}

/** Journeys come from one address, and quicker than people do. */
function loosenBrakes(config: string): void {
  const built = JSON.parse(readFileSync(config, "utf8")) as { ratelimits: { simple: { limit: number } }[] };
  for (const { simple } of built.ratelimits) simple.limit *= 10;
  writeFileSync(config, JSON.stringify(built));
}

/** What a site told of itself while it was walked through: a journey sees no more than the answer. */
function tellLog(site: string, log: string, say: (progress: string) => void): void {
  if (log.trim()) say(`${site} logged:\n${log.trim()}`);
}

function playwright(args: string[], env: NodeJS.ProcessEnv): Promise<boolean> {
  const child = spawn("playwright", ["test", ...args], {
    cwd: root,
    env: { ...environment, ...env },
    stdio: "inherit",
  });
  return new Promise((done, fail) => child.once("exit", (code) => done(code === 0)).once("error", fail));
}
