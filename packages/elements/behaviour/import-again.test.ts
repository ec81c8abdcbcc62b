import { describe, expect, it } from "vitest";
import { importAgain } from "./import-again.ts";

const lost = (words: string) => () => Promise.reject(new TypeError(words));

describe("a module that is imported again", () => {
  it.each([
    [
      "Failed to fetch dynamically imported module: https://a.example/x-1.js",
      "https://a.example/x-1.js?again=",
    ],
    [
      "error loading dynamically imported module: https://a.example/x.js?v=1",
      "https://a.example/x.js?v=1&again=",
    ],
  ])("is fetched under another address: %s", async (words, begins) => {
    const asked: string[] = [];
    const module = await importAgain(lost(words), (address) => {
      asked.push(address);
      return Promise.resolve({ default: 7 });
    });
    expect(module).toEqual({ default: 7 });
    expect(asked).toHaveLength(1);
    expect(asked[0]?.slice(0, begins.length)).toBe(begins);
    expect(asked[0]?.slice(begins.length)).toMatch(/^\d+$/);
  });

  it("is not fetched again where it came, or where something else failed", async () => {
    const never = () => Promise.reject(new Error("It was asked for again."));
    await expect(importAgain(() => Promise.resolve(1), never)).resolves.toBe(1);
    await expect(importAgain(lost("x is not a function"), never)).rejects.toThrow("x is not a function");
  });
});
