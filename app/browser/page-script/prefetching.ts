import { unfetched } from "#app/addresses.ts";
import { unfetchedLinks } from "../navigation/is-prefetched.ts";

/** Pages of this site alone, and of those what a reader would read. */
const isReading = [
  { href_matches: "/*" },
  {
    not: {
      href_matches: unfetched,
    },
  },
  // Once React has taken the page over, the router fetches the next one: app/ui/chrome/prefetch.tsx.
  { not: { selector_matches: `${unfetchedLinks}, [data-hydrated] *` } },
];

/**
 * The browser fetches the next page once a pointer rests on its link, a finger touches it or, on a phone, it is in sight for a
 * while; never where the reader saves data. Nothing is rendered ahead: a view would be counted of a page that is never seen.
 */
export const prefetching = JSON.stringify({
  prefetch: [{ where: { and: isReading }, eagerness: "moderate" }],
});
