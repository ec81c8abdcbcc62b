import { type EntryContext, isRouteErrorResponse } from "react-router";

/**
 * What the `handle` of a reading page says: its document is sent without React's code, which comes when the reader wants
 * something that needs it.
 */
export const hydratedOnIntent = { hydration: "on-intent" } as const;

/** Whether this document is such a page: not for the owner, whose tools need React, and not after a form. */
export function isHydratedOnIntent(request: Request, entry: EntryContext): boolean {
  // The development server replaces modules by way of React Router's own scripts.
  if (import.meta.env.DEV) return false;
  const { matches, loaderData, errors } = entry.staticHandlerContext;
  const page = matches.at(-1);
  const handle: unknown = page && entry.routeModules[page.route.id]?.handle;
  const isWhole = Object.values(errors ?? {}).every(
    (error) => isRouteErrorResponse(error) && error.status === 404,
  );
  const { loggedIn } = (loaderData.root ?? {}) as { loggedIn?: boolean };
  return ["GET", "HEAD"].includes(request.method) && isWhole && !loggedIn && isOnIntent(handle);
}

function isOnIntent(handle: unknown): boolean {
  return typeof handle === "object" && handle !== null && "hydration" in handle;
}
