import type * as v from "valibot";
import type { FactName, Facts } from "#domain/facts/fact-shapes.ts";

/** What a list shows of an entry. */
export interface EntrySummary {
  title: string;
  note: string;
  /** Whether readers see it, in lists whose entries can be hidden. */
  isShown?: boolean;
}

/** A list that the owner edits entry by entry. The form of an entry follows from its schema. */
export interface EntryList<Name extends FactName = FactName, Entry = unknown> {
  /** Which facts hold it. */
  fact: Name;
  title: string;
  intro: string;
  /** What one entry is called. */
  one: string;
  /** What the page shows where there are none. */
  empty: string;
  /** Where a new entry comes. */
  newOnes: "first" | "last";
  schema: v.GenericSchema<unknown, Entry>;
  /** Of facts that are more than the list. */
  entriesIn?(value: Facts[Name]): readonly Entry[];
  withEntries?(value: Facts[Name], entries: Entry[]): Facts[Name];
  summaryOf(entry: Entry): EntrySummary;
  /** What its form begins with. */
  begins?: Partial<Entry>;
  /** What its form does not hold. */
  kept?(before?: Entry): Partial<Entry>;
}

export const entriesIn = (list: EntryList, value: Facts[FactName]): readonly unknown[] =>
  list.entriesIn?.(value) ?? (value as unknown[]);
