import { describe, expect, it } from "vitest";
import { balanceOf } from "#domain/newsletter/issue.ts";
import { aboutHowLong, barWords } from "./send-words.ts";

describe("the words of a send", () => {
  it.each([
    [5, "less than a minute"],
    [61, "about 1 minute"],
    [600, "about 10 minutes"],
    [3600, "about 1 hour"],
    [100_000, "about 28 hours"],
    [400_000, "about 5 days"],
  ])("call %i seconds %s", (seconds, words) => {
    expect(aboutHowLong(seconds)).toBe(words);
  });

  it("tell the bar in one sentence, without what is nought", () => {
    const balance = balanceOf(1203, [
      { state: "delivered", count: 1200 },
      { state: "claimed", count: 3 },
    ]);
    expect(barWords(balance)).toBe("Of 1,203 readers: 1,200 accepted, 3 waiting.");
    expect(barWords(balanceOf(0, []))).toBe("Nobody is counted yet.");
  });
});
