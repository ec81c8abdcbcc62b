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
    merged.push(ours === old ? theirs : ours);
    if (index < base.length) merged.push(typed[inTyped] ?? "");
    [at, atTyped, atEdited] = [index + 1, inTyped + 1, inEdited + 1];
  }
  return merged.join("");
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
