import { expect, it } from "vitest";
import { byPost, fresh, overTheFence, type Stock } from "./stock.ts";

const after = (stock: Stock, ...steps: ((stock: Stock) => Stock)[]) =>
  steps.reduce((now, step) => step(now), stock);
const fence = Array.from({ length: 7 }, () => overTheFence);

it("sells by post what has gone over the fence, where there is no tin", () => {
  expect(after(fresh(false), ...fence, byPost, byPost).owed).toBe(2);
  expect(after(fresh(false), byPost).owed).toBe(0);
});

it("owes nothing to anybody, where there is one", () => {
  const stock = after(fresh(true), ...fence, ...Array.from({ length: 9 }, () => byPost));
  expect(stock).toEqual({ shelf: 0, tin: 0, file: 0, owed: 0 });
});

it("has as many copies with the tin as without", () => {
  const { shelf, tin } = fresh(true);
  expect(shelf + (tin ?? 0)).toBe(fresh(false).shelf);
});
