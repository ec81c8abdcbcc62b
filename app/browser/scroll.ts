import { useEffect, useEffectEvent, useLayoutEffect } from "react";
import { type Location, useLocation, useNavigationType } from "react-router";
import { scrollBehaviour } from "./motion.ts";

/** Time for a screen to settle before its hash is sought. */
const hashDelay = 500;
const hashOffset = 60;

/** Where each entry of the history stood when it was left. */
const left = new Map<string, number>();

/** Put it in a link's `state` to stay where the page is. */
export const stayHere = { stay: true };

/** Scrolls as pages change: back to where it was, to the hash, or to the top. */
export function useScroll() {
  const location = useLocation();
  const type = useNavigationType();
  const entry = nameOf(location);
  useOwnRestoration();

  const settle = useEffectEvent((entered: string) => {
    const stood = type === "POP" ? left.get(entered) : undefined;
    if (stood !== undefined) window.scrollTo({ top: stood, behavior: "instant" });
    else if (startsAtTop(location, type)) window.scrollTo({ top: 0, behavior: "instant" });
  });

  useLayoutEffect(() => {
    settle(entry);

    const remember = () => void left.set(entry, window.scrollY);
    remember();
    window.addEventListener("scroll", remember, { passive: true });
    return () => window.removeEventListener("scroll", remember);
  }, [entry]);

  // A link of the browser's own (a footnote, a heading's anchor) has jumped already, and is a POP to the router.
  const sought = type === "POP" ? "" : location.hash;
  useEffect(() => {
    if (!sought) return undefined;
    const waiting = setTimeout(scrollToHash, hashDelay, sought);
    return () => clearTimeout(waiting);
  }, [sought]);
}

/** The key alone will not do: the browser's own hash links all share one. */
function nameOf({ key, pathname, search, hash }: Location): string {
  return `${key} ${pathname}${search}${hash}`;
}

function startsAtTop({ pathname, hash, state }: Location, type: string): boolean {
  return type !== "POP" && !hash && state?.stay !== true && !/^\/art\/[^/]+\/?$/.test(pathname);
}

function scrollToHash(hash: string) {
  const target = document.getElementById(idIn(hash));
  if (!target) return;
  const top = target.getBoundingClientRect().top + window.scrollY - hashOffset;
  window.scrollTo({ top, behavior: scrollBehaviour() });
}

/** Who types a hash may write what is no encoding at all. */
function idIn(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}

/** The browser restores what it loads whole; between our own screens it would come too early. */
function useOwnRestoration() {
  useEffect(() => {
    const own = () => void (history.scrollRestoration = "manual");
    const browsers = () => void (history.scrollRestoration = "auto");
    own();
    window.addEventListener("pageshow", own);
    window.addEventListener("pagehide", browsers);
    return () => {
      window.removeEventListener("pageshow", own);
      window.removeEventListener("pagehide", browsers);
    };
  }, []);
}
