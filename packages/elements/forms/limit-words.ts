import type { ElementsSpeech } from "../words.ts";

/** Beside a field, from a tenth before its end: how much space is left, or how much is too much; "" before that. */
export function limitWords(
  words: ElementsSpeech["elements"]["characters"],
  length: number,
  limit: number,
): string {
  const left = limit - length;
  if (left > limit / 10) return "";
  return left >= 0 ? words.left({ count: left, limit }) : words.over({ count: -left, limit });
}
