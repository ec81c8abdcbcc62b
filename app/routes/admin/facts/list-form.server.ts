import { leadTo } from "#app/notice.ts";
import { refused, typedIn } from "#app/respond.ts";
import { findEditedFacts, saveFacts } from "#domain/facts/facts.server.ts";
import type { Owner } from "#domain/identity/owner.ts";
import { isRefused, refuse } from "#domain/outcome.ts";
import type { Services } from "#domain/services.ts";
import type { EntryList, EntrySummary } from "./entry-list.ts";
import { answerCommon, factsNotice, parseTyped, savedWords } from "./saving.server.ts";

interface ListForm {
  list: EntryList;
  form: FormData;
  page: string;
  /** What is said of an entry that was saved. */
  savedAs?: (entry: EntrySummary) => Promise<string>;
}

/** Does what one button of a list’s page asks. */
export async function answerListForm(
  services: Services,
  owner: Owner,
  { list, form, page, savedAs = async () => savedWords }: ListForm,
) {
  const { fact: name } = list;
  const typed = typedIn(form);
  const done = wordsOf[typed.intent ?? ""];
  if (done === undefined) return answerCommon(services, owner, { name, form, page });
  const { value: before } = await findEditedFacts(services, owner, name);
  const entries = [...list.entriesIn(before)];
  const index = Number(typed.entry);
  if (typed.entry !== "new" && !(index in entries)) return refused(noSuchEntry, typed);
  let entry: unknown;
  if (typed.intent === "save") {
    entry = parseTyped(list.schema, list.entryFrom(typed), (path) => path.split(".")[0] ?? "");
    if (isRefused(entry)) return refused(entry, typed);
    if (typed.entry === "new") entries.splice(list.newOnes === "first" ? 0 : entries.length, 0, entry);
    else entries[index] = entry;
  } else if (typed.intent === "hide" || typed.intent === "show") {
    const { withShown = (same) => same } = list;
    entries[index] = withShown(entries[index], typed.intent === "show");
  } else {
    const [taken] = entries.splice(index, 1);
    const place = { up: index - 1, down: index + 1 }[typed.intent ?? ""];
    if (taken !== undefined && place !== undefined) entries.splice(Math.max(0, place), 0, taken);
  }
  const value = list.withEntries(before, entries);
  const saved = await saveFacts(services, owner, { name, value, version: Number(typed.version) });
  if (isRefused(saved)) return refused(saved, typed);
  // A redirect would scroll away from the entry that was moved.
  if (done === wordsOf.up) return { notice: factsNotice(done, page, saved.version) };
  const words = typed.intent === "save" ? await savedAs(list.summaryOf(entry)) : done;
  return leadTo(services, page, factsNotice(words, page, saved.version));
}

const noSuchEntry = refuse(
  "conflict",
  "no_such_entry",
  "This entry is no longer in the list. It may have been removed in another window: reload the page.",
);

const wordsOf: Record<string, string> = {
  save: savedWords,
  up: "Moved.",
  down: "Moved.",
  remove: "Removed.",
  hide: "Hidden from readers.",
  show: "Shown to readers.",
};
