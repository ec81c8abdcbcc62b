import { use, useEffect, useEffectEvent, useState } from "react";
import { createPath, UNSAFE_DataRouterContext, useLocation, useNavigation } from "react-router";
import { isNewVersion } from "./version.ts";

/** How long a screen's code may take to arrive, in milliseconds. */
const chunkTimeout = 120_000;

export interface Stranded {
  why: "offline" | "chunk";
  /** Where to try again. */
  address: string;
}

/**
 * Tells of a navigation that cannot go on because its code did not arrive. The router's cure is to load the old document anew,
 * which offline puts the browser's own empty page in the place of ours, and after a deploy leads back to where one came from.
 * So: a new version of the site is loaded at once, where the navigation was going; otherwise the person is told.
 * A browser without the Navigation API goes the router's way.
 */
export function useStranded(): Stranded | null {
  const here = createPath(useLocation());
  const { location, formMethod, state } = useNavigation();
  const [why, setWhy] = useState<Stranded["why"] | null>(null);
  const router = use(UNSAFE_DataRouterContext)?.router;

  const stay = useEffectEvent((event: NavigateEvent) => {
    if (event.navigationType !== "reload" || event.userInitiated || !event.cancelable) return;
    // The router itself knows where it is going before React has rendered that it goes.
    const wanted = router?.state.navigation.location;
    if (!wanted) return;
    event.preventDefault();
    if (navigator.onLine) void goOnIfNew(createPath(wanted), () => setWhy("chunk"));
    else setWhy("offline");
  });
  useEffect(() => {
    const heard = (event: NavigateEvent) => stay(event);
    window.navigation?.addEventListener("navigate", heard);
    return () => window.navigation?.removeEventListener("navigate", heard);
  }, []);

  useEffect(() => {
    if (!location || state !== "loading") return undefined;
    const waiting = setTimeout(setWhy, chunkTimeout, "chunk");
    return () => clearTimeout(waiting);
  }, [location, state]);

  // Another navigation takes the place of the one that is stuck.
  useEffect(() => {
    if (!location) return undefined;
    return () => setWhy(null);
  }, [location]);

  if (!why || !location) return null;
  // What was to be sent is on the page it was typed on.
  const isUnsent = why === "offline" && formMethod && formMethod !== "GET";
  return { why, address: isUnsent ? here : createPath(location) };
}

async function goOnIfNew(address: string, otherwise: () => void): Promise<void> {
  if (await isNewVersion(address)) window.location.assign(address);
  else otherwise();
}
