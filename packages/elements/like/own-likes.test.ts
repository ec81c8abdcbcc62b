import { afterEach, expect, it, vi } from "vitest";
import { ownLikes } from "./own-likes.ts";

function stored(first?: string) {
  const kept = new Map(first === undefined ? [] : [["likes", first]]);
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  return ownLikes("likes");
}

afterEach(() => vi.unstubAllGlobals());

it("remembers a like until it is taken back", () => {
  const own = stored();
  own.remember("toad", true);
  own.remember("frog", true);
  own.remember("toad", false);
  expect([own.has("toad"), own.has("frog")]).toEqual([false, true]);
});

it("takes what it cannot read for nothing", () => {
  expect(["nonsense", '{"toad":true}', "[1]"].map((text) => stored(text).has("toad"))).toEqual([
    false,
    false,
    false,
  ]);
});

it("goes on where storage is off", () => {
  const refuse = () => {
    throw new DOMException("No.");
  };
  vi.stubGlobal("localStorage", { getItem: refuse, setItem: refuse });
  const own = ownLikes("likes");
  own.remember("toad", true);
  expect(own.has("toad")).toBe(false);
});
