import { use, useEffect, useEffectEvent, useRef, useState } from "react";
import { createPath, UNSAFE_DataRouterContext, useLocation, useNavigation } from "react-router";
import { isNewVersion } from "./version.ts";

/** How long a screen's code may take to arrive, in milliseconds. */
const chunkTimeout = 120_000;

export interface Stranded {
  why: "offline" | "chunk";
  /** Where to try again. */
  address: string;
  /** A submission was under way, and its outcome is unknown. */
  isUnsent: boolean;
}

/**
 * Reports a navigation that cannot continue because its code did not load. The router's cure is to load the old document anew,
 * which offline puts the browser's own empty page in the place of ours, and after a deploy leads back to where one came from.
 * So: a new version of the site is loaded at once, where the navigation was going; otherwise the page says so.
 * A browser without the Navigation API goes the router's way.
 */
export function useStranded(): Stranded | null {
  const here = createPath(useLocation());
  const { location, formMethod, state } = useNavigation();
  const [why, setWhy] = useState<Stranded["why"] | null>(null);
  const stuck = useRef<string>(undefined);
  const router = use(UNSAFE_DataRouterContext)?.router;

  const stay = useEffectEvent((event: NavigateEvent) => {
    if (event.navigationType !== "reload" || event.userInitiated || !event.cancelable) return;
    // The router itself knows where it is going before React has rendered that it goes.
    const wanted = router?.state.navigation.location;
    if (!wanted) return;
    event.preventDefault();
    stuck.current = wanted.key;
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

  // Another navigation takes the place of the one that is stuck. The router waits for ever for code that failed once: from then
  // on pages come as whole documents.
  const isGet = !formMethod || formMethod === "GET";
  useEffect(() => {
    if (!location) return undefined;
    const isAnother = stuck.current !== undefined && stuck.current !== location.key;
    if (isAnother && isGet && navigator.onLine) window.location.assign(createPath(location));
    return () => setWhy(null);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a new destination is what counts
  }, [location]);

  if (!why || !location) return null;
  // The submitted text is still on the page on which it was typed.
  const isUnsent = why === "offline" && !isGet;
  return { why, isUnsent, address: isUnsent ? here : createPath(location) };
}

async function goOnIfNew(address: string, otherwise: () => void): Promise<void> {
  if (await isNewVersion(address)) window.location.assign(address);
  else otherwise();
}
