const length = 24;

/** The words before the caret of a field of markdown, without the marks in front of a line. */
export function wordsBefore(source: string, caret: number): { words: string; nth: number } {
  const line = source.slice(source.lastIndexOf("\n", caret - 1) + 1, caret);
  const words = line.replace(/^[\s>#*+-]*(?:\d+[.)]\s+)?(?:\[[ xX]\]\s+)?/, "").slice(-length);
  // The text between marks is one word of the surface and several of the source: the last plain run will do.
  const plain = words.split(/[*_`~[\]()<>\\]+/).at(-1) ?? "";
  return { words: plain, nth: plain ? source.slice(0, caret).split(plain).length - 2 : 0 };
}

/** Where these words end in the source; its start where they are not to be found. */
export function placeInSource(source: string, { words, nth }: { words: string; nth: number }): number {
  const plain = words.split(/[*_`~[\]()<>\\]+/).at(-1) ?? "";
  if (plain === "") return 0;
  let at = -1;
  for (let count = 0; count <= nth; count += 1) {
    const next = source.indexOf(plain, at + 1);
    if (next < 0) break;
    at = next;
  }
  return at < 0 ? 0 : at + plain.length;
}
