import { availableParallelism } from "node:os";
import { isolate } from "./local/isolation.ts";
import { openScratch } from "./local/scratch.ts";
import { describeFailures } from "./test/failure.ts";
import { busySeconds } from "./test/measure.ts";
import { journeys, type Result, runSuite, unitTests } from "./test/suite.ts";
import { tableOf } from "./test/table.ts";

isolate(openScratch());
const time = startClock();
const results: Result[] = [];
const building = "node scripts/local/keep-site.ts";

/** Each takes about one core; those that take longest begin. A build begins with the check of its studio's content. */
const onOneCore = [
  () =>
    command(
      "Build of the small studio",
      `${building} small`,
      "node scripts/installed.mjs scripts/local/keep-site.ts small",
    ),
  () => command("Build", `${building} own`, "npm run build"),
  () => command("Types", "node scripts/local/check-types.ts", "npm run typecheck"),
  () => command("Lint", "oxlint", "npm run lint"),
  () => command("Unused files, exports and dependencies", "knip", "npx knip"),
  () => command("Format", "oxfmt --check", "npm run format"),
];
/** Each takes as many cores as there are: runtimes of tests, or a site and a browser for each. */
const onAllCores = [
  unitTests,
  () => journeys("Journeys", ["--project=pages", "--grep=@smoke"]),
  () =>
    journeys("Journeys of the studio", ["--project=studio-pages", "--project=studio-drawn", "--grep=@smoke"]),
];

await inTurn(availableParallelism(), onOneCore);
await inTurn(1, onAllCores);

const failures = results.flatMap((result) => result.failures);
console.log(`\n${tableOf(results, time())}`);
if (failures.length > 0) console.log(`\n${describeFailures(failures)}`);
process.exit(failures.length === 0 ? 0 : 1);

function command(name: string, line: string, again: string): Promise<Result> {
  return runSuite({ name, command: line.split(" "), again });
}

/** Runs suites one after the other, so many at once: more than there are cores would wait for each other. */
async function inTurn(atOnce: number, suites: (() => Promise<Result>)[]): Promise<void> {
  const left = suites.values();
  const lane = async () => {
    for (const run of left) {
      const time = startClock();
      const result = await run();
      results.push(atOnce === 1 ? { ...result, ...time() } : result);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
}

function startClock() {
  const [started, busy] = [performance.now(), busySeconds()];
  return () => ({ wall: (performance.now() - started) / 1_000, processor: busySeconds() - busy });
}
