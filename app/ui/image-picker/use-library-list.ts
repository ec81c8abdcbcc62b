import type { MediaKind } from "@toadstool/media";
import { useEffect, useState } from "react";
import { type LibraryPage, type LibraryTrouble, listLibrary } from "./library.ts";

/** How long typing must pause before the library is searched, in milliseconds. */
const rest = 250;
const nothing: LibraryPage = { images: [], folders: [], cursor: null, total: 0 };

/** The part of the library that is looked at, page by page. */
export function useLibraryList(kind: MediaKind | undefined) {
  const [view, setView] = useState({ path: "", search: "" });
  const [page, setPage] = useState(nothing);
  const [state, setState] = useState<"loading" | "there" | "more" | LibraryTrouble>("loading");

  useEffect(() => {
    const leaving = new AbortController();
    const ask = async () => {
      const found = await listLibrary({ ...view, kind }, leaving.signal).catch(() => null);
      if (!found || leaving.signal.aborted) return;
      if ("data" in found) setPage(found.data);
      setState("data" in found ? "there" : found);
    };
    const waiting = setTimeout(() => void ask(), view.search ? rest : 0);
    return () => {
      clearTimeout(waiting);
      leaving.abort();
    };
  }, [view, kind]);

  const look = (change: Partial<typeof view>) => {
    setState("loading");
    setView((before) => ({ ...before, ...change }));
  };
  return {
    ...view,
    ...page,
    state,
    look,
    /** Asks the same once more: after trouble, or because something has arrived. */
    refresh: () => look({}),
    more: async () => {
      setState("more");
      const from = page;
      const found = await listLibrary({ ...view, kind, cursor: from.cursor ?? undefined });
      const isThere = "data" in found;
      // The visitor may be looking at another list by now.
      if (isThere)
        setPage((now) =>
          now === from ? { ...found.data, images: [...from.images, ...found.data.images] } : now,
        );
      setState((now) => (now !== "more" ? now : isThere ? "there" : found));
    },
  };
}

export type LibraryList = ReturnType<typeof useLibraryList>;
