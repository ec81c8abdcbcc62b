import * as v from "valibot";
import { press, type Press } from "#app/press.server.ts";
import { parseForm } from "#app/respond.ts";
import { readListView } from "#app/ui/list/list-view.ts";
import { bulkInput, type Chosen } from "#domain/bulk/bulk-change.ts";
import { changeMany, undoMany } from "#domain/bulk/bulk-changes.server.ts";
import { findDraftIds } from "#domain/drafts/draft-list.server.ts";
import { findTrashIds } from "#domain/drafts/trash-list.server.ts";
import { isRefused, refuse } from "#domain/outcome.ts";
import { findPostIds } from "#domain/posts/managed-posts.server.ts";
import type { Services } from "#domain/services.ts";
import { bulkWords } from "./bulk-words.ts";
import { type BlogList, conditionsOf, filterNames, homeOf } from "./lists.ts";

/** What is done to many texts of a list, and what undoes it. */
export const bulkPresses = (list: BlogList): Record<string, Press> => ({
  "change-many": async (services, owner, form, { url }) => {
    const input = parseForm(bulkInput, form);
    if (isRefused(input)) return input;
    const change = await changeMany(services, owner, input, await readChosen(services, list, url, form));
    if (isRefused(change)) return change;
    const words = bulkWords(change);
    if (change.undone !== null || change.posts + change.drafts === 0) return { words };
    const undo = { intent: "undo-many", id: change.id };
    const link = change.act === "delete" ? { to: homeOf("trash"), words: "Look at the trash" } : undefined;
    return { words, undo, link };
  },
  "undo-many": press(
    v.object({ id: v.string() }),
    async (services, owner, { id }) => (await undoMany(services, owner, id)) ?? undoneTooLate,
    (change) => ({ words: bulkWords(change) }),
  ),
});

/** The texts that the form is about: those that were chosen, those of the page, or all that the filters let through. */
async function readChosen(
  services: Services,
  list: BlogList,
  { searchParams }: URL,
  form: FormData,
): Promise<Chosen> {
  if (form.get("scope") !== "all") {
    const named = form.getAll(form.get("scope") === "page" ? "shown" : "chosen").map(String);
    const idsOf = (kind: string) =>
      named.flatMap((name) => (name.startsWith(`${kind}:`) ? [name.slice(kind.length + 1)] : []));
    return { posts: idsOf("post"), drafts: idsOf("draft") };
  }
  const conditions = conditionsOf(readListView(searchParams, filterNames));
  if (list === "trash") return findTrashIds(services, conditions);
  return list === "drafts"
    ? { posts: [], drafts: await findDraftIds(services, conditions) }
    : { posts: await findPostIds(services, conditions), drafts: [] };
}

const undoneTooLate = refuse(
  "missing",
  "not_found",
  "This can be undone no longer: it was done more than a week ago.",
);
