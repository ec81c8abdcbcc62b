import { useLocation } from "react-router";
import { useScripted } from "@toadstool/elements/behaviour/scripted";
import { archiveFilter } from "#domain/project-pages/archive.ts";
import { allCategories, type ShownCategory } from "#domain/facts/category.ts";

/** The part of the page with the archive. */
export const archiveId = "archive";

export const archivePath = "/portfolio";

export function archiveAddress(query: { category?: number; q?: string; cursor?: string }): string {
  const filled = Object.entries(query).flatMap(([name, value]) =>
    value === undefined || value === "" || value === -1 ? [] : [[name, String(value)]],
  );
  return filled.length > 0 ? `${archivePath}?${new URLSearchParams(filled)}` : archivePath;
}

/** Whether an address's query leaves anything out. */
export function isFiltered(search: string, categories: readonly ShownCategory[]): boolean {
  const { category, terms } = archiveFilter(new URLSearchParams(search), categories);
  return category !== allCategories || terms.length > 0;
}

/** Goes with a link to a project, so that its page leads back to the archive as it was left. */
export interface FromArchive {
  archive: string;
}

/** The archive's address as it was left; as it starts, for readers who came from elsewhere. */
export function useArchiveLeft(): string {
  const state = useLocation().state as Partial<FromArchive> | null;
  // The server does not know it: the first render must not use it either.
  const isScripted = useScripted();
  return (isScripted && state?.archive) || archivePath;
}
