import { describe, expect, it } from "vitest";
import { distanceOf, nearest, type Shape, shapes, signs } from "./signs.ts";

describe("the sign that was seen", () => {
  it("is found first by its three answers, each of the twenty", () => {
    expect(signs).toHaveLength(20);
    for (const sign of signs) {
      const [first, second] = nearest(sign);
      expect(first).toEqual({ sign, far: 0 });
      expect(second?.far).toBeGreaterThan(0);
    }
  });

  it("stays near where a shape was taken for one like it, and goes far where nobody would", () => {
    const seen = { place: "chest", way: "still" } as const;
    expect(nearest({ ...seen, shape: "open" })[0]?.sign.means).toBe("mine");
    expect(distanceOf("flat", "open")).toBeLessThan(distanceOf("flat", "fist"));
    const names = Object.keys(shapes) as Shape[];
    for (const one of names)
      for (const other of names) expect(distanceOf(one, other)).toBe(distanceOf(other, one));
  });

  it("always has a nearest one, even of nothing", () => expect(nearest({})).toHaveLength(20));
});
