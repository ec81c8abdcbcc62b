import { describe, expect, inject, it } from "vitest";
import { faults } from "./faults.ts";
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

describe("random steps find a bug:", () => {
  it.each(Object.entries(faults))("%s", async (_, fault) => {
    const told = await run({ seed, count: 3000, fault });
    expect(told.trouble).not.toBeNull();
  });
});
