import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join, relative } from "node:path";
import { findBrowser } from "./browser.ts";
import { type Build, buildIsolated, copyIsolated } from "./build.ts";
import { openFailures } from "./failures.ts";
import { type FailedJourney, readJourneyReport } from "./journey-report.ts";
import { freeRange } from "./ports.ts";
import { environment, root } from "./processes.ts";
import { openSwitch } from "./site-switch.ts";
import { prepareKept, type Stack, startStack } from "./stack.ts";
import { environmentFor, type Studio } from "./studio.ts";

/** Long enough to take a letter back, too short to wait for. */
const variables = { MAIL_UNDO_SECONDS: "10" };

interface JourneyOptions {
  /** A build of this run; without it the site is built, or taken as it was built of the same sources. */
  built?: Build;
  /** One more than there are cores is best: a journey waits for a third of its time. */
  sites?: number;
  /** Whose site is walked through: the small one is the engine's tests'. */
  studio?: Studio;
  /** Added to the environment of Playwright. */
  env?: NodeJS.ProcessEnv;
}

/**
 * Starts the built site whole on free ports with databases of its own, and runs every journey against it. They run side
 * by side, each file against a site of its own. Those that fail are
 * walked once more, only for their traces.
 */
export async function walkJourneys(
  args: string[],
  say: (progress: string) => void,
  { built, sites = availableParallelism() + 1, studio = "small", env = {} }: JourneyOptions = {},
): Promise<boolean> {
  const browser = await findBrowser(say);
  const build = built ? copyIsolated(built.folder) : await buildIsolated(studio);
  loosenBrakes(build.config);
  const stateFolder = mkdtempSync(join(tmpdir(), "toadstool-journeys-"));
  const failures = openFailures();
  const stacks: Stack[] = [];
  try {
    const prepared = join(stateFolder, "prepared");
    await prepareKept(prepared, say, studio);
    const starting = Array.from({ length: sites }, async (_, n) => {
      const where = { port: await freeRange(4), stateFolder: join(stateFolder, `site-${n}`) };
      stacks.push(await startStack({ ...where, prepared, config: build.config, variables, say }));
    });
    await Promise.all(starting);
    const siteSwitch = await openSwitch(stacks);
    const report = process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ?? join(stateFolder, "report.json");
    const given = {
      ...environmentFor(studio),
      ...env,
      STACKS: JSON.stringify(stacks.map((stack) => stack.addresses)),
      SWITCH: siteSwitch.address,
      CHROMIUM_PATH: browser,
      FAILURES: failures.folder,
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    };
    try {
      if (await playwright(["--reporter=list,json", ...args], given)) return true;
      for (const { site, addresses } of stacks) showLog(addresses.site, site.log(), say);
      await trace(failedIn(report), given, say);
      return false;
    } finally {
      siteSwitch.close();
    }
  } finally {
    await Promise.all(stacks.map((stack) => stack.stop()));
    failures.close();
    build.remove();
    rmSync(stateFolder, { recursive: true, force: true });
  }
}

/** Where a site is broken as a whole, the traces of a few tell as much. */
const mostTraces = 8;

/** A trace of each journey would take a third of the time: only those that failed are walked with it. */
async function trace(
  failed: FailedJourney[],
  env: NodeJS.ProcessEnv,
  say: (progress: string) => void,
): Promise<void> {
  const again = failed.slice(0, mostTraces);
  if (again.length === 0) return;
  const projects = [...new Set(again.map(({ project }) => `--project=${project}`))];
  const places = [...new Set(again.map(({ place }) => place))];
  const folder = join(env.FAILURES ?? "", "traces");
  say("Walking what failed once more, for its traces");
  await playwright(["--reporter=line", "--trace=on", ...projects, ...places], { ...env, FAILURES: folder });
  say(
    `Pictures are in ${relative(root, env.FAILURES ?? "")}, traces for \`npx playwright show-trace\` in traces/ there`,
  );
}

function failedIn(report: string): FailedJourney[] {
  return existsSync(report) ? readJourneyReport(readFileSync(report, "utf8")).failed : [];
}

/** Journeys come from one address, and quicker than people do. */
function loosenBrakes(config: string): void {
  const built = JSON.parse(readFileSync(config, "utf8")) as {
    ratelimits: Record<string, { simple: { limit: number } }>;
  };
  for (const { simple } of Object.values(built.ratelimits)) simple.limit *= 10;
  writeFileSync(config, JSON.stringify(built));
}

/** A browser that leaves a page cuts connections, which the runtime reports. */
const noise = /Broken pipe|Connection reset by peer|^\s*stack: /;
/** Lines of a site's log that are shown. */
const mostLines = 20;

/** What a site logged meanwhile: a journey sees no more than its answers. */
function showLog(site: string, log: string, say: (progress: string) => void): void {
  const lines = log.split("\n").filter((line) => line.trim() && !noise.test(line));
  if (lines.length > 0) say(`${site} logged:\n${lines.slice(-mostLines).join("\n")}`);
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
