import * as v from "valibot";

/** Why readers leave, to choose from; what they choose is kept in these words. */
export const leavingReasons = {
  "too-many": "Too many letters",
  "not-mine": "Not what I hoped for",
  "not-asked": "I did not subscribe",
  elsewhere: "I read it elsewhere",
  other: "Something else",
} as const;

export const longestReason = 500;

const noReason =
  "Choose a reason or write a few words. This is optional: you are already unsubscribed and can close this page.";

/** What a reader may say after leaving. Nothing of it is asked for. */
export const leavingInput = v.pipe(
  v.object({
    reason: v.optional(
      v.picklist(
        Object.keys(leavingReasons) as (keyof typeof leavingReasons)[],
        "That is not one of the reasons.",
      ),
    ),
    words: v.optional(
      v.pipe(
        v.string("That is not text."),
        v.transform(withoutControls),
        v.trim(),
        v.maxLength(longestReason, `That is too long. Please keep it to ${longestReason} characters.`),
      ),
      "",
    ),
  }),
  v.forward(
    v.check(({ reason, words }) => reason !== undefined || words !== "", noReason),
    ["reason"],
  ),
);
export type LeavingInput = v.InferOutput<typeof leavingInput>;

/** As the owner reads it. */
export function reasonText({ reason, words }: LeavingInput): string {
  const chosen = reason && (reason !== "other" || !words) ? leavingReasons[reason] : "";
  return [chosen, words].filter(Boolean).join(": ");
}

/** Line breaks stay. */
function withoutControls(text: string): string {
  return text.replaceAll("\r\n", "\n").replace(/(?!\n)[\p{Cc}\u2028\u2029]/gu, " ");
}
