import { relative, resolve } from "node:path";
import { root } from "./processes.ts";

/** What we read of Playwright's JSON report. */
interface JourneySuite {
  file: string;
  specs: {
    title: string;
    file: string;
    line: number;
    ok: boolean;
    tests: { projectName: string; status: string; results: { errors: { message?: string }[] }[] }[];
  }[];
  suites?: JourneySuite[];
}

interface JourneyReport {
  config: { rootDir: string };
  stats: { expected: number };
  suites: JourneySuite[];
}

export interface FailedJourney {
  title: string;
  /** Path from the repository's root, and line. */
  place: string;
  project: string;
  error: string;
}

/** How many journeys passed, and those that failed. */
export function readJourneyReport(text: string): {
  passed: number;
  failed: FailedJourney[];
} {
  const { config, stats, suites } = JSON.parse(text) as JourneyReport;
  const failed = suites
    .flatMap(specsOf)
    .filter(({ ok }) => !ok)
    .flatMap(({ title, file, line, tests }) =>
      tests.map(({ projectName: project, results }) => ({
        title,
        place: `${relative(root, resolve(config.rootDir, file))}:${line}`,
        project,
        error: results.flatMap((result) => result.errors.map(({ message = "" }) => message)).join("\n"),
      })),
    );
  return { passed: stats.expected, failed };
}

const specsOf = ({ specs, suites = [] }: JourneySuite): JourneySuite["specs"] => [
  ...specs,
  ...suites.flatMap(specsOf),
];
