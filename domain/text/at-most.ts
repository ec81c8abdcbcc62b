import { formatNumber } from "@toadstool/language";
import * as v from "valibot";
import { usualLanguage } from "../words/words.ts";
import { counted } from "./counted.ts";

/** Refuses text of more than `limit` characters, with how many it has to lose. `name` begins the sentence. */
export function atMost(name: string, limit: number) {
  return v.maxLength<string, number, (issue: v.MaxLengthIssue<string, number>) => string>(
    limit,
    ({ input }) => `${name} ${tooLong(input, limit)}.`,
  );
}

/** Completes a sentence that its full stop is yet to end. */
export const tooLong = ({ length }: string, limit: number) =>
  `is too long: it has ${counted(length, "character")}, and the limit is ${figure(limit)}. Shorten it by ${figure(length - limit)}`;

const figure = (number: number) => formatNumber(usualLanguage, number);
