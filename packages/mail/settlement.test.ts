import { describe, expect, it } from "vitest";
import type { MailResult } from "./mail.ts";
import { backoff, settlementsOf, whyBusy } from "./settlement.ts";

const accepted: MailResult = { result: "accepted", messageId: "m" };
const refused: MailResult = { result: "refused", reason: "550" };
const uncertain: MailResult = { result: "uncertain", reason: "no answer" };
const busy = (retryAfter: number | null = null): MailResult => ({
  result: "busy",
  reason: "421",
  retryAfter,
});

const first = { mayRepeat: true, isRepeat: false, isTooLate: () => false };

function states(results: MailResult[], circumstances: Partial<typeof first> = {}) {
  const recipients = results.map((_, index) => ({ id: String(index), attempts: 1 }));
  return settlementsOf(recipients, results, { ...first, ...circumstances }).map(({ state }) => state);
}

describe("the results of a batch", () => {
  it("are final where the transport accepted or refused", () =>
    expect(states([accepted, refused])).toEqual(["accepted", "failed"]));

  it("send busy mails again alone, until it is too late", () => {
    expect(states([accepted, busy()])).toEqual(["accepted", "waiting"]);
    expect(states([accepted, busy()], { isTooLate: () => true })).toEqual(["accepted", "failed"]);
  });

  it("keep every open mail for a repeat of the batch where one is uncertain", () => {
    expect(states([accepted, busy(), uncertain])).toEqual(["accepted", "claimed", "claimed"]);
    expect(states([accepted, busy(), uncertain], { mayRepeat: false })).toEqual([
      "accepted",
      "waiting",
      "uncertain",
    ]);
  });

  it("say nothing of the first attempt where a repeat is not taken", () => {
    expect(states([busy()], { isRepeat: true })).toEqual(["claimed"]);
    expect(states([busy()], { isRepeat: true, mayRepeat: false })).toEqual(["uncertain"]);
  });

  it("are uncertain where there are fewer than mails", () =>
    expect(settlementsOf([{ id: "a", attempts: 1 }], [], { ...first, mayRepeat: false })).toMatchObject([
      { id: "a", state: "uncertain" },
    ]));

  it("mean a busy transport only where no mail was taken, for the longest time it names", () => {
    expect(whyBusy([busy(), busy(40), busy(9)])).toEqual({ reason: "421", retryAfter: 40 });
    expect(whyBusy([busy()])).toEqual({ reason: "421", retryAfter: null });
    expect(whyBusy([busy(), refused])).toBeNull();
    expect(whyBusy([])).toBeNull();
  });

  it("are asked for again after ever longer times, up to eight minutes", () =>
    expect([1, 2, 3, 4, 5, 30].map(backoff)).toEqual([30, 60, 120, 240, 480, 480]));
});
