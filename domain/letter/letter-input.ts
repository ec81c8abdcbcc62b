import * as v from "valibot";
import { hasNoControls } from "@toadstool/mail/address";
import { emailAddress } from "../text/email-address.ts";
import { atMost } from "../text/at-most.ts";
import { languageField } from "../translations/translation.ts";

export const letterLimits = { subject: 200, content: 200_000 };

const subject = v.pipe(
  v.string("The subject is missing."),
  v.check(hasNoControls, "The subject cannot contain line breaks or control characters."),
  v.trim(),
  v.nonEmpty("The subject is missing. Please fill it in."),
  atMost("The subject", letterLimits.subject),
);

const content = v.pipe(
  v.string("The letter is empty."),
  v.check((text) => text.trim() !== "", "The letter is empty. Please write something."),
  atMost("The letter", letterLimits.content),
);

/** BCP 47; "" or absent for the site’s. */
const language = v.optional(languageField);

export const letterInput = v.object({ subject, content, language });
export type LetterInput = v.InferOutput<typeof letterInput>;

export const testInput = v.object({
  subject,
  content,
  language,
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
