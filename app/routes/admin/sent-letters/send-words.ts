import type { Balance, LetterIssue } from "#domain/newsletter/issue.ts";
import { figure } from "@toadstool/elements/charts";
import { counted } from "#domain/text/counted.ts";

export function readers(count: number): string {
  return counted(count, "subscriber");
}

/** The parts of the audience, in the order in which the bar shows them. */
export const parts = ["accepted", "failed", "uncertain", "skipped", "waiting"] as const;

export const partWords: Record<"audience" | (typeof parts)[number], string> = {
  audience: "when sending began",
  accepted: "by the mail provider",
  failed: "refused, with a reason",
  uncertain: "may have been sent",
  skipped: "left, or cancelled by you",
  waiting: "not sent yet",
};

/** The bar in one sentence, for people who cannot see it. */
export function barWords(balance: Balance): string {
  const { audience } = balance;
  const counts = parts.filter((part) => balance[part] > 0).map((part) => `${figure(balance[part])} ${part}`);
  return counts.length > 0
    ? `Of ${readers(audience)}: ${counts.join(", ")}.`
    : "Recipients are counted when sending begins.";
}

/** Whether it resumes without the owner after a pause of its own; one that the owner paused does not. */
export function isResting({ state, heldUntil }: Pick<LetterIssue, "state" | "heldUntil">): boolean {
  return state === "sending" && heldUntil !== null;
}

/**
 * Whether the figures may change at any moment: deliveries that were handed over before a send was cancelled still
 * settle.
 */
export function isMoving({ state, balance }: Pick<LetterIssue, "state" | "balance">): boolean {
  return state === "holding" || state === "sending" || (state === "cancelled" && balance.waiting > 0);
}
