import * as v from "valibot";
import type { welcomeLetters } from "#db/schema.ts";
import { letterInput } from "../../letter/letter-input.ts";

type Row = typeof welcomeLetters.$inferSelect;

/** A letter of the series that new readers get, in the order of the series. */
export type WelcomeLetter = Pick<Row, "id" | "subject" | "content" | "days" | "isOn" | "version">;

export const welcomeLimits = { letters: 12, days: 365 };

const daysRule = `Write a whole number of days, from 0 to ${welcomeLimits.days}.`;

/** The form of one letter; `version` is the one that was on the page, 0 for a new letter. */
export const welcomeLetterInput = v.object({
  ...letterInput.entries,
  days: v.pipe(
    v.string(daysRule),
    v.trim(),
    v.regex(/^\d{1,3}$/, daysRule),
    v.toNumber(),
    v.maxValue(welcomeLimits.days, daysRule),
  ),
  /** A box that is not ticked is not sent. */
  isOn: v.optional(
    v.pipe(
      v.string(),
      v.transform((ticked) => ticked === "on"),
    ),
    "",
  ),
  version: v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.toNumber()),
});
export type WelcomeLetterInput = v.InferOutput<typeof welcomeLetterInput>;

export const isWelcomeId = (id: string) => /^[\da-f-]{32,36}$/.test(id);
