import { useEffect, useEffectEvent } from "react";
import type { Listen } from "../saving/listeners.ts";

/** Calls `run` once nothing has been edited for `rest` milliseconds. */
export function useAfterEdits(onEdits: Listen, rest: number, run: () => void): void {
  const runNow = useEffectEvent(run);
  useEffect(() => {
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const deafen = onEdits(() => {
      clearTimeout(waiting);
      waiting = setTimeout(() => runNow(), rest);
    });
    return () => {
      clearTimeout(waiting);
      deafen();
    };
  }, [onEdits, rest]);
}
