import type { BulkChange } from "#domain/bulk/bulk-change.ts";
import { counted } from "#domain/text/counted.ts";

/** What was done to many texts, or undone, in words. */
export function bulkWords(change: BulkChange): string {
  const { act, tagName, posts, drafts, chosen, undone } = change;
  const all = posts + drafts;
  if (undone !== null)
    return undone < all
      ? `Undone for ${undone} of ${counted(all, "text")}: the others have changed since.`
      : `Undone: ${texts(change)} ${areIs(all)} as before.`;
  if (act === "delete")
    return `${texts(change)} ${areIs(all)} in the trash, and ${all === 1 ? "stays" : "stay"} there for 30 days.`;
  if (act === "restore") {
    const left = chosen - all;
    const rest =
      left > 0 ? ` ${counted(left, "text")} could not be: another post has that address by now.` : "";
    return `${texts(change)} ${areIs(all)} restored.${rest}`;
  }
  if (all === 0)
    return act === "add-tag"
      ? `Nothing was changed: each has the tag “${tagName}”, or as many tags as a text takes.`
      : "Nothing was changed: none has this tag.";
  return act === "add-tag"
    ? `${texts(change)} ${all === 1 ? "has" : "have"} the tag “${tagName}” now.`
    : `The tag “${tagName}” is removed from ${texts(change)}.`;
}

function texts({ posts, drafts }: BulkChange): string {
  const parts = [posts > 0 && counted(posts, "post"), drafts > 0 && counted(drafts, "draft")].filter(Boolean);
  return parts.join(" and ") || "No texts";
}

const areIs = (count: number) => (count === 1 ? "is" : "are");
