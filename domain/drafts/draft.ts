import * as v from "valibot";
import { limits } from "../posts/post.ts";

/** A text on its way: every field may still be empty. */
export interface Draft {
  id: string;
  title: string;
  summary: string;
  slug: string;
  imageUrl: string;
  dateString: string;
  content: string;
  /** Counts the saves: a save based on an older one is refused. */
  version: number;
  /** ISO 8601. */
  updatedAt: string;
}

const text = (name: string, limit: number) =>
  v.optional(
    v.pipe(
      v.string(),
      v.maxLength(limit, `${name} is too long: keep it under ${limit.toLocaleString("en-GB")} characters.`),
    ),
    "",
  );

const fields = {
  title: text("The title", limits.title),
  summary: text("The summary", limits.summary),
  slug: text("The slug", limits.slug),
  dateString: text("The date", limits.dateString),
  imageUrl: text("The image's address", limits.imageUrl),
  content: text("The text", limits.content),
};

export const draftInput = v.object(fields);
export type DraftInput = v.InferOutput<typeof draftInput>;

/** `version`, where given, is the one the change was based on. */
export const draftChangeInput = v.object({
  ...fields,
  version: v.optional(v.pipe(v.union([v.number(), v.string()]), v.toNumber(), v.integer())),
});
export type DraftChange = v.InferOutput<typeof draftChangeInput>;
