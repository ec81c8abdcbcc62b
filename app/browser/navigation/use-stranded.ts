import { useEffect, useEffectEvent, useRef, useState } from "react";
import { createPath, useLocation, useNavigation } from "react-router";
import { isNavigating, noteArrival, noteStep } from "./sending.ts";
import { isNewVersion } from "./is-new-version.ts";

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
 * Reports a navigation that cannot go on because its code did not arrive. The router would reload the old
 * document, which offline replaces our page with the browser's own empty one, and after a deploy leads back to the
 * page before. So a new version of the site is loaded at once, at the address that was wanted; otherwise the page
 * shows what went wrong. In a browser without the Navigation API the router does as it would anyway.
 */
export function useStranded(): Stranded | null {
  const arrived = useLocation();
  const { location, formMethod, state } = useNavigation();
  const [why, setWhy] = useState<Stranded["why"] | null>(null);
  const stuck = useRef<string>(undefined);
  const [isStuck, setStuck] = useState(false);

  const stay = useEffectEvent((event: NavigateEvent) => {
    if (event.navigationType !== "reload" || event.userInitiated || !event.cancelable) return;
    // The code may fail before React has rendered where the navigation goes: that follows.
    if (!location && !isNavigating()) return;
    event.preventDefault();
    setStuck(true);
  });
  useEffect(() => {
    if (!isStuck || !location) return;
    setStuck(false);
    stuck.current = location.key;
    if (navigator.onLine) void goOnIfNew(createPath(location), () => setWhy("chunk"));
    else setWhy("offline");
  }, [isStuck, location]);
  useEffect(() => {
    window.addEventListener("popstate", noteStep);
    return () => window.removeEventListener("popstate", noteStep);
  }, []);
  useEffect(noteArrival, [arrived]);

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

  // Another navigation takes the place of the stuck one. The router waits for ever for code that failed once: from then on
  // pages come as whole documents.
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
  return { why, isUnsent, address: createPath(isUnsent ? arrived : location) };
}

async function goOnIfNew(address: string, otherwise: () => void): Promise<void> {
  if (await isNewVersion(address)) window.location.assign(address);
  else otherwise();
}
