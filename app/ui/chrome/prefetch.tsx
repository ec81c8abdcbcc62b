import { useEffect, useState } from "react";
import { PrefetchPageLinks } from "react-router";
import { isPrefetched } from "#app/browser/navigation/is-prefetched.ts";

/** How long a pointer rests on a link before the page is fetched, in milliseconds. */
const rest = 100;

/**
 * Once React has taken a visitor's page over, the router fetches the next page as the browser does before: when a pointer rests
 * on a link, a finger touches it or the keyboard reaches it. Nothing is fetched where the visitor saves data.
 */
export function Prefetch() {
  const [page, setPage] = useState<string | null>(null);
  useEffect(() => {
    if (navigator.connection?.saveData) return undefined;
    const ended = new AbortController();
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const pointed = ({ type, target }: Event) => {
      const link = target instanceof Element ? target.closest("a") : null;
      clearTimeout(waiting);
      if (link && isPrefetched(link))
        waiting = setTimeout(setPage, type === "pointerdown" ? 0 : rest, link.pathname + link.search);
    };
    for (const sign of ["pointerover", "pointerdown", "focusin"])
      document.addEventListener(sign, pointed, { signal: ended.signal, passive: true });
    return () => {
      clearTimeout(waiting);
      ended.abort();
    };
  }, []);
  return page === null ? null : <PrefetchPageLinks key={page} page={page} />;
}
