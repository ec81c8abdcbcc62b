import { useEffect, useRef } from "react";
import { isRouteErrorResponse, useLocation, useMatches, useRouteError } from "react-router";

interface ViewCounting {
  /** Where views are sent to, as `{ path, referrer }`. */
  address: string;
  /** The path that every missing page counts as, so that unknown addresses get no figures of their own. */
  missing: string;
  /** The id of the route that answers where no other one does. */
  lastRoute: string;
}

/** What reports to the site which pages are viewed. Nothing is sent for readers who asked not to be tracked. */
export function countViews({ address, missing, lastRoute }: ViewCounting) {
  let hasToldReferrer = false;

  /** Reports a view of a page, or of a document such as a résumé. A failure never reaches the page. */
  function sendView(path: string): void {
    try {
      if (isUnwanted()) return;
      if (document.prerendering) {
        // The page is not visible yet, and may never be.
        document.addEventListener("prerenderingchange", () => sendView(path), { once: true });
        return;
      }
      const referrer = hasToldReferrer ? "" : document.referrer;
      hasToldReferrer = true;
      const view = new Blob([JSON.stringify({ path, referrer })], { type: "application/json" });
      navigator.sendBeacon(address, view);
    } catch {
      // A browser that cannot tell is not counted.
    }
  }

  /** One view when the site is opened, and one at each change of page; a new hash or search is the same page. */
  function usePageViews(): void {
    const path = useViewedPath();
    const sent = useRef<string>(undefined);
    useEffect(() => {
      if (path === null || sent.current === path) return;
      sent.current = path;
      sendView(path);
    }, [path]);
  }

  /** A broken page is not counted. */
  function useViewedPath(): string | null {
    const { pathname } = useLocation();
    const page = useMatches().at(-1)?.id;
    const error = useRouteError();
    if (error) return isRouteErrorResponse(error) && error.status === 404 ? missing : null;
    return page === lastRoute ? missing : pathname;
  }

  return { sendView, usePageViews };
}

function isUnwanted(): boolean {
  return navigator.doNotTrack === "1" || navigator.globalPrivacyControl === true;
}

declare global {
  interface Document {
    readonly prerendering?: boolean;
  }
  interface Navigator {
    readonly globalPrivacyControl?: boolean;
  }
}
