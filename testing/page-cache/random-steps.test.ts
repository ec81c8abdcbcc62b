import { describe, expect, inject, it } from "vitest";
import { type Fault, faults } from "./faults.ts";
import { run } from "./run.ts";

const { seed, steps } = inject("cacheModel");

describe("strangers and the owner", () => {
  it.each([true, false])(
    "never read what they may not, whatever happens (guarded: %s)",
    async (isGuarded) => {
      const told = await run({ seed, count: steps, isGuarded });
      console.log(JSON.stringify(told));
      expect(told.trouble).toBeNull();
    },
  );
});

/** How many seeds further on those bugs are found within a few steps that take hundreds otherwise. */
const further: Partial<Record<Fault, number>> = {};

describe("random steps find a bug:", () => {
  it.each(Object.entries(faults))("%s", async (_, fault) => {
    const told = await run({ seed: seed + (further[fault] ?? 0), count: 3000, fault });
    expect(told.trouble).not.toBeNull();
  });
});
