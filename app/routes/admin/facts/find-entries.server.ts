import { formFor } from "#app/ui/form/read-form.ts";
import { findEditedFacts } from "#domain/facts/facts.server.ts";
import type { Owner } from "#domain/identity/owner.ts";
import type { Services } from "#domain/services.ts";
import { entriesIn, type EntryList } from "./entry-list.ts";

/** What the page of a list shows: its entries, and the form that `?entry=` asks for. */
export async function findEntries(
  services: Services,
  owner: Owner,
  { list, request }: { list: EntryList; request: Request },
) {
  const { value, ...edited } = await findEditedFacts(services, owner, list.fact);
  const entries = entriesIn(list, value);
  const asked = new URL(request.url).searchParams.get("entry") ?? "";
  const entry = asked === "new" ? (list.begins ?? {}) : /^\d{1,4}$/.test(asked) && entries[Number(asked)];
  const { fact, title, intro, one, empty } = list;
  return {
    ...edited,
    list: { fact, title, intro, one, empty },
    entries: entries.map((each) => list.summaryOf(each)),
    open: entry ? { index: asked, form: formFor(list.schema, entry) } : null,
  };
}
