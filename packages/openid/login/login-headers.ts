/**
 * The headers of every response during a login: not stored, and no referrer. (Without any
 * referrer, forms here would call their own origin "null" and be refused.) A login may happen in a popup, which opens here,
 * goes to the provider's pages and comes back: only a document without an opener policy of its own keeps its `opener`
 * throughout.
 */
export const loginHeaders = {
  "Cache-Control": "no-store",
  "Referrer-Policy": "same-origin",
  "Cross-Origin-Opener-Policy": "unsafe-none",
};
