import { diffArrays } from "diff";

/**
 * What was typed for a block, with an edit of it put in: `before` and `after` are the block before and after the edit
 * in our own hand, and only where these differ is `source` changed. Null where the three are too far apart.
 */
export function mergeSource(source: string, before: string, after: string): string | null {
  if (before === after || source === before) return before === after ? source : after;
  const base = words(before);
  const typed = words(source);
  const edited = words(after);
  const toTyped = matches(base, typed);
  const toEdited = matches(base, edited);
  if (!toTyped || !toEdited) return null;

  const merged: string[] = [];
  let [at, atTyped, atEdited] = [0, 0, 0];
  for (let index = 0; index <= base.length; index++) {
    const inTyped = index === base.length ? typed.length : toTyped[index];
    const inEdited = index === base.length ? edited.length : toEdited[index];
    if (inTyped === undefined || inEdited === undefined) continue;
    const old = base.slice(at, index).join("");
    const theirs = typed.slice(atTyped, inTyped).join("");
    const ours = edited.slice(atEdited, inEdited).join("");
    merged.push(ours === old ? theirs : edit(theirs, old, ours));
    if (index < base.length) merged.push(typed[inTyped] ?? "");
    [at, atTyped, atEdited] = [index + 1, inTyped + 1, inEdited + 1];
  }
  return merged.join("");
}

/** The edit from `old` to `ours`, made in `theirs`, which is written otherwise than `old`. */
function edit(theirs: string, old: string, ours: string): string {
  const shorter = Math.min(old.length, ours.length);
  let start = 0;
  while (start < shorter && old[start] === ours[start]) start++;
  let end = 0;
  while (end < shorter - start && old.at(-1 - end) === ours.at(-1 - end)) end++;
  const before = old.slice(0, start);
  const after = end > 0 ? old.slice(-end) : "";
  const gone = old.slice(start, old.length - end);
  const come = ours.slice(start, ours.length - end);
  if (gone && theirs.split(gone).length === 2) return theirs.replace(gone, () => come);
  if (gone) return ours;
  if (after && theirs.endsWith(after)) return theirs.slice(0, -end) + come + after;
  if (before && theirs.startsWith(before)) return before + come + theirs.slice(start);
  if (after && theirs.split(after).length === 2) return theirs.replace(after, () => come + after);
  if (before && theirs.split(before).length === 2) return theirs.replace(before, () => before + come);
  return ours;
}

function words(text: string): string[] {
  return text.match(/[\p{L}\p{M}\p{N}]+|\n|[^\S\n]+|[^\p{L}\p{M}\p{N}\s]/gu) ?? [];
}

/** Where each word of `base` stands in `other`; undefined for words that are not there. */
function matches(base: string[], other: string[]): (number | undefined)[] | null {
  const changes = diffArrays(base, other, { maxEditLength: 2000, timeout: 200 });
  if (!changes) return null;
  const found: (number | undefined)[] = [];
  let at = 0;
  for (const { added, removed, count } of changes) {
    if (added) at += count;
    else for (let index = 0; index < count; index++) found.push(removed ? undefined : at++);
  }
  return found;
}
