import { isRouteErrorResponse } from "react-router";

/** How Chromium, Firefox and Safari each say that an answer never came. */
const unanswered =
  /failed to fetch|network ?error|load failed|network connection was lost|appears to be offline/i;

/** Whether something failed for want of a network alone. */
export function isNetworkError(error: unknown): boolean {
  if (typeof document === "undefined" || isRouteErrorResponse(error)) return false;
  return !navigator.onLine || (error instanceof TypeError && unanswered.test(error.message));
}
