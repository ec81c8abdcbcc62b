import { useLayoutEffect, useSyncExternalStore } from "react";
import type { createThemes } from "./create-themes.ts";

/** What React shows of the themes. */
export function themeHooks({ first, current, watch, choose, restore }: ReturnType<typeof createThemes>) {
  /** The theme in use, and how to choose another. */
  function useTheme(): [string, (name: string) => void] {
    const theme = useSyncExternalStore(watch, current, () => first);
    return [theme, choose];
  }

  /** A document that React creates again, as it does around an error, has lost the theme. */
  function useKeptTheme() {
    useLayoutEffect(restore, []);
  }

  return { useTheme, useKeptTheme };
}
