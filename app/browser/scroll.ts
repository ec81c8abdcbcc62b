import type { Location } from "react-router";
import { linePath } from "#domain/art/line.ts";

/** Put it in a link's `state` to stay where the page is. */
export const stayHere = { stay: true };

/**
 * Whether a page begins at its top. It is not asked for one that is returned to, or opened at a hash; `from` is the path of the page
 * before. A work opens over the wall, which stays where it is; so does a list of works whose buttons lead back to it.
 */
export function startsAtTop({ pathname, state }: Location, from: string): boolean {
  return (
    state?.stay !== true &&
    (!/^\/art\/[^/]+\/?$/.test(pathname) || isLine(pathname)) &&
    !(pathname === from && state?._isRedirect === true && /^\/admin\/works\/[^/]+$/.test(pathname))
  );
}

const isLine = (pathname: string) => pathname.replace(/\/$/, "") === linePath;
