import { useEffect, useRef } from "react";
import { isRouteErrorResponse, useLocation, useMatches, useRouteError } from "react-router";

interface ViewCounting {
  sendView: (path: string) => void;
  /** The path that every missing page counts as, so that unknown addresses get no figures of their own. */
  missing: string;
  /** Whether the innermost route has found no page. */
  isMissing: (route: { id: string; loaderData?: unknown }) => boolean;
}

/** What reports to the site which pages are viewed. */
export function countViews({ sendView, missing, isMissing }: ViewCounting) {
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
    const route = useMatches().at(-1);
    const error = useRouteError();
    if (error) return isRouteErrorResponse(error) && error.status === 404 ? missing : null;
    return route && isMissing(route) ? missing : pathname;
  }

  return { usePageViews, useViewedPath };
}
