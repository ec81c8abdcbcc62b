import { drafts, notes, pages, posts, works } from "#db/schema.ts";

type Table = typeof posts;

/** The tables of texts that may have translations. What the statements about them name, every one of them has. */
export const tables = { posts, drafts, pages, notes, works } as unknown as Record<
  "posts" | "drafts" | "pages" | "notes" | "works",
  Table
>;
