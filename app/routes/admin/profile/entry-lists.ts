import type { EntryList } from "../facts/entry-list.ts";
import { jobs } from "./jobs.tsx";
import { links } from "./links.tsx";
import { tools } from "./tools.tsx";

/** By the last part of their pages’ addresses. */
const entryLists: Record<string, EntryList> = { links, jobs, tools };

export function entryListAt(name: string): EntryList | null {
  return (Object.hasOwn(entryLists, name) && entryLists[name]) || null;
}
