import { describe, expect, it } from "vitest";
import { menuRoom } from "./menu-room.ts";

const five = ["Home", "About", "Portfolio", "Art", "Blog"];
const name = "Toadstool";

describe("the menu is a row", () => {
  it("from 870 px with the usual links, and closer together where icons follow them", () => {
    expect(menuRoom({ name, labels: five, icons: 0 })).toEqual({ room: 54.375 });
    expect(menuRoom({ name, labels: [...five, "Resume"], icons: 3 })).toEqual({
      room: 54.375,
      tight: "close",
    });
    expect(menuRoom({ name, labels: [...five, "Resume", "Admin", "Log Out"], icons: 3 })).toEqual({
      room: 54.375,
      tight: "bare",
    });
  });

  it("in wider windows where it has more links, a longer name or more icons", () => {
    const rooms = [
      menuRoom({ name, labels: [...five, "Workshops", "Exhibitions", "Shop"], icons: 0 }),
      menuRoom({ name: "The Toadstool Printing Company by the Canal", labels: five, icons: 0 }),
      menuRoom({ name, labels: five, icons: 14 }),
    ].map(({ room }) => room);
    for (const room of rooms) expect(room).toBeGreaterThan(54.375);
  });

  it("nowhere where no window of a usual width has room, whatever it is written in", () => {
    expect(menuRoom({ name, labels: Array<string>(20).fill("Workshops"), icons: 0 })).toEqual({ room: null });
    expect(menuRoom({ name, labels: ["印刷工房".repeat(10), "👩‍🎨".repeat(20)], icons: 0 }).room).toBeNull();
  });
});
