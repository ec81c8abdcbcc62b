import * as v from "valibot";
import { emailAddress, hasNoControls } from "./subscriber.ts";

export type DeliveryState = "waiting" | "claimed" | "accepted" | "failed" | "uncertain" | "skipped";

/** A letter's account: `audience` is the sum of the others, at any moment. `waiting` counts those being sent. */
export interface Balance {
  audience: number;
  accepted: number;
  failed: number;
  uncertain: number;
  skipped: number;
  waiting: number;
}

export interface LetterIssue {
  id: string;
  subject: string;
  state: "sending" | "sent";
  startedAt: string;
  finishedAt: string | null;
  balance: Balance;
}

export const letterLimits = { subject: 200, content: 200_000 };

const subject = v.pipe(
  v.string("The subject is missing."),
  v.check(hasNoControls, "The subject cannot hold line breaks or control characters."),
  v.trim(),
  v.nonEmpty("The subject is missing: please fill it in."),
  v.maxLength(
    letterLimits.subject,
    `The subject is too long: keep it to ${letterLimits.subject} characters, about sixty read best.`,
  ),
);

const content = v.pipe(
  v.string("The letter is empty."),
  v.check((text) => text.trim() !== "", "The letter is empty: please write something."),
  v.maxLength(
    letterLimits.content,
    `The letter is too long: keep it under ${letterLimits.content.toLocaleString("en-GB")} characters.`,
  ),
);

export const letterInput = v.object({ subject, content });
export type LetterInput = v.InferOutput<typeof letterInput>;

export const sendInput = v.object({
  subject,
  content,
  /** The same key is the same send, however often it comes. */
  sendKey: v.pipe(v.string(), v.regex(/^[\w-]{8,100}$/, "That is no send key.")),
});
export type SendInput = v.InferOutput<typeof sendInput>;

export const testInput = v.object({
  subject,
  content,
  /** The sender's own address where none is given. */
  to: v.optional(
    v.union([
      v.pipe(
        v.literal(""),
        v.transform(() => undefined),
      ),
      emailAddress,
    ]),
  ),
});
export type TestInput = v.InferOutput<typeof testInput>;

const untouched: Balance = { audience: 0, accepted: 0, failed: 0, uncertain: 0, skipped: 0, waiting: 0 };

/** The balance of an issue's delivery rows, counted by state. */
export function balanceOf(audience: number, counts: { state: DeliveryState; count: number }[]): Balance {
  const balance = { ...untouched, audience };
  for (const { state, count } of counts) balance[state === "claimed" ? "waiting" : state] += count;
  return balance;
}
