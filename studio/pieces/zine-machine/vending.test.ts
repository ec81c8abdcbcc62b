import { expect, it } from "vitest";
import { accounts, jamsAt, jamsOneIn, panels, printLeft } from "./vending.ts";

it("jams once in nine on a wet day, and once in a hundred and forty with dotted creases", () => {
  expect(jamsOneIn(100, false)).toBe(9);
  expect(jamsOneIn(100, true)).toBe(140);
  expect(jamsOneIn(0, false)).toBeGreaterThan(jamsOneIn(50, false));
});

it("jams between the second pleat and the last, or not at all", () => {
  expect(jamsAt(9, 0.2, 0.5)).toBe(0);
  for (const where of [0, 0.5, 0.999]) {
    expect(jamsAt(9, 0.1, where)).toBeGreaterThanOrEqual(2);
    expect(jamsAt(9, 0.1, where)).toBeLessThanOrEqual(panels);
  }
});

it("is blank after three summers", () => expect([0, 3, 4].map(printLeft)).toEqual([1, 0, 0]));

it("pays thirty pence of fifty, and counts buttons apart", () => {
  expect(accounts({ coins: 1, buttons: 0, sold: 1 })).toBe("In the till: 1 coin. To the artists: 30p.");
  expect(accounts({ coins: 0, buttons: 1, sold: 0 })).toContain("till: 1 coat button.");
  expect(accounts({ coins: 3, buttons: 2, sold: 5 })).toMatch(/3 coins and 2 coat buttons.*£1\.50/);
});
