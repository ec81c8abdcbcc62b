/**
 * The headers of every answer on the way through a login. Nothing of it is kept, and no address is passed on. (Without any
 * referrer, forms here would call their own origin "null" and be refused.) A login may stand in a popup, which comes here,
 * goes on to the provider's pages and comes back: only a document without an opener policy of its own keeps, over all that,
 * the tie to the page that opened it.
 */
export const loginHeaders = {
  "Cache-Control": "no-store",
  "Referrer-Policy": "same-origin",
  "Cross-Origin-Opener-Policy": "unsafe-none",
};
