import { expect, it } from "vitest";
import { sheetAsked, sheetCode, sheetFrom, sheetPath } from "./sheet.ts";

const sheets = [
  [{ seed: 0, paper: null, inks: null }, "0", "?seed=0"],
  [{ seed: 4_294_967_295, paper: "c", inks: "vpyt" }, "1z141z3-c-vpyt", "?seed=4294967295&paper=c&inks=vpyt"],
  [{ seed: 35, paper: "k", inks: null }, "z-k", "?seed=35&paper=k"],
  [{ seed: 36, paper: null, inks: "b" }, "10--b", "?seed=36&inks=b"],
] as const;

it.each(sheets)("gives %o a code and an address, and finds it by either", (sheet, code, query) => {
  expect(sheetCode(sheet)).toBe(code);
  expect(sheetFrom(code)).toEqual(sheet);
  expect(sheetPath("snakes", sheet)).toBe(`/art/series/snakes${query}`);
  expect(sheetAsked(new URLSearchParams(query))).toEqual(sheet);
});

it.each([
  "",
  "-",
  "00",
  "01",
  "A",
  "1z141z4",
  "zzzzzzz",
  "zzzzzzzzzzzz",
  "7-",
  "7--",
  "7-c-",
  "7-cc",
  "7-c-vpytb",
  "7-c-vv",
  "7-c-v-p",
  "7 ",
  "7-é",
  "../7",
  "7\n",
  "constructor",
])("finds no sheet by '%s'", (code) => expect(sheetFrom(code)).toBeNull());

it.each(["", "?seed=cat", "?seed=7&paper=cc", "?seed=7&inks=vpytb", "?seed=7&inks=vv", "?seed=7&paper=C"])(
  "prints nothing for '%s'",
  (query) => expect(sheetAsked(new URLSearchParams(query))).toBeNull(),
);

it("takes a choice left empty for none, as a form sends it", () => {
  expect(sheetAsked(new URLSearchParams("?seed=7&paper=&inks="))).toEqual({
    seed: 7,
    paper: null,
    inks: null,
  });
});
