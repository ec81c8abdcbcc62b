import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { oneAtATime } from "./one-at-a-time.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function slowly() {
  const begun: (() => void)[] = [];
  const task = oneAtATime(() => new Promise<void>((done) => begun.push(done)), 400);
  return { ...task, begun };
}

test("many calls are one run, after a pause", async () => {
  const { call, begun } = slowly();
  call();
  await vi.advanceTimersByTimeAsync(300);
  call();
  await vi.advanceTimersByTimeAsync(300);
  expect(begun).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(100);
  expect(begun).toHaveLength(1);
});

test("a call that comes during a run leads to a run after it", async () => {
  const { now, call, begun } = slowly();
  now();
  call();
  await vi.advanceTimersByTimeAsync(5000);
  expect(begun).toHaveLength(1);
  begun[0]?.();
  await vi.advanceTimersByTimeAsync(400);
  expect(begun).toHaveLength(2);
});

test("nothing runs without a call", async () => {
  const { now, begun } = slowly();
  now();
  begun[0]?.();
  await vi.advanceTimersByTimeAsync(5000);
  expect(begun).toHaveLength(1);
});

test("a cancelled call does not run", async () => {
  const { now, call, cancel, begun } = slowly();
  call();
  cancel();
  await vi.advanceTimersByTimeAsync(5000);
  expect(begun).toHaveLength(0);
  now();
  call();
  cancel();
  begun[0]?.();
  await vi.advanceTimersByTimeAsync(5000);
  expect(begun).toHaveLength(1);
});

test("what came to nothing runs again after a while, until it is done or cancelled", async () => {
  const ends = [false, false, true];
  let runs = 0;
  const { now, cancel } = oneAtATime(async () => ends[runs++], 400, 10_000);
  now();
  await vi.advanceTimersByTimeAsync(9_999);
  expect(runs).toBe(1);
  await vi.advanceTimersByTimeAsync(10_001);
  expect(runs).toBe(3);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(runs).toBe(3);
  runs = 0;
  now();
  await vi.advanceTimersByTimeAsync(0);
  cancel();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(runs).toBe(1);
});
