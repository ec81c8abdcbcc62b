import { seekBeforePaint } from "#app/browser/navigation/hash-links.ts";
import { boxBeforePaint, spreadBeforePaint } from "@toadstool/zine/before-paint";
import { unfetched } from "./addresses.ts";
import { unfetchedLinks } from "./browser/navigation/is-prefetched.ts";
import { firstView } from "./browser/views/send-view.ts";
import { theming } from "./browser/theming.ts";

/** Runs in the head of every document. */
export const beforePaint = `${theming.themeBeforePaint};${firstView};${seekBeforePaint}`;

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

/** Every inline script of a document: the content security policy admits these texts by their hashes. */
export const inlineTexts = [beforePaint, prefetching, spreadBeforePaint, boxBeforePaint];
