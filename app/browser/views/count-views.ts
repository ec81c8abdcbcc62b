import { useEffect, useEffectEvent, useRef } from "react";
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
  /** One view at each change of page; a new hash or search is the same page. The document has sent the first by itself (`firstView`). */
  function usePageViews(): void {
    const path = useViewedPath();
    const { pathname } = useLocation();
    const sent = useRef<string | null>(undefined);
    /** Views that were sent before React rendered their pages, which it may still do. */
    const early = useRef<string[]>([]);
    useEffect(() => {
      sent.current ??= document.documentElement.dataset.viewed ?? null;
      if (path === null || sent.current === path) return;
      sent.current = path;
      if (early.current[0] === path) early.current.shift();
      else sendView(path);
    }, [path]);

    // The address changes before React renders its page: a page that is left by then was opened too, and so is the one returned to.
    const leave = useEffectEvent((left: string | null) => {
      if (left === null || left === pathname || path === null) {
        early.current = [];
        return;
      }
      early.current = location.pathname === pathname ? [left, path] : [left];
      early.current.forEach(sendView);
    });
    // Back from the browser's memory, it is viewed again.
    const again = useEffectEvent(() => path !== null && sendView(path));
    useEffect(() => {
      const changed = ({ from }: NavigationCurrentEntryChangeEvent) => leave(pathIn(from.url));
      const closed = () => leave(location.pathname);
      const back = ({ persisted }: PageTransitionEvent) => persisted && again();
      window.navigation?.addEventListener("currententrychange", changed);
      window.addEventListener("pagehide", closed);
      window.addEventListener("pageshow", back);
      return () => {
        window.navigation?.removeEventListener("currententrychange", changed);
        window.removeEventListener("pagehide", closed);
        window.removeEventListener("pageshow", back);
      };
    }, []);
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

const pathIn = (address: string | null) => address && new URL(address).pathname;
