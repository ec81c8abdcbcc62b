import { describe, expect, it } from "vitest";
import {
  hashOfPage,
  isNear,
  openingsOf,
  pageId,
  pageInHash,
  pageToTakeUp,
  shapeOf,
  spreadFrom,
  turnOfKey,
} from "./pages.ts";

describe("a page's address", () => {
  it("names each page but the cover, whose address is the zine's", () => {
    expect([1, 2, 8].map(hashOfPage)).toEqual(["", "#p=2", "#p=8"]);
    expect(`#${pageId(3)}`).toBe(hashOfPage(3));
  });

  it("is found again, and no other address is taken for one", () => {
    expect(["#p=1", "#p=3", "#p=8"].map((hash) => pageInHash(hash, 8))).toEqual([1, 3, 8]);
    const wrong = ["", "#p=0", "#p=9", "#p=-1", "#p=1.5", "#p=", "#page", "#p=100", "#p=2x"];
    expect(wrong.map((hash) => pageInHash(hash, 8))).toEqual(wrong.map(() => null));
    expect(pageInHash("#p=5", 4)).toBeNull();
  });
});

describe("an open zine", () => {
  it("shows its covers alone and the others two by two where there is space", () => {
    expect(openingsOf(8, true)).toEqual([[1], [2, 3], [4, 5], [6, 7], [8]]);
    expect(openingsOf(4, true)).toEqual([[1], [2, 3], [4]]);
    expect(openingsOf(4, false)).toEqual([[1], [2], [3], [4]]);
  });

  it("is taken up where it stands: at the page of its address, or where a reader has scrolled to by then", () => {
    const openings = openingsOf(8, true);
    expect(pageToTakeUp(null, 0, openings)).toBe(1);
    expect(pageToTakeUp(null, 2, openings)).toBe(4);
    expect(pageToTakeUp(5, 2, openings)).toBe(5);
    expect(pageToTakeUp(5, 0, openings), "the browser has not followed it").toBe(5);
    expect(pageToTakeUp(5, 3, openings), "a reader has gone on from there").toBe(6);
  });

  it("shows two pages on a screen of 6 to 5 and wider where they are A7; wide pages want a wider screen, tall ones less", () => {
    expect(spreadFrom(1200 / 1697)).toBeCloseTo(6 / 5, 2);
    expect(spreadFrom(1.5)).toBeGreaterThan(16 / 9);
    expect(spreadFrom(0.5)).toBeLessThan(1);
  });
});

it("finds the step of a page's shape, exact for A7 and never narrower than the page", () => {
  expect(shapeOf(1200 / 1697)).toBe("0.7072");
  expect([0.1, 0.5, 0.75, 1, 1.5, 4, 9].map(shapeOf)).toEqual(["0.3", "0.52", "0.76", "1", "1.75", "4", "4"]);
});

describe("keys", () => {
  const key = (name: string, held = {}) =>
    turnOfKey({ altKey: false, ctrlKey: false, metaKey: false, shiftKey: false, ...held }, name);

  it("turn a page with arrows and go to the covers with Home and End", () => {
    expect(["ArrowLeft", "ArrowRight", "Home", "End", "a"].map((name) => key(name))).toEqual([
      -1,
      1,
      -Infinity,
      Infinity,
      0,
    ]);
  });

  it("leave the browser its own: Alt and Left goes back", () => {
    for (const held of ["altKey", "ctrlKey", "metaKey", "shiftKey"])
      expect(key("ArrowLeft", { [held]: true })).toBe(0);
  });
});

it("fetches the pages beside the one that is read, and one opening more after the first turn", () => {
  const near = (read: number) => [0, 1, 2, 3, 4, 5].filter((opening) => isNear(opening, read));
  expect(near(0)).toEqual([0, 1]);
  expect(near(1)).toEqual([0, 1, 2, 3]);
  expect(near(5)).toEqual([4, 5]);
});
