import type { Addresses } from "./journey.ts";

/**
 * Whether a browser's complaint is none about the site. The local provider is no part of it. Firefox calls it an error that a
 * page is left, or a picture given up for another size of it, while it loads; a picture that stays broken is found by looking.
 */
export function isExpected(complaint: string, { identity }: Addresses, expected?: RegExp): boolean {
  const isGivenUp = /Error in input stream|Image corrupt or truncated/.test(complaint);
  return complaint.includes(identity) || isGivenUp || (expected?.test(complaint) ?? false);
}
