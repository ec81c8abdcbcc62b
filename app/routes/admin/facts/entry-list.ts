import type { ComponentType } from "react";
import type * as v from "valibot";
import type { FactName, Facts } from "#domain/facts/fact-shapes.ts";
import type { Issue } from "#domain/outcome.ts";

export interface EntryFieldsProps {
  values: Record<string, string>;
  issues?: Issue[];
  /** Addresses that are proposed, with what is there. */
  proposed?: Proposed[];
}

export interface Proposed {
  href: string;
  label: string;
}

/** What a list shows of an entry. */
export interface EntrySummary {
  title: string;
  note: string;
  /** Whether readers see it, in lists whose entries can be hidden. */
  isShown?: boolean;
}

/** A list that the owner edits entry by entry. */
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
  entriesIn(value: Facts[Name]): readonly Entry[];
  withEntries(value: Facts[Name], entries: Entry[]): Facts[Name];
  summaryOf(entry: Entry): EntrySummary;
  /** The same entry, hidden or shown; not in lists whose entries are all shown. */
  withShown?(entry: Entry, isShown: boolean): Entry;
  fieldsOf(entry: Entry): Record<string, string>;
  /** What was typed, as an entry that `schema` is yet to check. */
  entryFrom(typed: Record<string, string>): unknown;
  Fields: ComponentType<EntryFieldsProps>;
}
