import { fold } from "../text/fold.ts";

/** The five fields that search reads. */
export interface Searched {
  title: string;
  summary: string;
  slug: string;
  dateString: string;
  content: string;
}

/** The searched fields in one folded text; the separator cannot be typed, so no term matches across two fields. */
export function foldForSearch(post: Searched): string {
  return [post.title, post.summary, post.slug, post.dateString, post.content].map(fold).join("\u001f");
}

export function matchesSearch(post: Searched, terms: string[]): boolean {
  const folded = foldForSearch(post);
  return terms.every((term) => folded.includes(fold(term)));
}
