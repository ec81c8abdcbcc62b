import * as v from "valibot";
import type { pages } from "#db/schema.ts";
import type { WithTimes } from "#db/d1/with-times.ts";
import { limits, newPostInput } from "../posts/post.ts";
import { atMost } from "../text/at-most.ts";
import { pagePath } from "./page-path.ts";

type Row = typeof pages.$inferSelect;

/** A page without its text. */
export type PageSummary = WithTimes<
  Pick<
    Row,
    "id" | "path" | "title" | "summary" | "imageUrl" | "template" | "language" | "publishedAt" | "updatedAt"
  >
>;

/** UTF-8 bytes of a page's text and its HTML together: a row of D1 has 2 MB at most. */
export const largestPage = 1_500_000;

const { title, imageUrl, content } = newPostInput.entries;

/** What can be published as a page. `slug` becomes its path. */
export const pageInput = v.object({
  title,
  slug: pagePath,
  summary: v.optional(v.pipe(v.string(), v.trim(), atMost("The summary", limits.summary)), ""),
  imageUrl,
  content,
});
export type PageInput = v.InferOutput<typeof pageInput>;
