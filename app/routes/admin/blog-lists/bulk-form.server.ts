import { data } from "react-router";
import { leadTo, type Notice } from "#app/notice.ts";
import { parseForm, refused, typedIn, unknownIntent } from "#app/respond.ts";
import { type BulkChange, bulkInput, type Chosen } from "#domain/bulk/bulk-change.ts";
import { changeMany, undoMany } from "#domain/bulk/bulk-changes.server.ts";
import { findDraftIds } from "#domain/drafts/draft-list.server.ts";
import { findTrashIds } from "#domain/drafts/trash-list.server.ts";
import type { Owner } from "#domain/identity/owner.ts";
import { isRefused, refusalStatus, refuse } from "#domain/outcome.ts";
import { findPostIds } from "#domain/posts/managed-posts.server.ts";
import type { Services } from "#domain/services.ts";
import { bulkWords } from "./bulk-words.ts";
import { type BlogList, blogPaths, listPageAddress, type ListView, readListView } from "./list-view.ts";

/** Does something to many texts of a list, or undoes it; then leads back to where the list was. */
export async function answerBulkForm(services: Services, owner: Owner, list: BlogList, request: Request) {
  const view = readListView(new URL(request.url).searchParams);
  const form = await request.formData();
  const leadBack = (change: BulkChange) => {
    const place = listPageAddress(list, view);
    return leadTo(services, place, noticeOf(change, list, place));
  };
  const intent = form.get("intent");
  if (intent === "undo-many") {
    const id = String(form.get("id") ?? "");
    const undone = await undoMany(services, owner, id);
    return undone ? leadBack(undone) : refused(undoneTooLate, typedIn(form));
  }
  if (intent !== "change-many") return refused(unknownIntent, typedIn(form));
  const input = parseForm(bulkInput, form);
  const made = isRefused(input)
    ? input
    : await changeMany(services, owner, input, await readChosen(services, list, view, form));
  if (!isRefused(made)) return leadBack(made);
  const ticked = form.getAll("text").map(String);
  return data({ refusal: made, typed: typedIn(form), ticked }, { status: refusalStatus[made.refused] });
}

/** What was done, with the way back while there is one. */
function noticeOf(change: BulkChange, list: BlogList, place: string): Notice {
  const words = bulkWords(change);
  if (change.undone !== null || change.posts + change.drafts === 0) return { words };
  const undo = { action: place, fields: { intent: "undo-many", id: change.id } };
  const leadsToTrash = change.act === "delete" && list !== "trash";
  return {
    words,
    undo,
    link: leadsToTrash ? { to: blogPaths.trash, words: "Look at the trash" } : undefined,
  };
}

/** The texts that the form is about: those that were ticked, those of the page, or all that the filters let through. */
async function readChosen(
  services: Services,
  list: BlogList,
  view: ListView,
  form: FormData,
): Promise<Chosen> {
  if (form.get("scope") !== "all") {
    const named = form.getAll(form.get("scope") === "page" ? "shown" : "text").map(String);
    const idsOf = (kind: string) =>
      named.flatMap((name) => (name.startsWith(`${kind}:`) ? [name.slice(kind.length + 1)] : []));
    return { posts: idsOf("post"), drafts: idsOf("draft") };
  }
  if (list === "trash") return findTrashIds(services, view);
  return list === "drafts"
    ? { posts: [], drafts: await findDraftIds(services, view) }
    : { posts: await findPostIds(services, view), drafts: [] };
}

const undoneTooLate = refuse(
  "missing",
  "not_found",
  "This can be undone no longer: it was done more than a week ago.",
);
