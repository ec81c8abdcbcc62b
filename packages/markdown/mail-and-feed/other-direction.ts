const rightToLeft = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

export type Direction = "ltr" | "rtl";

/**
 * The direction of a text where it is another than that of the mail around it: not every mail program knows `dir="auto"`. Its first
 * letter decides. Within a mail that is read from the right no other letter may be of such a script: many a sentence in Arabic
 * begins with a name in Latin letters.
 */
export function otherDirection(text: string, around: Direction): Direction | undefined {
  if (around === "rtl") return /\p{L}/u.test(text) && !rightToLeft.test(text) ? "ltr" : undefined;
  return rightToLeft.test(/\p{L}/u.exec(text)?.[0] ?? "") ? "rtl" : undefined;
}
