import { useEffect, useRef } from "react";
import { isRouteErrorResponse, useLocation, useMatches, useRouteError } from "react-router";

const address = "/api/analytics/view";
let hasToldReferrer = false;

/** Reports a view of a page, or of a document such as the résumé. A failure never reaches the page. */
export function sendView(path: string): void {
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
export function usePageViews(): void {
  const path = useViewedPath();
  const sent = useRef<string>(undefined);
  useEffect(() => {
    if (path === null || sent.current === path) return;
    sent.current = path;
    sendView(path);
  }, [path]);
}

/** Every missing page counts as /404 and a broken page is not counted, so that unknown addresses get no figures of their own. */
function useViewedPath(): string | null {
  const { pathname } = useLocation();
  const page = useMatches().at(-1)?.id;
  const error = useRouteError();
  if (error) return isRouteErrorResponse(error) && error.status === 404 ? "/404" : null;
  return page === "anywhere-else" ? "/404" : pathname;
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
