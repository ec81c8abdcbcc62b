import { findEditedFacts } from "#domain/facts/facts.server.ts";
import type { Owner } from "#domain/identity/owner.ts";
import type { Services } from "#domain/services.ts";
import type { EntryList } from "./entry-list.ts";

/** What the page of a list shows: its entries, and the form that `?entry=` asks for. */
export async function findEntries(
  services: Services,
  owner: Owner,
  { list, request }: { list: EntryList; request: Request },
) {
  const { value, ...edited } = await findEditedFacts(services, owner, list.fact);
  const entries = list.entriesIn(value);
  const asked = new URL(request.url).searchParams.get("entry");
  const entry = asked !== null && /^\d{1,4}$/.test(asked) ? entries[Number(asked)] : undefined;
  const open = entry === undefined ? null : { index: asked ?? "", fields: list.fieldsOf(entry) };
  return {
    ...edited,
    entries: entries.map((each) => list.summaryOf(each)),
    open: asked === "new" ? { index: "new", fields: {} } : open,
  };
}
