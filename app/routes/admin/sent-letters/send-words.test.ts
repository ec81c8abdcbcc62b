import { describe, expect, it } from "vitest";
import { balanceOf } from "#domain/newsletter/issue.ts";
import { barWords, isMoving, isResting } from "./send-words.ts";

describe("the words of a send", () => {
  it("promise that it resumes after a break, and not once it is paused", () => {
    const heldUntil = "2026-06-01T00:00:00Z";
    expect(isResting({ state: "sending", heldUntil })).toBe(true);
    expect(isResting({ state: "paused", heldUntil })).toBe(false);
    expect(isResting({ state: "sending", heldUntil: null })).toBe(false);
  });

  it("are refreshed while anything moves, also mails on their way when the rest was cancelled", () => {
    const balance = (waiting: number) => balanceOf(3, [{ state: "claimed", count: waiting }]);
    expect(isMoving({ state: "sending", balance: balance(3) })).toBe(true);
    expect(isMoving({ state: "paused", balance: balance(3) })).toBe(false);
    expect(isMoving({ state: "cancelled", balance: balance(3) })).toBe(true);
    expect(isMoving({ state: "cancelled", balance: balance(0) })).toBe(false);
  });

  it("describe the bar in one sentence, without states of zero", () => {
    const balance = balanceOf(1203, [
      { state: "delivered", count: 1200 },
      { state: "claimed", count: 3 },
    ]);
    expect(barWords(balance)).toBe("Of 1,203 subscribers: 1,200 accepted, 3 waiting.");
    expect(barWords(balanceOf(0, []))).toBe("Recipients are counted when sending begins.");
  });
});
