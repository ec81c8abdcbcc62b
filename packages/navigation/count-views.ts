import { useEffect, useRef } from "react";
import { isRouteErrorResponse, useLocation, useMatches, useRouteError } from "react-router";

interface ViewCounting {
  sendView: (path: string) => void;
  /** The path that every missing page counts as, so that unknown addresses get no figures of their own. */
  missing: string;
  /** The id of the route that answers where no other one does. */
  lastRoute: string;
}

/** What reports to the site which pages are viewed. */
export function countViews({ sendView, missing, lastRoute }: ViewCounting) {
  /** One view when the site is opened, and one at each change of page; a new hash or search is the same page. */
  function usePageViews(): void {
    const path = useViewedPath();
    // Where the document's own script has sent the first one before React came.
    const sent = useRef<string | null>(undefined);
    useEffect(() => {
      sent.current ??= document.documentElement.dataset.viewed ?? null;
      if (path === null || sent.current === path) return;
      sent.current = path;
      sendView(path);
    }, [path]);
  }

  /** What a view of this page counts as; null for a broken page, which is not counted. */
  function useViewedPath(): string | null {
    const { pathname } = useLocation();
    const page = useMatches().at(-1)?.id;
    const error = useRouteError();
    if (error) return isRouteErrorResponse(error) && error.status === 404 ? missing : null;
    return page === lastRoute ? missing : pathname;
  }

  return { usePageViews, useViewedPath };
}
