import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { keepRuns } from "./kept-runs.ts";

const newFile = () => join(mkdtempSync(join(tmpdir(), "toadstool-runs-")), "runs.json");

it("goes on after what the same task has done", () => {
  const file = newFile();
  keepRuns<string>(file, "abc 1").add("first");
  const again = keepRuns<string>(file, "abc 1");
  again.add("second");
  expect(keepRuns(file, "abc 1").runs).toEqual(["first", "second"]);
});

it("begins anew at another commit, where nothing can be resumed, and once it has come to its end", () => {
  const file = newFile();
  keepRuns<string>(file, "abc 1").add("first");
  expect(keepRuns(file, "def 1").runs).toEqual([]);
  expect(keepRuns(file, null).runs).toEqual([]);
  keepRuns(file, "abc 1").forget();
  expect(keepRuns(file, "abc 1").runs).toEqual([]);
});
