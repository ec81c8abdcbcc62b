import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findBrowser } from "./browser.ts";
import { type Build, buildIsolated, copyIsolated } from "./build.ts";
import { openFailures } from "./failures.ts";
import { freeRange } from "./ports.ts";
import { environment, root } from "./processes.ts";
import { openSwitch } from "./site-switch.ts";
import { prepareState, type Stack, startStack } from "./stack.ts";
import { environmentFor, type Studio } from "./studio.ts";

/** Long enough to take a letter back, too short to wait for. */
const variables = { MAIL_UNDO_SECONDS: "10" };

interface JourneyOptions {
  /** A build of this run; one is made where it is not given. */
  built?: Build;
  /** A folder with a state that `prepareState` has made; one is made where it is not given. */
  prepared?: string;
  sites?: number;
  /** Whose site is walked through: the small one is the engine's tests'. */
  studio?: Studio;
  /** Added to the environment of Playwright. */
  env?: NodeJS.ProcessEnv;
}

/**
 * Starts the built site whole on free ports with databases of its own, and runs every journey against it. They run side
 * by side, each file against a site of its own: three fill two cores.
 */
export async function walkJourneys(
  args: string[],
  say: (progress: string) => void,
  { built, prepared, sites = 3, studio = "small", env = {} }: JourneyOptions = {},
): Promise<boolean> {
  const browser = await findBrowser(say);
  const build = built ? copyIsolated(built.folder) : await buildIsolated(studio);
  loosenBrakes(build.config);
  const stateFolder = mkdtempSync(join(tmpdir(), "toadstool-journeys-"));
  const failures = openFailures();
  const stacks: Stack[] = [];
  try {
    const state = prepared ?? join(stateFolder, "prepared");
    if (!prepared) await prepareState(state, say, studio);
    for (let n = 0; n < sites; n++) {
      const port = await freeRange(4);
      const folder = join(stateFolder, `site-${n}`);
      stacks.push(
        await startStack({
          port,
          stateFolder: folder,
          prepared: state,
          config: build.config,
          variables,
          say,
        }),
      );
    }
    const STACKS = JSON.stringify(stacks.map((stack) => stack.addresses));
    const siteSwitch = await openSwitch(stacks);
    const given = {
      ...environmentFor(studio),
      ...env,
      STACKS,
      SWITCH: siteSwitch.address,
      CHROMIUM_PATH: browser,
    };
    const passed = await playwright(args, { ...given, FAILURES: failures.folder }).finally(siteSwitch.close);
    if (!passed) for (const { site, addresses } of stacks) showLog(addresses.site, site.log(), say);
    return passed;
  } finally {
    await Promise.all(stacks.map((stack) => stack.stop()));
    failures.close();
    build.remove();
    rmSync(stateFolder, { recursive: true, force: true });
  }
}

/** Journeys come from one address, and quicker than people do. */
function loosenBrakes(config: string): void {
  const built = JSON.parse(readFileSync(config, "utf8")) as { ratelimits: { simple: { limit: number } }[] };
  for (const { simple } of built.ratelimits) simple.limit *= 10;
  writeFileSync(config, JSON.stringify(built));
}

/** What a site logged meanwhile: a journey sees no more than its answers. */
function showLog(site: string, log: string, say: (progress: string) => void): void {
  if (log.trim()) say(`${site} logged:\n${log.trim()}`);
}

function playwright(args: string[], env: NodeJS.ProcessEnv): Promise<boolean> {
  const child = spawn("playwright", ["test", ...args], {
    cwd: root,
    env: { ...environment, ...env },
    stdio: "inherit",
  });
  // Without its sites every journey would wait and fail.
  process.once("exit", () => child.kill());
  return new Promise((done, fail) => child.once("exit", (code) => done(code === 0)).once("error", fail));
}
