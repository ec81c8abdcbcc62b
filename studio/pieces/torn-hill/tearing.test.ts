import { expect, it } from "vitest";
import { decided, drawn, most, scraps, ticketAt, torn, WIDTH } from "./tearing.ts";

it("never lets the ticket into the middle", () => {
  for (let share = 0; share <= 1; share += 0.01)
    expect(Math.abs(ticketAt(share) - 0.5)).toBeGreaterThanOrEqual(0.159);
  expect(ticketAt(0.2)).toBe(0.2);
});

it("bares the core when torn towards oneself, and next to nothing when torn away", () => {
  const widest = (towards: boolean) => {
    const { face, core } = torn(decided(3, 2), 3, towards);
    return Math.max(...face.map(([x, y], at) => Math.hypot(x - (core[at]?.[0] ?? x), y - (core[at]?.[1] ?? y))));
  }; // oxfmt-ignore
  expect(widest(true)).toBeGreaterThan(6);
  expect(widest(false)).toBeLessThan(2);
});

it("reaches from edge to edge, whoever drew the hill", () => {
  for (const line of [decided(1, 0), drawn([[400, 90], [200, 120], [300, 100]])]) {
    expect(line[0]?.[0]).toBeLessThan(0);
    expect(line.at(-1)?.[0]).toBeGreaterThan(WIDTH);
    expect(line.every(([x], at) => at === 0 || x >= (line[at - 1]?.[0] ?? 0))).toBe(true);
  }
}); // oxfmt-ignore

it("has no paper twice", () => expect(new Set(scraps.map(({ name }) => name)).size).toBe(most));
