import { describe, expect, it } from "vitest";
import { cornerOf, foldTo, type Leaf, mirrored, turnedAt, withinReach } from "./fold.ts";

const leaf: Leaf = { width: 100, height: 140, side: 1, corner: "bottom" };
const area = (outline: { x: number; y: number }[]) =>
  Math.abs(
    outline.reduce((sum, { x, y }, index) => {
      const next = outline[(index + 1) % outline.length] ?? { x, y };
      return sum + x * next.y - next.x * y;
    }, 0) / 2,
  );

describe("a leaf", () => {
  it("lies flat until its corner is taken", () => {
    expect(foldTo(leaf, cornerOf(leaf))).toMatchObject({ folded: [] });
    expect(area(foldTo(leaf, cornerOf(leaf)).flat)).toBe(100 * 140);
  });

  for (const side of [1, -1] as const)
    for (const corner of ["top", "bottom"] as const)
      it(`keeps all its paper however it is folded, and carries its corner to the finger: ${corner}, side ${side}`, () => {
        const own: Leaf = { ...leaf, side, corner };
        for (const [x, y] of [
          [60, 120],
          [0, 100],
          [-70, 130],
          [-100, cornerOf(own).y],
        ] as const) {
          const at = withinReach(own, { x: side * x, y });
          const { flat, folded, over } = foldTo(own, at);
          expect(area(flat) + area(folded)).toBeCloseTo(100 * 140, 4);
          const there = mirrored(over, cornerOf(own));
          expect([there.x, there.y]).toEqual([expect.closeTo(at.x, 6), expect.closeTo(at.y, 6)]);
        }
      });

  it("lies on the other side when it is turned whole", () => {
    const { flat, folded, over } = foldTo(leaf, { x: -100, y: 140 });
    expect(area(flat)).toBeCloseTo(0, 6);
    const xs = folded.map((point) => mirrored(over, point).x);
    expect([Math.min(...xs), Math.max(...xs)]).toEqual([expect.closeTo(-100, 6), expect.closeTo(0, 6)]);
  });

  it("is never torn from its spine, which stays where it is", () => {
    const at = withinReach(leaf, { x: -300, y: -400 });
    expect(Math.hypot(at.x, at.y - 140)).toBeLessThanOrEqual(100.001);
    expect(Math.hypot(at.x, at.y)).toBeLessThanOrEqual(Math.hypot(100, 140) + 0.001);
    for (const { x } of foldTo(leaf, at).folded) expect(x).toBeGreaterThanOrEqual(-0.001);
  });

  it("is turned by as much as its corner has come across", () => {
    expect([100, 0, -100, -200].map((x) => turnedAt(leaf, { x, y: 0 }))).toEqual([0, 0.5, 1, 1]);
  });
});
