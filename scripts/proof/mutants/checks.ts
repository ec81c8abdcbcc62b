import { readFileSync, rmSync } from "node:fs";
import { join, relative } from "node:path";
import type { Tree } from "./tree.ts";

/** Milliseconds after which a check never ends: a mutant may loop for ever. All of `npm test` may take longer. */
const patience = { tests: 1_200_000, types: 600_000, all: 5_400_000 };

interface Report {
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { status: string; fullName: string }[];
  }[];
}

/** The first of these test files' tests that fails, by name; null where all pass. */
export async function failingTest(tree: Tree, tests: readonly string[]): Promise<string | null> {
  if (tests.length === 0) return null;
  const report = join(tree.root, ".wrangler/mutant.json");
  rmSync(report, { force: true });
  const options = ["--bail=1", "--reporter=json", `--outputFile=${report}`];
  const { status, output } = await tree.run(["vitest", "run", ...tests, ...options], patience.tests);
  if (status === 0) return null;
  if (status === null) return "the tests, which do not end";
  return failureIn(report, tree.root) ?? `the tests: ${lastLine(output)}`;
}

function failureIn(report: string, root: string): string | null {
  try {
    const { testResults } = JSON.parse(readFileSync(report, "utf8")) as Report;
    for (const { name, status, message, assertionResults } of testResults.filter(isFailed)) {
      const failed = assertionResults.find(isFailed)?.fullName ?? message.split("\n")[0] ?? status;
      return `${relative(root, name)}: ${failed}`;
    }
  } catch {
    // It broke off before it wrote one.
  }
  return null;
}

const isFailed = ({ status }: { status: string }) => status === "failed";

/** The first error of the types; null where there is none. What the compiler has found out is kept for the next call. */
export async function typeError(tree: Tree): Promise<string | null> {
  const command = ["tsc", "--incremental", "--tsBuildInfoFile", ".wrangler/mutant.tsbuildinfo"];
  const { status, output } = await tree.run(command, patience.types);
  return status === 0 ? null : `types: ${output.split("\n")[0]}`;
}

/** What fails in all of `npm test`; null where nothing does. */
export async function failingCheck(tree: Tree): Promise<string | null> {
  const { status, output } = await tree.run(["node", "scripts/test.ts"], patience.all);
  if (status === 0) return null;
  if (status === null) return "npm test, which does not end";
  return `npm test: ${/^✗ (.+)$/m.exec(output)?.[1] ?? lastLine(output)}`;
}

function lastLine(output: string): string {
  return output.trim().split("\n").at(-1) ?? "";
}
