import { blocks } from "./blocks.ts";
import { inlines } from "./inlines.ts";
import { lists } from "./lists.ts";
import { odd } from "./odd.ts";

const posts: Record<string, string> = import.meta.glob("../../studio/posts/*.md", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** Texts of every kind that people may have written, by kind. */
export const markdownSamples: Record<string, string> = { ...blocks, ...lists, ...inlines, ...odd, ...posts };
