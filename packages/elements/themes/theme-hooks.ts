import { useLayoutEffect, useSyncExternalStore } from "react";
import type { createThemes } from "./create-themes.ts";

/** What React shows of the themes. */
export function themeHooks({ current, watch, choose, restore }: ReturnType<typeof createThemes>) {
  /** The theme in use, and how to choose another. `served` is the document’s own. */
  function useTheme(served: string): [string, (name: string) => void] {
    const theme = useSyncExternalStore(watch, current, () => served);
    return [theme, choose];
  }

  /** A document that React creates again, as it does around an error, or gives another theme of its own has lost the reader’s. */
  function useKeptTheme(served: string) {
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another theme was written over the reader’s
    useLayoutEffect(restore, [served]);
  }

  return { useTheme, useKeptTheme };
}
