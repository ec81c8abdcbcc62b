import { describe, expect, it } from "vitest";
import { candidatesIn, withMutant } from "./candidates.ts";

const mutantsOf = (code: string, file = "a.ts") =>
  candidatesIn(file, code).map((mutant) => withMutant(code, mutant));

describe("a mutant changes", () => {
  it.each([
    ["x === 1n;", "x !== 1n;"],
    ["x < y;", "x <= y;"],
    ["x && y;", "x || y;"],
    ["(x ?? y) - z;", "(x ?? y) + z;"],
    ["if (!isOpen) stop();", "if (isOpen) stop();"],
    ["const isOpen = true;", "const isOpen = false;"],
    ["const most = 40;", "const most = 41;"],
    ["function f() { return x; }", "function f() { return null as never; }"],
    ["const f = () => ({ x });", "const f = () => (null as never);"],
    ["const f = x as number + y;", "const f = x as number - y;"],
    ['const é = "“😀”"; x > y;', 'const é = "“😀”"; x >= y;'],
  ])("%s", (code, mutant) => {
    expect(mutantsOf(code)).toContain(mutant);
  });

  it.each([
    'import { a } from "a" with { type: "json" };',
    "type Level = 1 | 2 | true;",
    'const text = "a === b && !c";',
    "// x === 1",
    "function f() { return null; }",
    "function f(): 1 | void { return undefined; }",
  ])("nothing in %s", (code) => {
    expect(mutantsOf(code)).toEqual([]);
  });

  it("what a page shows, too", () => {
    const code = "const page = <p hidden={count < 2}>{count}</p>;";
    expect(mutantsOf(code, "page.tsx")).toContain("const page = <p hidden={count <= 2}>{count}</p>;");
  });
});
