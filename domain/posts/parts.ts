/**
 * A post's HTML and its folded text can be many times as long as its source, and D1 takes rows of 2,000,000 bytes: the row
 * holds the beginning of each, and rows of their own hold the rest. `testing/row-bounds.ts` adds up that this fits.
 */

/** UTF-8 bytes of a text that the post's own row holds: more than nearly all posts have. */
export const headBytes = 200_000;
/** UTF-8 bytes of each part of the rest. */
export const partBytes = 1_000_000;
/**
 * UTF-16 units that neighbouring parts of the folded text share, so that a term which lies across their border is found
 * in one of them: as long a term as an address can carry, for Cloudflare takes addresses of 16 KB.
 */
export const longestTerm = 16_384;

const encoder = new TextEncoder();

/** A text in pieces that each fit, never cut within a character. Each begins with the last `shared` units of the one before. */
export function splitText(text: string, shared = 0): [head: string, ...parts: string[]] {
  const head = text.slice(0, fitting(text, 0, headBytes));
  const parts: string[] = [];
  for (let end = head.length; end < text.length;) {
    const start = characterAt(text, end - shared);
    end = start + fitting(text, start, partBytes);
    parts.push(text.slice(start, end));
  }
  return [head, ...parts];
}

/** How many units from `start` on take no more than so many bytes. */
function fitting(text: string, start: number, bytes: number): number {
  // A unit takes at least one byte, and at most three.
  const rest = text.slice(start, start + bytes);
  if (rest.length * 3 <= bytes) return rest.length;
  return encoder.encodeInto(rest, new Uint8Array(bytes)).read;
}

/** The beginning of the character that the unit at `index` belongs to. */
function characterAt(text: string, index: number): number {
  return /^[\uDC00-\uDFFF]/.test(text.charAt(index)) ? index - 1 : index;
}
