export interface Pieces {
  /** UTF-8 bytes of the first piece, which a row may have to hold beside other columns. */
  head: number;
  /** UTF-8 bytes of each other piece. */
  part: number;
  /** UTF-16 units that neighbouring pieces share, so that a word which lies across their border is whole in one of them. */
  shared?: number;
}

const encoder = new TextEncoder();

/** A text in pieces that each fit into a row, never cut within a character. */
export function splitText(
  text: string,
  { head: headBytes, part: partBytes, shared = 0 }: Pieces,
): [head: string, ...parts: string[]] {
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
