/** Texts with links in them that everyone may read. */
export type PublishedKind = "post" | "page" | "note" | "letter" | "project";

/** Where the owner changes a text, or looks at one that can no longer be changed. */
export function editAddress(kind: PublishedKind, id: string): string {
  const addresses = {
    post: `/admin/blog?post=${id}&edit`,
    page: `/admin/pages?page=${id}`,
    note: `/admin/notes/${id}`,
    letter: `/admin/email/letters/${id}`,
    project: `/admin/works/projects/${id}`,
  };
  return addresses[kind];
}
