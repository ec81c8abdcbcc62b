import { expect, test, vi } from "vitest";
import { atOnce, inTurns } from "./turns.ts";

function* count(to: number, each: () => void = () => undefined) {
  let sum = 0;
  for (let number = 1; number <= to; number += 1) {
    sum += number;
    each();
    yield;
  }
  return sum;
}

test("work is the same at once and in turns", async () => {
  expect(atOnce(count(4))).toBe(10);
  expect(await inTurns(count(4))).toBe(10);
});

test("long work lets others have their turn", async () => {
  const clock = vi.spyOn(performance, "now");
  let now = 0;
  clock.mockImplementation(() => (now += 5));
  const happened: string[] = [];
  setTimeout(() => happened.push("other"));
  await inTurns(count(20, () => happened.push("work")));
  clock.mockRestore();
  expect(happened.indexOf("other")).toBeGreaterThan(0);
  expect(happened.indexOf("other")).toBeLessThan(20);
});

test("cancelled work is abandoned", async () => {
  const leaving = new AbortController();
  let done = 0;
  const found = await inTurns(
    count(20, () => {
      done += 1;
      if (done === 3) leaving.abort();
    }),
    leaving.signal,
  );
  expect(found).toBeNull();
  expect(done).toBe(3);
});
