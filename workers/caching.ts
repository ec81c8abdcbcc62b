/**
 * How long answers of the Worker may be kept, as `Cache-Control`. Strangers’ pages are kept at the edge until they are purged
 * (workers/page-cache/). Nothing clears any other cache: what is kept for long has an address that changes with its content;
 * images and redirects may be as old as they say here; all else is asked for again each time. Pages that must not be kept at all say so by `notKept` of app/respond.ts.
 *
 * Kept elsewhere: static files by the rules in public/_headers; twelve zines by their service worker
 * (public/art/zine/offline.js); the identity provider's addresses and keys in the Worker’s memory for an hour
 * (packages/openid/provider/provider.ts); lists that were scrolled through, in the page’s memory (app/routes/blog/remembered-list.ts).
 */
export const caching = {
  /** Pages, which may differ between the owner and visitors: kept by the browser alone, and asked for again each time. */
  page: "private, no-cache",
  /** Pages for strangers: browsers ask again each time, and get 304 where theirs is still the same. */
  publicPage: "public, max-age=0, must-revalidate",
  /** The same pages in Workers Cache: until they are purged. What only time changes is a day old at most. */
  atTheEdge: "public, max-age=86400, stale-while-revalidate=86400, stale-if-error=86400",
  /** Answers to the owner. */
  personal: "private, no-store",
  /** Failures, and files that may arrive at any moment: being uploaded, or restored from a backup. */
  failure: "no-store",
  feed: "public, max-age=600",
  /** The sitemap and robots.txt. */
  listing: "public, max-age=3600",
  /** One revision of a file of the library; it never changes. */
  mediaFile: "public, max-age=31536000, immutable",
  /** An image's own address, which follows its revision: mail programs follow no redirect. */
  image: "public, max-age=300, stale-while-revalidate=86400",
  /** From a file that is gone to the nearest one. */
  redirect: "public, max-age=300",
} as const;
