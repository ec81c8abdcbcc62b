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

it("leaves a sheet without such rules as it is", () => {
  expect(splitLateRules(".a{color:red}")).toEqual({ first: ".a{color:red}", late: "" });
});
