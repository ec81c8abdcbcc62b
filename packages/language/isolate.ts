import { directionOf } from "./tags.ts";

/** Letters of the other direction, outside of what is isolated already. */
const latin =
  /[^\P{L}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u;
const isolated = /\u2068[^\u2068\u2069]*\u2069/g;
/** Mail programs make a link of an address with all that touches it. */
const address = /^[a-z]+:\/\//;

/**
 * A name or title as a text of a language can hold it: where that is written from right to left, one with letters from left to right
 * keeps its brackets, figures and full stops by two invisible marks. https://www.unicode.org/reports/tr9/#Explicit_Directional_Isolates
 */
export function isolate(language: string, value: string): string {
  if (directionOf(language) === "ltr" || address.test(value)) return value;
  return latin.test(value.replaceAll(isolated, "")) ? `\u2068${value}\u2069` : value;
}
