import type { Notice } from "#app/notice.ts";

/** Where texts of each kind are listed, with their trash. */
export const placesOf = {
  post: "/admin/blog",
  draft: "/admin/blog",
  letter: "/admin/email",
  page: "/admin/pages",
};

/** Where there is a page with their trash alone. */
const trashOf: Partial<Record<string, string>> = {
  post: "/admin/blog/trash",
  draft: "/admin/blog/trash",
};

/** What a press reports that has moved something to the trash. */
export const inTrash = (kind: keyof typeof placesOf | "work" | "note", id: string) => ({
  words: `The ${kind} is in the trash, and stays there for 30 days.`,
  undo: { intent: `restore-${kind}`, id, undoes: `delete-${kind}` },
  link: trashOf[kind] ? { to: trashOf[kind], words: "Look at the trash" } : undefined,
});

/** A post or page is published: its title leads to it. */
export const publishedNotice = (path: string, title: string): Omit<Notice, "undo"> => ({
  words: "Published:",
  link: { to: path, words: title },
});

export const savedNotice = (kind: "post" | "draft"): Omit<Notice, "undo"> => ({
  words: `The ${kind} is saved.`,
});

/** What was closed or restored can be opened again. */
export const opening = (kind: "post" | "draft", id: string) => ({
  link: { to: `/admin/blog?${kind}=${id}&edit`, words: `Open the ${kind}` },
});
