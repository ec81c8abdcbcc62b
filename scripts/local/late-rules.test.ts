import { expect, it } from "vitest";
import { splitLateRules } from "./late-rules.ts";

it("takes what is out of sight at first, and what is for print, with the conditions around it", () => {
  const sheet = [
    ".a{color:red}",
    "@supports (--late:0){.b{color:blue}@media (width<9em){.b{color:red}}}",
    "@layer parts{.c{color:red}@container (width<9em){@supports (--late: 0){.c{color:blue}}}@media print{.c{color:black}}}",
    "@supports (color:red){.d{color:red}}",
  ].join("");
  expect(splitLateRules(sheet)).toEqual({
    first:
      ".a{color:red}@layer parts{.c{color:red}@container (width<9em){}}@supports (color:red){.d{color:red}}",
    late: ".b{color:blue}@media (width<9em){.b{color:red}}@layer parts{@container (width<9em){.c{color:blue}}}@layer parts{@media print{.c{color:black}}}",
  });
});

it("takes what nothing is before it is pointed at, pressed or sent, unless its order decides", () => {
  const states = ".a:hover{color:red}@media (width<9em){.a:active{color:blue}}.b:disabled{color:red}";
  expect(splitLateRules(`${states}.a:not(:hover){border:0}`)).toEqual({
    first: "@media (width<9em){}.a:not(:hover){border:0}",
    late: ".a:hover{color:red}@media (width<9em){.a:active{color:blue}}.b:disabled{color:red}",
  });
  const overruled = ".a:hover{border:0;color:red}.b[open]{border-color:red}";
  expect(splitLateRules(overruled)).toEqual({ first: overruled, late: "" });
  const otherwise = ".b[open]{color:red}:where(.b)[open]{border:0}@layer parts{.b[open]{border:0}}";
  expect(splitLateRules(`.a:hover{border:0}${otherwise}`)).toEqual({
    first: otherwise,
    late: ".a:hover{border:0}",
  });
});

it("leaves a sheet without such rules as it is", () => {
  expect(splitLateRules(".a{color:red}")).toEqual({ first: ".a{color:red}", late: "" });
});
