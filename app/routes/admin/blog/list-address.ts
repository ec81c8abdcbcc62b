/** The lists of /admin/blog, by the id of their headings. */
const headings = { post: "posts-title", draft: "drafts-title" };

/** What the address says of the lists, and of the text that is open in the editor. */
const kept = ["draft", "post", "edit", "q", "cursor", "drafts"];

/**
 * The list that a press was in, as it was searched and paged. `search` is the query of that page; a text that was
 * deleted is open in the editor no longer.
 */
export function listAddress(search: string, kind: "post" | "draft", deletedId = ""): string {
  const query = new URLSearchParams(search);
  const isOpen = deletedId !== "" && query.get(kind) === deletedId;
  const entries = [...query].filter(
    ([name]) => kept.includes(name) && !(isOpen && (name === kind || name === "edit")),
  );
  const rest = new URLSearchParams(entries).toString();
  return `/admin/blog${rest && `?${rest}`}#${headings[kind]}`;
}
