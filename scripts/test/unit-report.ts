import { relative } from "node:path";
import { root } from "../local/processes.ts";
import type { Report } from "./suite.ts";

/** What we read of Vitest's JSON report. */
interface UnitReport {
  numPassedTests: number;
  testResults: {
    /** The path of the file. */
    name: string;
    status: string;
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages?: string[] }[];
  }[];
}

export function readUnitReport(text: string): Report {
  const { numPassedTests, testResults } = JSON.parse(text) as UnitReport;
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name);
    const again = `npm run test:unit -- ${file}`;
    const failed = assertionResults.filter((result) => result.status === "failed");
    // A file that could not be imported has no tests.
    if (status === "failed" && failed.length === 0) return [{ name: file, error: message, again }];
    return failed.map(({ fullName, failureMessages = [] }) => ({
      name: `${file}: ${fullName}`,
      error: failureMessages.join("\n"),
      again,
    }));
  });
  return { passed: numPassedTests, failures };
}
