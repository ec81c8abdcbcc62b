import * as v from "valibot";
import type { welcomeLetters } from "#db/schema.ts";
import { asked } from "../../text/asked.ts";
import type { Balance } from "../issue.ts";

type Row = typeof welcomeLetters.$inferSelect;

/** A letter that new readers get, with the text that they get. */
export type WelcomeLetter = Pick<Row, "id" | "subject" | "content" | "days" | "isOn" | "version">;

/** A welcome letter as its author lists it. */
export interface ListedWelcome extends WelcomeLetter {
  /** Its draft has changes that readers do not get. */
  isChanged: boolean;
  balance: Balance;
}

export const welcomeLimits = { letters: 12, days: 365 };

const daysRule = `Write a whole number of days, from 0 to ${welcomeLimits.days}.`;

/** When a letter goes; `version` is the one that was on the page, 0 for a letter that is not added yet. */
export const turnInput = v.object({
  days: v.pipe(
    v.number(daysRule),
    v.integer(daysRule),
    v.minValue(0, daysRule),
    v.maxValue(welcomeLimits.days, daysRule),
    v.title("Days to wait"),
    v.description(
      "After the letter before, or, for the first one, after the subscriber confirmed. 0 is at once.",
    ),
    asked({ width: "short" }),
  ),
  isOn: v.pipe(v.boolean(), v.title("Send it to new subscribers")),
  version: v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.toNumber()),
});
export type TurnInput = v.InferOutput<typeof turnInput>;
