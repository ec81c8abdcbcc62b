import type { Tag } from "../../tags/tag.ts";

/** A public letter, as the archive lists it. */
export interface LetterSummary {
  id: string;
  slug: string;
  subject: string;
  /** BCP 47; "" for the site’s. */
  language: string;
  /** ISO 8601. */
  sentAt: string;
  /** How it begins, cut at a word; "" where it opens with no words. */
  opening: string;
  tags: Tag[];
}

export const lettersPath = "/letters";

/** Whether a subject needs smaller letters where it is a page's title. */
export function isLong(subject: string): boolean {
  return subject.length > 70;
}
