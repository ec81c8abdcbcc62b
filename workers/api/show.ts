import { withoutComments } from "@toadstool/markdown/comments";
import { isRefused, type Refused } from "#domain/outcome.ts";
import type { Post, PostSummary } from "#domain/posts/post.ts";

/** Every id goes by both names. */
export function namedTwice<Named extends { id: string }>(named: Named) {
  return { _id: named.id, ...named };
}

/** A post without its rendered text. */
export function showPost(kept: Post) {
  const { html: _, ...shown } = kept;
  return showSummary(shown);
}

/** What anyone may read of a text; comments in it are its author’s own. */
export function publicContent<Shown extends { content: string }>(shown: Shown): Shown {
  return { ...shown, content: withoutComments(shown.content) };
}

/** A post, or what lists show of it, with the names of its tags. */
export function showSummary<Listed extends PostSummary>({ tags, ...listed }: Listed) {
  return { ...namedTwice(listed), tags: tags.map(({ name }) => name) };
}

/** An outcome whose value is in the shape that the API answers with. */
export function shown<Kept, Shown>(
  outcome: Kept | Refused | null,
  show: (kept: Kept) => Shown,
): Shown | Refused | null {
  if (outcome === null) return null;
  return isRefused(outcome) ? outcome : show(outcome);
}

/** An outcome that has the current text beside the refusal of a save that another save has overtaken. */
export async function withCurrent<Outcome, Current, Shown>(
  outcome: Outcome | Refused,
  findCurrent: () => Promise<Current | null>,
  show: (current: Current) => Shown,
): Promise<Outcome | (Refused & { current?: Shown })> {
  if (!isRefused(outcome) || outcome.code !== "changed_elsewhere") return outcome;
  const current = await findCurrent();
  return current === null ? outcome : { ...outcome, current: show(current) };
}
