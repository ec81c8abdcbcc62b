import { expect, it } from "vitest";
import { pickMutants } from "./pick.ts";

const sources = {
  files: ["a.ts", "b.ts"],
  read: (file: string) => (file === "a.ts" ? "x < 1;\ny && z;\n!w;\n" : 'import "c";\nconst most = 7;\n'),
};

it("a seed chooses the same mutants each time, each line once", () => {
  const { mutants } = pickMutants(sources, 3, 4);
  expect(pickMutants(sources, 3, 4).mutants).toEqual(mutants);
  const lines = mutants.map(({ file, line }) => `${file}:${line}`);
  expect(lines.toSorted()).toEqual(["a.ts:1", "a.ts:2", "a.ts:3", "b.ts:2"]);
});

it("another replaces one that changes nothing", () => {
  const listed = [{ file: "b.ts", line: "const most = 7;", after: "8", why: "Nobody reads it." }];
  const { mutants, left } = pickMutants(sources, 3, 3, listed);
  expect(mutants.map(({ file }) => file)).toEqual(["a.ts", "a.ts", "a.ts"]);
  expect(left.every(({ why }) => why === "Nobody reads it.")).toBe(true);
});
