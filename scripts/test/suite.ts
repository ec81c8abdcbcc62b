import { existsSync, mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildIsolated } from "../local/build.ts";
import { readJourneyReport } from "../local/journey-report.ts";
import type { Failure } from "./failure.ts";
import { measure } from "./measure.ts";
import { readUnitReport } from "./unit-report.ts";

export interface Report {
  passed: number;
  failures: Failure[];
}

/** One line of the table at the end of a run. */
export interface Result extends Report {
  name: string;
  /** Seconds. */
  wall: number;
  /** Seconds of all cores; not known of what ran beside another suite. */
  processor?: number;
}

interface Suite {
  name: string;
  command: string[];
  /** The command for a person that runs it again. */
  again: string;
  env?: NodeJS.ProcessEnv;
  /** Shows its lines as they come, and not only where it fails. */
  isShown?: boolean;
  /** Reads a report with cases of its own; a suite without is one case. */
  read?: (output: string) => Report;
}

/** Runs a suite to its end. One that failed without a failed case has failed as a whole. */
export async function runSuite({ name, command, again, env, isShown, read }: Suite): Promise<Result> {
  console.log(`· ${name}`);
  const { passed, output, wall } = await measure(command, env, isShown ? console.log : undefined);
  if (!passed && !isShown) console.error(output.trim());
  const whole = { name, error: output, again };
  const report = reportOf(passed, read, output);
  if (!passed && report.failures.length === 0) report.failures.push(whole);
  console.log(`${passed ? "✓" : "✗"} ${name} (${wall.toFixed(1)} s)`);
  return { name, ...report, wall };
}

function reportOf(passed: boolean, read: Suite["read"], output: string): Report {
  try {
    return read?.(output) ?? { passed: passed ? 1 : 0, failures: [] };
  } catch {
    // It ended before it could write its report.
    return { passed: 0, failures: [] };
  }
}

/** The unit and document tests; some of these compare the pages with those of the build. */
export async function unitTests(): Promise<Result> {
  const file = newReport();
  // A build that failed is reported as a suite of its own.
  const build = await buildIsolated("small").catch(() => null);
  return runSuite({
    name: "Unit and document tests",
    command: ["vitest", "run", "--reporter=dot", "--reporter=json", `--outputFile.json=${file}`],
    again: "npm run test:unit",
    env: build ? { BUILD: build.folder } : {},
    read: () => readUnitReport(readFileSync(file, "utf8")),
  });
}

/** Journeys of some projects of playwright.config.ts. */
export function journeys(name: string, options: string[]): Promise<Result> {
  const file = newReport();
  return runSuite({
    name,
    command: ["node", "scripts/journeys.ts", ...options],
    again: `npm run test:journeys -- ${options.join(" ")}`,
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: file },
    isShown: true,
    read: () => readWalked(file),
  });
}

function readWalked(file: string): Report {
  // A studio may have no journeys.
  if (!existsSync(file)) return { passed: 0, failures: [] };
  const { passed, failed } = readJourneyReport(readFileSync(file, "utf8"));
  const failures = failed.map(({ title, place, error }) => ({
    name: `${place} ${title}`,
    error,
    again: `npm run test:journeys -- ${place}`,
  }));
  return { passed, failures };
}

const newReport = () => join(mkdtempSync(join(tmpdir(), "report-")), "report.json");
