import { prefersPage } from "../http/page-for-browsers.ts";
import { prefersMarkdown } from "../feeds/prefers-markdown.ts";
import type { CachedKind } from "./addresses.ts";

/** The values of `Accept` that stand for all others. */
export const representations = ["text/html", "text/markdown", "*/*"] as const;
type Representation = (typeof representations)[number];

/** Headers as they were sent: there are few, and each is long. */
export const known = new Map<string, Representation>();
const mostKnown = 200;
/** UTF-16 units, far more than browsers send. */
const longestKnown = 500;

/** Which of the forms of an address a client gets: the page, its Markdown, or what any client gets. */
export function representationFor(accept: string, negotiates: CachedKind["negotiates"]): Representation {
  if (!negotiates) return "text/html";
  const key = `${negotiates} ${accept}`;
  const before = known.get(key);
  if (before) return before;
  const form = negotiates === "feed" ? formOfFeed(accept) : formOfPost(accept);
  if (key.length > longestKnown) return form;
  if (known.size >= mostKnown) known.clear();
  known.set(key, form);
  return form;
}

const formOfFeed = (accept: string) => (prefersPage(accept) ? "text/html" : "*/*");
const formOfPost = (accept: string) => (prefersMarkdown(accept) ? "text/markdown" : "text/html");
