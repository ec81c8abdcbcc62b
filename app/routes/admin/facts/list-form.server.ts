import * as v from "valibot";
import { answersPresses, type Press } from "#app/press.server.ts";
import { moveTo, movedBy, placed } from "#app/ui/list/moved.ts";
import type { FactName, Facts } from "#domain/facts/fact-shapes.ts";
import { isRefused, type Refused, refuse } from "#domain/outcome.ts";
import { parse } from "#domain/parse.ts";
import type { Services } from "#domain/services.ts";
import { entriesIn, type EntryList, type EntrySummary } from "./entry-list.ts";
import { changesFacts, commonPresses, parseForm } from "./saving.server.ts";

/** The entries as a press leaves them, and what it has done. */
type Changed = { entries: unknown[]; words?: string };

/** The action of a list’s page; `savedAs` says something else than usual of an entry that is saved. */
export function answersList(
  list: EntryList,
  page: string,
  savedAs: (services: Services, entry: EntrySummary) => Promise<string | undefined> = async () => undefined,
) {
  const edited = { name: list.fact, page };
  const changes = (
    change: (
      entries: readonly unknown[],
      index: number,
      typed: Record<string, string>,
      services: Services,
    ) => Changed | Refused | Promise<Changed | Refused>,
  ): Press =>
    changesFacts(edited, async (before, typed, services) => {
      const entries = entriesIn(list, before);
      const index = typed.id === "new" ? -1 : Number(typed.id);
      if (typed.id !== "new" && !(index in entries)) return noSuchEntry;
      const changed = await change(entries, index, typed, services);
      if (isRefused(changed)) return changed;
      const value = list.withEntries?.(before, changed.entries) ?? (changed.entries as Facts[FactName]);
      return { value, words: changed.words };
    });
  const shows = (isShown: boolean) =>
    changes((entries, index) => {
      const { isHidden: _before, ...entry } = entries[index] as { isHidden?: boolean };
      return {
        entries: entries.with(index, isShown ? entry : { ...entry, isHidden: true }),
        words: isShown ? "Shown to readers." : "Hidden from readers.",
      };
    });
  return answersPresses({
    ...commonPresses(edited),
    save: changes(async (entries, index, typed, services) => {
      const entry = parseForm(list.schema, typed, list.kept?.(entries[index]));
      if (isRefused(entry)) return entry;
      const words = await savedAs(services, list.summaryOf(entry));
      if (index >= 0) return { entries: entries.with(index, entry), words };
      return { entries: entries.toSpliced(list.newOnes === "first" ? 0 : entries.length, 0, entry), words };
    }),
    move: changes((entries, index, typed) => {
      const input = parse(v.object({ to: moveTo }), typed);
      if (isRefused(input)) return input;
      const order = movedBy(placed([...entries.keys()].map(String)), { id: String(index), ...input });
      return { entries: order.map(({ id }) => entries[Number(id)]), words: "Moved." };
    }),
    hide: shows(false),
    show: shows(true),
    remove: changes((entries, index) => ({ entries: entries.toSpliced(index, 1), words: "Removed." })),
  });
}

const noSuchEntry = refuse(
  "conflict",
  "no_such_entry",
  "This entry is no longer in the list. It may have been removed in another window: reload the page.",
);
