import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { proofs } from "#testing/proofs/proofs.ts";
import { root } from "../local/processes.ts";
import { casesIn, type Run } from "./run-proof.ts";
import { tableOf, withTable } from "./table.ts";

const runs: Run[] = [
  { name: "cache", seed: 3, cases: 12, seconds: 90, result: "passed" },
  { name: "pages", seed: null, cases: null, seconds: 7, result: "failed" },
];
const page = readFileSync(join(root, "docs/proofs.md"), "utf8");
const when = { commit: "abc123", date: new Date("2026-11-28T12:34:56Z") };

describe("the table of a run", () => {
  it("has a row for each proof, in a terminal", () => {
    expect(tableOf(runs).split("\n")).toEqual([
      "proof  seed  cases  seconds  result",
      "cache     3     12       90  passed",
      "pages     –      –        7  failed",
    ]);
  });

  it("replaces that of the run before in docs/proofs.md, and nothing else", () => {
    const written = withTable(page, proofs, runs, when);
    expect(written).toContain("The last full run: 2026-11-28 12:34 UTC, at commit abc123.");
    expect(written).toMatch(/^\| `cache` \| The page cache .*\. \| 3 \| 12 \| 90 \| passed \|$/m);
    const without = (text: string) => text.replace(/<!-- The table[^]*The end of the table\. -->/, "");
    expect(without(written)).toBe(without(page));
    expect(withTable(written, proofs, runs, when)).toBe(written);
  });
});

describe("the cases of a proof are read from", () => {
  const casesOf = (name: string, output: string) => {
    const proof = proofs.find((each) => each.name === name);
    return proof && casesIn(output, proof.cases);
  };

  it.each([
    ["images", "\n214 cases, 0 faults: each file is answered", 214],
    ["cache", " Test Files  1 passed (1)\n      Tests  1 failed | 8 passed (9)\n", 9],
    ["sweep", "  40 passed (3.0m)\n· own\n  1 failed\n    [pages] › a.ts\n  2 passed (1.0s)\n", 43],
    ["images", "Error: it broke off", null],
  ])("the output of %s", (name, output, cases) => {
    expect(casesOf(name, output)).toBe(cases);
  });
});
