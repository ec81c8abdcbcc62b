import type { ScrollRules } from "./navigation/use-scroll.ts";
import { linePath } from "#domain/art/line.ts";
import { contentId } from "./chrome.ts";

/** Put it in a link's `state` to stay where the page is. */
export const stayHere = { stay: true };

/** A work opens over the wall, which stays where it is; so does a list of works whose buttons lead back to it. */
export const scrollRules: ScrollRules = {
  startsAtTop: ({ pathname, state }, from) =>
    state?.stay !== true &&
    (!/^\/art\/[^/]+\/?$/.test(pathname) || isLine(pathname)) &&
    !(pathname === from && state?._isRedirect === true && /^\/admin\/works\/[^/]+$/.test(pathname)),
  skipTo: contentId,
};

const isLine = (pathname: string) => pathname.replace(/\/$/, "") === linePath;
