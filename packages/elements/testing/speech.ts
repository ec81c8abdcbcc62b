import { speak } from "@toadstool/language";
import { compileMessage } from "@toadstool/language/messages";
import * as english from "../english.ts";

/** What the elements say in tests: in English, with the dates and numbers of a language. */
export const speechIn = (language: string) => ({
  language,
  ...speak<typeof english>(english, language, compileMessage),
});

export const speech = speechIn("en-GB");
