import { ButtonLink } from "@toadstool/elements/forms/button";
import type { ComponentProps } from "react";
import type { BulkAct } from "#app/ui/list/bulk-bar.tsx";
import { List } from "#app/ui/list/list.tsx";
import { AdminMain } from "../admin-main.tsx";
import { type BlogList, homeOf, lists } from "./lists.ts";

type TextsPageProps<Item> = ComponentProps<typeof List<Item>> & {
  /** How many texts there are in each list. */
  counts: Record<BlogList, number>;
};

const words = { published: "Published", drafts: "Drafts", trash: "Trash" };

/** One of the lists of posts and drafts, beside the others. */
export function TextsPage<Item>({ counts, ...list }: TextsPageProps<Item>) {
  return (
    <AdminMain title="Posts" gap="close" press={<ButtonLink to="/admin/blog">New post</ButtonLink>}>
      <List
        {...list}
        chips={lists.map((each) => ({ to: homeOf(each), words: words[each], count: counts[each] }))}
      />
    </AdminMain>
  );
}

const field = { name: "tags", label: "Name of the tag" };

/** What can be done with many posts or drafts at once. */
export const bulk: BulkAct[] = [
  { act: "delete", words: "Move to trash", look: "danger" },
  { act: "add-tag", words: "Add the tag", field },
  { act: "remove-tag", words: "Remove the tag", field },
];
