import { foundHere, wasHere, watchPresence } from "@toadstool/openid/browser";
import { useSyncExternalStore } from "react";
import { useRouteLoaderData } from "react-router";

/** Whether the owner is here: as the document said, or as this page has found out since. */
export function useLoggedIn(): boolean {
  const served = useRouteLoaderData("root")?.loggedIn === true;
  return useSyncExternalStore(
    watchPresence,
    () => foundHere() ?? served,
    () => served,
  );
}

/** Whether the owner was here until her session ended: then a page offers the login where she is. */
export function useWasHere(): boolean {
  return useSyncExternalStore(watchPresence, wasHere, () => false);
}
