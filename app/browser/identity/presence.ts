import { wasHere } from "@toadstool/openid/browser";
import { useSyncExternalStore } from "react";
import { useRouteLoaderData } from "react-router";

let found: boolean | null = null;
const watchers = new Set<() => void>();

/** Whether the owner is here: as the document said, or as this page has found out since. */
export function useLoggedIn(): boolean {
  const served = useRouteLoaderData("root")?.loggedIn === true;
  return useSyncExternalStore(
    watch,
    () => found ?? served,
    () => served,
  );
}

/** Whether the owner was here until her session ended: then a page offers the login where she is. */
export function useWasHere(): boolean {
  return useSyncExternalStore(watch, wasHere, () => false);
}

export function showLoggedIn(isHere: boolean): void {
  found = isHere;
  watchers.forEach((changed) => changed());
}

function watch(changed: () => void) {
  watchers.add(changed);
  return () => void watchers.delete(changed);
}
