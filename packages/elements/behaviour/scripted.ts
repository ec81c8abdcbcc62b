import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** False in the served document and the first render, true once scripts run. */
export function useScripted(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
