import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { type Build, buildIsolated } from "./local/build.ts";
import { isolate } from "./local/isolation.ts";
import { walkJourneys } from "./local/journeys.ts";
import { environment, root, run } from "./local/processes.ts";
import { openScratch } from "./local/scratch.ts";
import { prepareState } from "./local/stack.ts";
import type { Studio } from "./local/studio.ts";
import { checkTypes } from "./local/types.ts";

const scratch = openScratch();
isolate(scratch);
const unitReport = join(scratch, "unit.json");
const count = { passed: 0, failed: 0 };
const built: Partial<Record<Studio, Build>> = {};
const prepared: Partial<Record<Studio, Promise<string>>> = {};
/** By name, for the last lines: the output above is long. */
const failures: string[] = [];
const flaky: string[] = [];

await check("Content", () => run("node", ["scripts/content.ts"]));
// On two cores: the unit tests and then the engine's journeys fill one; the checks of the sources, the other studios and the
// studio's own journeys the other one. What waits for a letter leaves its core to what does not.
say("· Unit tests begin");
const unitTests = suite("Unit tests", unitReport, unitCounts, () =>
  command("vitest", ["run", "--reporter=dot", "--reporter=json", `--outputFile.json=${unitReport}`]),
);
await checkSources();
await Promise.all([
  unitTests.then(() => journeys("Journeys", "pages", 2, "small")),
  journeys("Journeys of the studio through what is drawn", "studio-drawn", 1, "own")
    .then(() => check("A fresh studio, and one with a single project", studios))
    .then(() => journeys("Journeys of the studio", "studio-pages", 2, "own")),
]);

for (const name of flaky) console.log(`~ passed at the second try: ${name}`);
for (const name of failures) console.log(`✗ ${name}`);
console.log(`\n${count.passed} passed, ${count.failed} failed`);
process.exit(count.failed === 0 ? 0 : 1);

function studios(): Promise<unknown> {
  return run("node", ["scripts/studios.ts"]);
}

function journeys(name: string, project: string, sites: number, studio: Studio): Promise<void> {
  const report = join(scratch, `${project}.json`);
  const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: report };
  return suite(name, report, journeyCounts, async () => {
    if (!built[studio]) throw new Error("There is no build to walk through.");
    const args = ["--reporter=list,json", `--project=${project}`, "--pass-with-no-tests"];
    const state = await (prepared[studio] ??= prepare(studio));
    return walkJourneys(args, say, { built: built[studio], prepared: state, sites, studio, env });
  });
}

/** The folder of a state with the sample of a studio. */
async function prepare(studio: Studio): Promise<string> {
  const folder = join(scratch, `prepared-${studio}`);
  await prepareState(folder, say, studio);
  return folder;
}

async function checkSources(): Promise<void> {
  for (const studio of ["own", "small"] as const)
    await check(studio === "own" ? "Build" : "Build of the small studio", async () => {
      built[studio] = await buildIsolated(studio);
    });
  await check("Format", () => run("oxfmt", ["--check"]));
  await check("Lint", () => run("oxlint", []));
  await check("Types", checkTypes);
}

async function check(name: string, command: () => Promise<unknown>): Promise<void> {
  const started = Date.now();
  const passed = await command().then(
    () => true,
    (error: Error) => {
      console.error(error.message);
      return false;
    },
  );
  count[passed ? "passed" : "failed"] += 1;
  if (!passed) failures.push(name);
  sayResult(name, passed, started);
}

/** Counts a suite's own tests; a suite that left no report has failed as a whole. */
async function suite(
  name: string,
  report: string,
  counts: (report: never) => typeof count,
  run: () => Promise<boolean>,
) {
  const started = Date.now();
  let passed = false;
  try {
    passed = await run();
    const { passed: good, failed: bad } = counts(JSON.parse(readFileSync(report, "utf8")) as never);
    count.passed += good;
    count.failed += bad;
    if (!passed && bad === 0) {
      count.failed += 1;
      failures.push(name);
    }
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    passed = false;
    count.failed += 1;
    failures.push(name);
  }
  sayResult(name, passed, started);
}

interface UnitReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { name: string; assertionResults: { status: string; fullName: string }[] }[];
}

function unitCounts({ numPassedTests, numFailedTests, testResults }: UnitReport): typeof count {
  for (const { name: file, assertionResults } of testResults)
    for (const { status, fullName } of assertionResults)
      if (status === "failed") failures.push(`${relative(root, file)}: ${fullName}`);
  return { passed: numPassedTests, failed: numFailedTests };
}

interface JourneySuite {
  file: string;
  specs: { title: string; tests: { status: "expected" | "unexpected" | "flaky" | "skipped" }[] }[];
  suites?: JourneySuite[];
}

interface JourneyReport {
  stats: { expected: number; unexpected: number; flaky: number };
  suites: JourneySuite[];
}

function journeyCounts({ stats, suites }: JourneyReport): typeof count {
  for (const suite of suites) nameTroubled(suite);
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
}

function nameTroubled({ file, specs, suites = [] }: JourneySuite): void {
  for (const { title, tests } of specs) {
    if (tests.some(({ status }) => status === "unexpected")) failures.push(`${file}: ${title}`);
    if (tests.some(({ status }) => status === "flaky")) flaky.push(`${file}: ${title}`);
  }
  for (const inner of suites) nameTroubled(inner);
}

/** Runs a tool, and shows its output once it is done. */
function command(tool: string, args: string[]): Promise<boolean> {
  const child = spawn(tool, args, { cwd: root, env: environment, stdio: ["ignore", "pipe", "pipe"] });
  const said: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (part: Buffer) => said.push(part));
  return new Promise((done) => {
    child.once("error", () => done(false));
    child.once("close", (code) => {
      process.stdout.write(Buffer.concat(said));
      done(code === 0);
    });
  });
}

function sayResult(name: string, passed: boolean, started: number): void {
  say(`${passed ? "✓" : "✗"} ${name} (${((Date.now() - started) / 1000).toFixed(1)} s)`);
}

function say(progress: string): void {
  console.log(progress);
}
