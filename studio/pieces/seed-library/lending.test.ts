import { expect, it } from "vitest";
import { autumnOf, firstOf, isSquash, kinds, labelOf, nameOf } from "./lending.ts";

it("has sixty-three kinds, each with a name of its own", () => {
  const names = Array.from({ length: kinds }, (_, drawer) => nameOf(drawer));
  expect(new Set(names).size).toBe(63);
  expect(names[0]).toBe("Aunt’s Purple");
  expect(names.join(" ")).not.toMatch(/undefined/);
});

it("loses four loans in ten, and has the others back with interest", () => {
  const autumn = autumnOf(4);
  const returns = Array.from({ length: 1000 }, () => autumn(firstOf(0)));
  const lost = returns.filter(({ kind }) => kind === "overdue").length;
  expect(lost).toBeGreaterThan(350);
  expect(lost).toBeLessThan(450);
  const back = returns.flatMap((each) => (each.kind === "back" ? [each.packet.seeds] : []));
  expect(new Set(back)).toEqual(new Set([24]));
});

it("prints a line of descent that goes back to the tin, and never to the same garden twice running", () => {
  const autumn = autumnOf(9);
  let packet = firstOf(0);
  while (packet.line.length < 6) {
    const next = autumn(packet);
    if (next.kind === "back") packet = next.packet;
  }
  const label = labelOf(packet);
  expect(label.slice(0, 2)).toEqual(["CLIMBING BEAN", "“Aunt’s Purple”"]);
  expect(label[2]).toMatch(/^2023, /);
  expect(label.at(-1)).toBe("2018, the cake tin");
  packet.line.forEach(({ garden }, at) => expect(garden).not.toBe(packet.line[at + 1]?.garden));
});

it("moves squash to the surprises, and no bean", () => {
  const squash = Array.from({ length: kinds }, (_, drawer) => drawer).filter(isSquash);
  const autumn = autumnOf(2);
  const grown = [0, ...squash].map((drawer) => {
    for (;;) {
      const next = autumn(firstOf(drawer));
      if (next.kind === "back") return next.packet;
    }
  });
  expect(grown.map(({ isSurprise }) => isSurprise)).toEqual([false, true, true, true]);
  expect(labelOf(grown[1] ?? firstOf(0))[0]).toBe("SURPRISE");
});
