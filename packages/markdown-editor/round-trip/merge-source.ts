import { diffArrays } from "diff";

/**
 * The typed source of a block, with an edit of it put in: `before` and `after` are the block before and after the edit in
 * our own writing style, and `source` changes only where these differ. Null where the three are too far apart.
 */
export function mergeSource(source: string, before: string, after: string, side: Side): string | null {
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
    merged.push(ours === old ? theirs : edit(theirs, old, ours, side));
    if (index < base.length) merged.push(typed[inTyped] ?? "");
    [at, atTyped, atEdited] = [index + 1, inTyped + 1, inEdited + 1];
  }
  return merged.join("");
}

/** Which neighbour something new keeps to, where its place is written otherwise: what comes after it, or before. */
export type Side = "after" | "before";

/** The edit from `old` to `ours`, made in `theirs`, which is written otherwise than `old`. */
function edit(theirs: string, old: string, ours: string, side: Side): string {
  if (old === "" && /^\s*$/.test(theirs)) return side === "after" ? ours + theirs : theirs + ours;
  const { before, gone, come, after } = changeOf(old, ours);
  if (gone) return occursOnce(gone, theirs) ? theirs.replace(gone, () => come) : ours;
  const [head, tail] = [
    /[\p{L}\p{M}\p{N}]*$/u.exec(before)?.[0] ?? "",
    /^[\p{L}\p{M}\p{N}]*/u.exec(after)?.[0] ?? "",
  ];
  if (head + tail && occursOnce(head + tail, theirs))
    return theirs.replace(head + tail, () => head + come + tail);
  const placed = {
    after: () => (after && occursOnce(after, theirs) ? theirs.replace(after, () => come + after) : null),
    before: () => (before && occursOnce(before, theirs) ? theirs.replace(before, () => before + come) : null),
  };
  return placed[side]() ?? ours;
}

function changeOf(old: string, ours: string) {
  const shorter = Math.min(old.length, ours.length);
  let start = 0;
  while (start < shorter && old[start] === ours[start]) start++;
  let end = 0;
  while (end < shorter - start && old.at(-1 - end) === ours.at(-1 - end)) end++;
  return {
    before: old.slice(0, start),
    gone: old.slice(start, old.length - end),
    come: ours.slice(start, ours.length - end),
    after: old.slice(old.length - end),
  };
}

function occursOnce(part: string, text: string): boolean {
  const at = text.indexOf(part);
  return at >= 0 && text.indexOf(part, at + 1) < 0;
}

function words(text: string): string[] {
  return text.match(/[\p{L}\p{M}\p{N}]+|\n|[^\S\n]+|[^\p{L}\p{M}\p{N}\s]/gu) ?? [];
}

/** Where each word of `base` is in `other`; undefined for words that it lacks. */
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
