import { formatNumber } from "@toadstool/language";
import { usualLanguage } from "../words/words.ts";

/** A number of things, in the English of the admin, whose plural ends in s, if none is given: `1 word`, `1,234 words`. */
export function counted(count: number, noun: string, plural = `${noun}s`): string {
  return `${formatNumber(usualLanguage, count)} ${count === 1 ? noun : plural}`;
}
