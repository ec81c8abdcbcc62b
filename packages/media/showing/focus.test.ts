import { expect, it } from "vitest";
import { focusClass } from "./focus.ts";

it("names the nearest of the classes that a style sheet has, and none for the middle", () => {
  expect(focusClass({ x: 23, y: 88 })).toBe("focused focus-x20 focus-y90");
  expect(focusClass({ x: 0, y: 100 })).toBe("focused focus-x0 focus-y100");
  expect(focusClass({ x: -5, y: 180 })).toBe("focused focus-x0 focus-y100");
  for (const centred of [undefined, { x: 50, y: 50 }, { x: 46, y: 54 }]) {
    expect(focusClass(centred)).toBeUndefined();
  }
});
