import { randomFrom } from "@toadstool/stage";
import { describe, expect, it } from "vitest";
import { agree, agreement, type Lantern } from "./agreement.ts";

const stepped = (lanterns: Lantern[], reach: number, steps: number) => {
  let now = lanterns;
  for (let i = 0; i < steps; i += 1) {
    const hues = agree(now, reach);
    now = now.map((one, at) => ({ ...one, hue: hues[at] ?? 0 }));
  }
  return now;
};

describe("lanterns that hear their neighbours", () => {
  it("agree in time, whatever colours they start with", () => {
    const random = randomFrom(4);
    const start = Array.from({ length: 24 }, (_, i) => ({
      x: i % 6,
      y: Math.floor(i / 6),
      hue: random() * 6.28,
    }));
    expect(agreement(stepped(start, 9, 400))).toBeGreaterThan(0.98);
    expect(agreement(start)).toBeLessThan(0.6);
  });

  it("stay as they are where nobody is near, or two camps are exactly opposite", () => {
    const apart = [
      { x: 0, y: 0, hue: 0 },
      { x: 9, y: 0, hue: 2 },
    ];
    expect(agree(apart, 3)).toEqual([0, 2]);
    expect(
      agree(
        apart.map((one, i) => ({ ...one, hue: i * Math.PI })),
        99,
      ),
    ).toEqual([0, Math.PI]);
  });
});
