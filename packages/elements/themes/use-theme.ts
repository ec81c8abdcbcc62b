import { useLayoutEffect, useSyncExternalStore } from "react";
import type { createThemes } from "./create-themes.ts";

type Theming = ReturnType<typeof createThemes>;

/** The theme in use, and how to choose another. `served` is the document’s own. */
export function useTheme(
  { watch, current, choose }: Theming,
  served: string,
): [string, (name: string) => void] {
  const theme = useSyncExternalStore(watch, current, () => served);
  return [theme, choose];
}

/** A document that React creates again, as it does around an error, or gives another theme of its own has lost the reader’s. */
export function useKeptTheme({ restore }: Theming, served: string): void {
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another theme was written over the reader’s
  useLayoutEffect(restore, [restore, served]);
}
