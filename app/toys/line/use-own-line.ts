import { useMemo, useSyncExternalStore } from "react";
import { lineIn, storedLine, watchLine } from "./own-line.ts";
import type { Line } from "#domain/art/line.ts";

/** The line of this device; empty in the served document. */
export function useOwnLine(): Line {
  const stored = useSyncExternalStore(watchLine, storedLine, () => "");
  return useMemo(() => lineIn(stored), [stored]);
}
