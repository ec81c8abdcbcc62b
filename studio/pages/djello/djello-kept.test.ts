import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createDjello, type Pattern, presets, writePattern } from "../../djello/djello.ts";
import { keepPattern, keptPattern } from "./djello-kept.ts";

const first = presets[0]?.pattern as Pattern;
const addresses: string[] = [];
const page = Object.assign(new EventTarget(), {
  setTimeout: (ring: () => void, after: number) => setTimeout(ring, after),
});

beforeEach(() => {
  const items = new Map<string, string>();
  addresses.length = 0;
  vi.useFakeTimers();
  vi.stubGlobal("window", page);
  vi.stubGlobal("location", { href: "https://toadstool.test/project/djello" });
  vi.stubGlobal("history", {
    state: null,
    replaceState: (_: null, __: "", to: string) => addresses.push(to),
  });
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const tempoKept = () => keptPattern()?.tempo;

it("keeps what is set on this device and in the address, once a slider rests", () => {
  const model = createDjello(first);
  const stop = keepPattern(model);
  for (const tempo of [120, 140, 160]) model.tempo(tempo);
  expect(tempoKept()).toBeUndefined();
  vi.advanceTimersByTime(500);
  expect(tempoKept()).toBe(160);
  expect(addresses.length).toBe(1);
  expect(addresses[0]).toContain(writePattern(model.getSnapshot().pattern));
  stop();
});

it("keeps the last change of who leaves at once on this device, and leaves the next page's address alone", () => {
  const model = createDjello(first);
  const stop = keepPattern(model);
  model.tempo(150);
  stop();
  expect(tempoKept()).toBe(150);
  vi.advanceTimersByTime(500);
  expect(addresses).toEqual([]);
});

it("keeps it when the page is closed, and writes the address too if it is come back to", () => {
  const model = createDjello(first);
  const stop = keepPattern(model);
  model.tempo(150);
  page.dispatchEvent(new Event("pagehide"));
  expect(tempoKept()).toBe(150);
  vi.advanceTimersByTime(500);
  expect(addresses.length).toBe(1);
  stop();
});

it("writes nothing where nothing was changed", () => {
  const stop = keepPattern(createDjello(first));
  page.dispatchEvent(new Event("pagehide"));
  stop();
  expect(keptPattern()).toBeNull();
});
