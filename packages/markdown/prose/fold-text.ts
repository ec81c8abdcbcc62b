/** Characters that stay on each side of a fold; folding less than that much again is no gain. */
const beside = 300;
const least = 600;

/**
 * What two texts share, in three parts: the middle one may be folded, since the changes beside it are looked for. Null
 * where the text is too short for that. The first and the last of all parts have a change on one side alone.
 */
export function foldText(
  text: string,
  { isFirst, isLast }: { isFirst: boolean; isLast: boolean },
): [before: string, folded: string, after: string] | null {
  const start = isFirst ? 0 : afterLine(text, beside);
  const end = isLast ? text.length : beforeLine(text, text.length - beside);
  return end - start < least ? null : [text.slice(0, start), text.slice(start, end), text.slice(end)];
}

/** A line is not torn where its end is near. */
function afterLine(text: string, at: number): number {
  const end = text.indexOf("\n", at);
  return end < 0 || end > at + beside ? at : end + 1;
}

function beforeLine(text: string, at: number): number {
  const start = text.lastIndexOf("\n", at);
  return start < at - beside ? at : start + 1;
}
