import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { readJourneyReport } from "../local/journey-report.ts";
import { root } from "../local/processes.ts";
import { readUnitReport } from "./unit-report.ts";

describe("a report", () => {
  it("of unit tests names failed tests and files that could not be read", () => {
    const assertionResults = [
      { status: "passed", fullName: "passes" },
      { status: "failed", fullName: "fails", failureMessages: ["Expected 1"] },
    ];
    const testResults = [
      { name: join(root, "domain/a.test.ts"), status: "failed", message: "", assertionResults },
      {
        name: join(root, "domain/b.test.ts"),
        status: "failed",
        message: "No such file",
        assertionResults: [],
      },
    ];
    expect(readUnitReport(JSON.stringify({ numPassedTests: 1, testResults }))).toEqual({
      passed: 1,
      failures: [
        {
          name: "domain/a.test.ts: fails",
          error: "Expected 1",
          again: "npm run test:unit -- domain/a.test.ts",
        },
        { name: "domain/b.test.ts", error: "No such file", again: "npm run test:unit -- domain/b.test.ts" },
      ],
    });
  });

  it("of journeys names what failed, also within groups, by its place in the repository", () => {
    const spec = (title: string, ok: boolean, message = "") => ({
      title,
      file: "../../studio/tests/journeys/art.test.e2e.ts",
      line: 7,
      ok,
      tests: [{ projectName: "studio-pages", status: "", results: [{ errors: [{ message }] }] }],
    });
    const report = {
      config: { rootDir: join(root, "testing/journeys") },
      stats: { expected: 1 },
      suites: [
        {
          file: "",
          specs: [spec("passes", true)],
          suites: [{ file: "", specs: [spec("fails", false, "Late")] }],
        },
      ],
    };
    const place = "studio/tests/journeys/art.test.e2e.ts:7";
    expect(readJourneyReport(JSON.stringify(report))).toEqual({
      passed: 1,
      failed: [{ title: "fails", place, project: "studio-pages", error: "Late" }],
    });
  });
});
