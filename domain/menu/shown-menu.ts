import { type Menu, type MenuEntry, pageIdIn, resumeEntry } from "./menu.ts";

/** An entry as readers see it. */
export interface ShownEntry {
  to: string;
  label: string;
  /** A résumé, which opens in a tab of its own and whose views are counted. */
  isResume?: boolean;
}

export interface ShownMenu {
  main: ShownEntry[];
  footer: ShownEntry[];
  words: string;
}

interface Places {
  /** The paths of published pages, by their ids. */
  pages: ReadonlyMap<string, string>;
  resume: string | undefined;
}

/** What of the menu leads somewhere and is not hidden. */
export function shownMenu({ main, footer, words }: Menu, places: Places): ShownMenu {
  const shown = (entries: MenuEntry[]) => entries.flatMap((entry) => shownEntry(entry, places));
  return { main: shown(main), footer: shown(footer), words };
}

function shownEntry({ to, label, isHidden }: MenuEntry, { pages, resume }: Places): ShownEntry[] {
  if (isHidden) return [];
  if (to === resumeEntry) return resume ? [{ to: resume, label, isResume: true }] : [];
  const id = pageIdIn(to);
  if (id === null) return [{ to, label }];
  const path = pages.get(id);
  return path === undefined ? [] : [{ to: path, label }];
}
