import { expect, it } from "vitest";
import { compose } from "./compose.ts";
import { problemsIn } from "./problems.ts";

const shared = { noise: "float noise() {\n  return 0.5;\n}" };
/** The author's third line is the sixth of the whole. */
const composed = compose("// a\n#include <noise>\nfloat x = y;", "#version 300 es", shared);

it.each([
  ["ANGLE", "ERROR: 0:6: 'y' : undeclared identifier\n\0", "“y”: undeclared identifier"],
  ["Mesa", "0:6(11): error: `y' undeclared", "`y' undeclared"],
  ["NVIDIA", '0(6) : error C1503: undefined variable "y"', 'undefined variable "y"'],
])("reads how %s names a line, and reports the author's own", (_, log, message) => {
  expect(problemsIn(log, composed)).toEqual([{ line: 3, message }]);
});

it("names no line where Metal counts the lines of its own translation", () => {
  const log = "program_source:6:5: error: use of undeclared identifier 'y'";
  expect(problemsIn(log, composed)).toEqual([{ line: null, message: "use of undeclared identifier 'y'" }]);
});

it("names the shared function where the problem is in one", () => {
  expect(problemsIn("ERROR: 0:4: 'q' : syntax error", composed)).toEqual([
    { line: null, message: "In <noise>, line 2: “q”: syntax error" },
  ]);
});

it("reports each problem once, and leaves warnings out", () => {
  const log = "WARNING: 0:6: 'x' : unused\nERROR: 0:6: 'y' : undeclared\nERROR: 0:6: 'y' : undeclared";
  expect(problemsIn(log, composed)).toHaveLength(1);
});

it("passes on a log that it cannot read, and explains an empty one", () => {
  expect(problemsIn("Too many samplers", composed)).toEqual([{ line: null, message: "Too many samplers" }]);
  expect(problemsIn("", composed)[0]?.message).toContain("gave no reason");
});
