import { redirect } from "react-router";
import { refused, typedIn } from "#app/respond.ts";
import { findEditedFacts, saveFacts } from "#domain/facts/facts.server.ts";
import type { Owner } from "#domain/identity/owner.ts";
import { isRefused, refuse } from "#domain/outcome.ts";
import type { Services } from "#domain/services.ts";
import type { EntryList } from "./entry-list.ts";
import { answerCommon, type Done, parseTyped } from "./saving.server.ts";

/** Does what one button of a list’s page asks. */
export async function answerListForm(
  services: Services,
  owner: Owner,
  { list, form, page }: { list: EntryList; form: FormData; page: string },
) {
  const { fact: name } = list;
  const typed = typedIn(form);
  const done = doneBy[typed.intent ?? ""];
  if (!done) return answerCommon(services, owner, { name, form, page });
  const { value: before } = await findEditedFacts(services, owner, name);
  const entries = [...list.entriesIn(before)];
  const index = Number(typed.entry);
  if (typed.entry !== "new" && !(index in entries)) return refused(noSuchEntry, typed);
  if (typed.intent === "save") {
    const entry = parseTyped(list.schema, list.entryFrom(typed), (path) => path.split(".")[0] ?? "");
    if (isRefused(entry)) return refused(entry, typed);
    if (typed.entry === "new") entries.splice(list.newOnes === "first" ? 0 : entries.length, 0, entry);
    else entries[index] = entry;
  } else if (done === "hidden" || done === "shown") {
    const { withShown = (entry) => entry } = list;
    entries[index] = withShown(entries[index], done === "shown");
  } else {
    const [taken] = entries.splice(index, 1);
    const place = { up: index - 1, down: index + 1 }[typed.intent ?? ""];
    if (taken !== undefined && place !== undefined) entries.splice(Math.max(0, place), 0, taken);
  }
  const value = list.withEntries(before, entries);
  const saved = await saveFacts(services, owner, { name, value, version: Number(typed.version) });
  if (isRefused(saved)) return refused(saved, typed);
  // A redirect would scroll away from the entry that was moved.
  if (done === "moved") return { done };
  const at = entries.length - 1;
  const savedAt = typed.entry !== "new" ? index : list.newOnes === "first" ? 0 : at;
  return redirect(`${page}?done=${done}${done === "saved" ? `&saved=${savedAt}` : ""}`, 303);
}

const noSuchEntry = refuse(
  "conflict",
  "no_such_entry",
  "This entry is no longer in the list. It may have been removed in another window: reload the page.",
);

const doneBy: Record<string, Done> = {
  save: "saved",
  up: "moved",
  down: "moved",
  remove: "removed",
  hide: "hidden",
  show: "shown",
};
