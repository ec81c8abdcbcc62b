import { parseArgs } from "node:util";
import { changedFiles } from "./check/changed-files.ts";
import { relatedTests } from "./check/related-tests.ts";
import { isolate } from "./local/isolation.ts";
import { root, run } from "./local/processes.ts";
import { openScratch } from "./local/scratch.ts";
import { checkTypes } from "./local/types.ts";

/** More test files would take longer than a minute on two cores; `npm test` runs them all. */
const mostTests = 25;

/** `npm run check` looks at what is not committed yet, or at the last commit; `-- --since=main` at a whole branch. */
const { since } = parseArgs({ options: { since: { type: "string", default: "" } } }).values;

isolate(openScratch());
const began = Date.now();
let failed = 0;
const { against, files } = changedFiles(root, since);
const sources = files.filter((file) => /\.(ts|tsx|js|mjs)$/.test(file));
const related = await relatedTests(files);
const tests = related.slice(0, mostTests);
console.log(`${counted(files.length, "changed file")}, compared with ${against}`);

await Promise.all([
  check("Format", files.length, () =>
    run("oxfmt", ["--check", "--no-error-on-unmatched-pattern", "--", ...files]),
  ),
  check("Lint", sources.length, () => run("oxlint", ["--no-error-on-unmatched-pattern", "--", ...sources])),
  check("Types", null, checkTypes),
  check("Tests nearby", tests.length, () => run("vitest", ["run", "--reporter=dot", ...tests])),
]);

const left = related.length - tests.length;
if (left > 0) console.log(`– ${counted(left, "test file")} further away: npm test runs them`);
console.log("– Journeys: npm test walks some, npm run test:journeys -- FILE those of what you change");
console.log(`\n${failed === 0 ? "Passed" : `${failed} failed`} after ${seconds(began)}`);
process.exit(failed === 0 ? 0 : 1);

/** Runs a check on so many files, unless there is none for it; null where it always takes the whole project. */
async function check(name: string, size: number | null, command: () => Promise<unknown>): Promise<void> {
  if (size === 0) return console.log(`– ${name}: nothing to check`);
  const started = Date.now();
  const message = await command().then(
    () => "",
    (error: Error) => error.message,
  );
  if (message) failed += 1;
  if (message) console.error(message);
  const extent = size === null ? "the project" : counted(size, "file");
  console.log(`${message ? "✗" : "✓"} ${name}: ${extent} (${seconds(started)})`);
}

function counted(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? "" : "s"}`;
}

function seconds(since: number): string {
  return `${((Date.now() - since) / 1000).toFixed(1)} s`;
}
