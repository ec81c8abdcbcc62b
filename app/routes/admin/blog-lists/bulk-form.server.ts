import { data, redirect } from "react-router";
import { doneHeaders } from "#app/just-done.ts";
import { parseForm, refused, typedIn, unknownIntent } from "#app/respond.ts";
import { bulkInput, type Chosen } from "#domain/bulk/bulk-change.ts";
import { changeMany, undoMany } from "#domain/bulk/bulk-changes.server.ts";
import { findDraftIds } from "#domain/drafts/draft-list.server.ts";
import { findTrashIds } from "#domain/drafts/trash-list.server.ts";
import type { Owner } from "#domain/identity/owner.ts";
import { isRefused, refusalStatus, refuse } from "#domain/outcome.ts";
import { findPostIds } from "#domain/posts/managed-posts.server.ts";
import type { Services } from "#domain/services.ts";
import { type BlogList, readListView, type ListView, changedAddress } from "./list-view.ts";

/** Does something to many texts of a list, or undoes it; then leads back to where the list was. */
export async function answerBulkForm(services: Services, owner: Owner, list: BlogList, request: Request) {
  const view = readListView(new URL(request.url).searchParams);
  const form = await request.formData();
  // Where the list was; an earlier notice no longer holds.
  const leadBack = (id: string) =>
    redirect(changedAddress(list, view, id), { status: 303, headers: doneHeaders(services.settings, null) });
  const intent = form.get("intent");
  if (intent === "undo-many") {
    const id = String(form.get("id") ?? "");
    return (await undoMany(services, owner, id)) ? leadBack(id) : refused(undoneTooLate, typedIn(form));
  }
  if (intent !== "change-many") return refused(unknownIntent, typedIn(form));
  const input = parseForm(bulkInput, form);
  const made = isRefused(input)
    ? input
    : await changeMany(services, owner, input, await readChosen(services, list, view, form));
  if (!isRefused(made)) return leadBack(made.id);
  const ticked = form.getAll("text").map(String);
  return data({ refusal: made, typed: typedIn(form), ticked }, { status: refusalStatus[made.refused] });
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
