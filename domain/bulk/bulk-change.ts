import * as v from "valibot";
import type { bulkChanges } from "#db/schema.ts";
import { tagsInput } from "../tags/tag.ts";

const acts = ["delete", "restore", "add-tag", "remove-tag"] as const;
export type BulkAct = (typeof acts)[number];

/** The ids of the texts that something is done to. */
export interface Chosen {
  posts: string[];
  drafts: string[];
}

/** What was done to many texts at once, and to how many. */
export type BulkChange = Pick<typeof bulkChanges.$inferSelect, "id" | "tagName" | "chosen" | "undone"> & {
  act: BulkAct;
  posts: number;
  drafts: number;
};

/** How many texts are changed at once. */
export const mostAtOnce = 5000;

/** `tags` is one name, for the acts that need one. `changeKey` is made once by the form. */
export const bulkInput = v.pipe(
  v.object({
    act: v.picklist(acts, "act must be delete, restore, add-tag or remove-tag."),
    tags: tagsInput,
    changeKey: v.pipe(v.string(), v.regex(/^[\w-]{8,100}$/, "changeKey must be a UUID or its like.")),
  }),
  v.forward(
    v.check(({ act, tags = "" }) => !act.endsWith("-tag") || isOneName(tags), "Enter one tag."),
    ["tags"],
  ),
);
export type BulkInput = v.InferOutput<typeof bulkInput>;

const isOneName = (tags: string) => tags !== "" && !tags.includes(",");
