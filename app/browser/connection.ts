import { useEffect, useState } from "react";
import { createPath, isRouteErrorResponse, useLocation, useNavigation } from "react-router";

/** How Chromium, Firefox and Safari each say that an answer never came. */
const unanswered =
  /failed to fetch|network ?error|load failed|network connection was lost|appears to be offline/i;

/** Whether something failed for want of a network alone. */
export function isNetworkError(error: unknown): boolean {
  if (typeof document === "undefined" || isRouteErrorResponse(error)) return false;
  return !navigator.onLine || (error instanceof TypeError && unanswered.test(error.message));
}

/**
 * Where a navigation led that cannot go on: its code did not arrive, and the router's cure, loading the document anew,
 * would put the browser's own empty page in the place of ours. A browser without the Navigation API goes that way still.
 */
export function useStranded(): string | null {
  const here = createPath(useLocation());
  const { location, formMethod } = useNavigation();
  const [stranded, setStranded] = useState(false);

  useEffect(() => {
    const stay = (event: NavigateEvent) => {
      if (event.navigationType !== "reload" || navigator.onLine || !event.cancelable) return;
      event.preventDefault();
      setStranded(true);
    };
    window.navigation?.addEventListener("navigate", stay);
    return () => window.navigation?.removeEventListener("navigate", stay);
  }, []);

  // Another navigation takes the place of the one that is stuck.
  useEffect(() => {
    if (!location) return undefined;
    return () => setStranded(false);
  }, [location]);

  if (!stranded || !location) return null;
  // What was to be sent is on the page it was typed on.
  return formMethod && formMethod !== "GET" ? here : createPath(location);
}
