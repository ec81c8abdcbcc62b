import { useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";
import { type Location, useLocation, useNavigationType } from "react-router";
import { startsAtTop } from "../scroll.ts";
import { seekSoon } from "./hash-links.ts";
import { useHashLinks } from "./use-hash-links.ts";

/** Where each entry of the history was scrolled to when it was left. */
const left = new Map<string, number>();

/** Scrolls as pages change: back to where it was, to the hash, or to the top. */
export function useScroll() {
  const location = useLocation();
  const type = useNavigationType();
  const entry = nameOf(location);
  useOwnRestoration();
  useHashLinks();

  const from = useRef(location.pathname);
  const settle = useEffectEvent((entered: string) => {
    const stood = type === "POP" ? left.get(entered) : undefined;
    if (stood !== undefined) window.scrollTo({ top: stood, behavior: "instant" });
    else if (type !== "POP" && !location.hash && startsAtTop(location, from.current))
      window.scrollTo({ top: 0, behavior: "instant" });
    from.current = location.pathname;
  });

  useLayoutEffect(() => {
    settle(entry);

    const remember = () => void left.set(entry, window.scrollY);
    remember();
    window.addEventListener("scroll", remember, { passive: true });
    return () => window.removeEventListener("scroll", remember);
  }, [entry]);

  // A page that was opened with a hash is a POP to the router: `seekBeforePaint` scrolls it.
  const sought = type === "POP" ? "" : location.hash;
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the same hash, pressed again, is sought again
  useEffect(() => (sought ? seekSoon(sought) : undefined), [sought, entry]);
}

/** The key alone will not do: the browser's own hash links all share one. */
function nameOf({ key, pathname, search, hash }: Location): string {
  return `${key} ${pathname}${search}${hash}`;
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
