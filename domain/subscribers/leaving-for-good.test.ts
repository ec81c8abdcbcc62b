import { afterEach, describe, expect, it, vi } from "vitest";
import { numbersFrom } from "@toadstool/markdown-editor/testing";
import { seeds } from "#testing/seeds.ts";
import { emptySubscribers } from "#testing/subscribers.ts";
import { subscriberModel } from "#testing/subscriber-model.ts";

const steps = 150;

afterEach(() => vi.restoreAllMocks());

describe("a reader who has left", () => {
  const walks: ReturnType<typeof subscriberModel>["counts"][] = [];

  it.each(seeds(1))(
    "is confirmed again only by a link that was mailed after they left, whatever else happens (seed %i)",
    async (seed) => {
      await emptySubscribers();
      const { act, breach, counts } = subscriberModel(numbersFrom(seed));
      walks.push(counts);
      vi.spyOn(console, "warn").mockImplementation(() => undefined);
      const history: string[] = [];
      for (let step = 1; step <= steps; step++) {
        history.push(await act());
        expect(await breach(), `step ${step} after ${history.slice(-12).join(", ")}`).toBeNull();
      }
    },
  );

  it.each(["leavings", "returns", "refused"] as const)("has %s in one walk or another", (what) => {
    expect(Math.max(...walks.map((counts) => counts[what]))).toBeGreaterThan(0);
  });
});
