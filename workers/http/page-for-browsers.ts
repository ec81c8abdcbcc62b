import type { Context, Env, MiddlewareHandler } from "hono";
import { parseAccept } from "hono/utils/accept";

/**
 * Answers a feed to feed readers, and gives browsers the page at the same address: shown as it is, XML is a wall of code in
 * one browser and a download in another. Caches keep the two apart by `Vary` (RFC 9110, section 12.5.5).
 */
export function pageForBrowsers<E extends Env>(
  answerFeed: (c: Context<E>) => Promise<Response>,
): MiddlewareHandler<E> {
  return async (c, next) => {
    if (prefersPage(c.req.header("Accept") ?? "")) await next();
    else c.res = await answerFeed(c);
    c.header("Vary", "Accept", { append: true });
  };
}

const page = "text/html";
/** What readers name: Atom, RSS, RDF and XML of any kind, JSON feeds; XHTML is a page. */
const feed = /^(?:text|application)\/(?:(?!xhtml).*\+)?(?:xml|json)$/i;

/**
 * Whether HTML is preferred to every kind of feed. A reader may accept HTML as well, in order to look there for a feed, but
 * names feeds at least as readily; browsers put HTML first; a client that accepts anything gets the feed.
 */
export function prefersPage(header: string): boolean {
  const accepted = parseAccept(header);
  const quality = (wanted: (type: string) => boolean) =>
    Math.max(0, ...accepted.filter(({ type }) => wanted(type)).map(({ q }) => q));
  const ofPage = quality((type) => type.toLowerCase() === page);
  return ofPage > quality((type) => feed.test(type) || type === "*/*");
}
