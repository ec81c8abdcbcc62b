import * as v from "valibot";
import type { Words } from "../words/words.ts";

type LeavingWords = Words["readers"]["leave"];

/** Why readers leave, to choose from, and the name of each among the words. */
export const leavingReasons = {
  "too-many": "tooMany",
  "not-mine": "notMine",
  "not-asked": "notAsked",
  elsewhere: "elsewhere",
  other: "other",
} as const;

export const longestReason = 500;

/** What a reader may say after leaving. Nothing of it is asked for. */
export const leavingForm = (words: LeavingWords) =>
  v.pipe(
    v.object({
      reason: v.optional(
        v.picklist(Object.keys(leavingReasons) as (keyof typeof leavingReasons)[], words.unknownReason),
      ),
      words: v.optional(
        v.pipe(
          v.string(words.noText),
          v.transform(withoutControls),
          v.trim(),
          v.maxLength(longestReason, words.tooLong({ limit: longestReason })),
        ),
        "",
      ),
    }),
    v.forward(
      v.check((said) => said.reason !== undefined || said.words !== "", words.noReason),
      ["reason"],
    ),
  );
type LeavingInput = v.InferOutput<ReturnType<typeof leavingForm>>;

/** As it is kept for the owner: what was chosen in the site’s words, then the reader’s own. */
export function reasonText({ reason, words: own }: LeavingInput, words: LeavingWords): string {
  const chosen = reason && (reason !== "other" || !own) ? words[leavingReasons[reason]] : "";
  return [chosen, own].filter(Boolean).join(": ");
}

/** Line breaks stay. */
function withoutControls(text: string): string {
  return text.replaceAll("\r\n", "\n").replace(/(?!\n)[\p{Cc}\u2028\u2029]/gu, " ");
}
