import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { watchLostContexts } from "./lost-contexts.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function watched() {
  const canvas = new EventTarget();
  // workerd's own EventTarget captures nothing.
  const host = {
    addEventListener: (type: string, heard: (event: Event) => void, { signal }: { signal: AbortSignal }) =>
      canvas.addEventListener(type, heard, { signal }),
  } as unknown as HTMLElement;
  const leaving = new AbortController();
  const calls: string[] = [];
  const losses = watchLostContexts({
    host,
    signal: leaving.signal,
    lost: () => calls.push("lost"),
    again: () => calls.push("again"),
    giveUp: () => calls.push("gave up"),
  });
  const lose = (type = "webglcontextlost") => {
    const event = new Event(type, { cancelable: true });
    canvas.dispatchEvent(event);
    return event;
  };
  return { leaving, calls, losses, lose };
}

it("ends the piece at once, and restarts it after a delay", () => {
  const { calls, losses, lose } = watched();
  // A browser restores only a context whose loss was prevented.
  expect(lose().defaultPrevented).toBe(true);
  expect(calls).toEqual(["lost"]);
  expect(losses.waiting).toBe(true);
  vi.advanceTimersByTime(600);
  expect(calls).toEqual(["lost", "again"]);
  expect(losses.waiting).toBe(false);
});

it("waits longer after each loss, and gives up after the fourth", () => {
  const { calls, lose } = watched();
  for (const delay of [600, 1_200, 1_800]) {
    lose("contextlost");
    vi.advanceTimersByTime(delay - 1);
    expect(calls.at(-1)).toBe("lost");
    vi.advanceTimersByTime(1);
    expect(calls.at(-1)).toBe("again");
  }
  lose();
  vi.advanceTimersByTime(60_000);
  expect(calls.slice(-2)).toEqual(["lost", "gave up"]);
});

it("restarts nothing once the frame has left", () => {
  const { calls, leaving, lose } = watched();
  lose();
  leaving.abort();
  vi.advanceTimersByTime(60_000);
  lose();
  expect(calls).toEqual(["lost"]);
});
