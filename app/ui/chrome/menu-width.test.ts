import { describe, expect, it } from "vitest";
import { menuWidth } from "./menu-width.ts";

const five = ["Home", "About", "Portfolio", "Art", "Blog"];
const name = "Toadstool";

describe("the menu is a row", () => {
  it("from 870 px with the usual links, and closer together where icons follow them", () => {
    expect(menuWidth({ name, labels: five, icons: 0 })).toEqual({ width: 54.375 });
    expect(menuWidth({ name, labels: [...five, "Resume"], icons: 3 })).toEqual({
      width: 54.375,
      tight: "close",
    });
    expect(menuWidth({ name, labels: [...five, "Resume", "Admin", "Log Out"], icons: 3 })).toEqual({
      width: 54.375,
      tight: "bare",
    });
  });

  it("in wider windows where it has more links, a longer name or more icons", () => {
    const widths = [
      menuWidth({ name, labels: [...five, "Workshops", "Exhibitions", "Shop"], icons: 0 }),
      menuWidth({ name: "The Toadstool Printing Company by the Canal", labels: five, icons: 0 }),
      menuWidth({ name, labels: five, icons: 14 }),
    ].map(({ width }) => width);
    for (const width of widths) expect(width).toBeGreaterThan(54.375);
  });

  it("nowhere where no window of a usual width has space, whatever it is written in", () => {
    expect(menuWidth({ name, labels: Array<string>(20).fill("Workshops"), icons: 0 })).toEqual({
      width: null,
    });
    expect(menuWidth({ name, labels: ["印刷工房".repeat(10), "👩‍🎨".repeat(20)], icons: 0 }).width).toBeNull();
  });
});
