import { answersPresses, type Press } from "#app/press.server.ts";
import type { FactName, Facts } from "#domain/facts/fact-shapes.ts";
import { isRefused, type Refused, refuse } from "#domain/outcome.ts";
import { entriesIn, type EntryList } from "./entry-list.ts";
import { changesFacts, commonPresses, parseForm } from "./saving.server.ts";

/** The entries as a press leaves them, and what it has done. */
type Changed = { entries: unknown[]; words?: string; savedAt?: number };

/** The action of a list’s page. */
export function answersList(list: EntryList, page: string) {
  const edited = { name: list.fact, page };
  const changes = (
    change: (entries: readonly unknown[], index: number, typed: Record<string, string>) => Changed | Refused,
  ): Press =>
    changesFacts(edited, (before, typed) => {
      const entries = entriesIn(list, before);
      const index = typed.id === "new" ? -1 : Number(typed.id);
      if (typed.id !== "new" && !(index in entries)) return noSuchEntry;
      const changed = change(entries, index, typed);
      if (isRefused(changed)) return changed;
      const value = list.withEntries?.(before, changed.entries) ?? (changed.entries as Facts[FactName]);
      const { words, savedAt } = changed;
      return { value, words, goTo: savedAt === undefined ? page : `${page}?saved=${savedAt}` };
    });
  const moves = (by: 1 | -1) =>
    changes((entries, index) => {
      const rest = entries.toSpliced(index, 1);
      return { entries: rest.toSpliced(Math.max(0, index + by), 0, entries[index]), words: "Moved." };
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
    save: changes((entries, index, typed) => {
      const entry = parseForm(list.schema, typed, list.kept?.(entries[index]));
      if (isRefused(entry)) return entry;
      if (index >= 0) return { entries: entries.with(index, entry), savedAt: index };
      const savedAt = list.newOnes === "first" ? 0 : entries.length;
      return { entries: entries.toSpliced(savedAt, 0, entry), savedAt };
    }),
    up: moves(-1),
    down: moves(1),
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
