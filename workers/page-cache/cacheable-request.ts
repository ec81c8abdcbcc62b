import { pageStateType } from "#app/page-state.ts";
import { type CachedKind, cachedKindOf } from "./addresses.ts";
import type { Wanted } from "./page-cache.ts";
import { isPersonal } from "./personal-cookies.ts";
import { representationFor, representations } from "./representation.ts";

/** UTF-16 units. A longer search is a stranger’s alone, and nothing longer is held in memory. */
const longestAddress = 1000;

/**
 * What a request asks the page cache for. Null where it is not a stranger’s reading: with a session, with a token, for the
 * owner’s pages or at another address than the site’s, whose pages would name that address.
 */
export function cacheableRequest(request: Request, site: string): Wanted | null {
  const { method, url, headers } = request;
  if ((method !== "GET" && method !== "HEAD") || !url.startsWith(site) || headers.has("Authorization"))
    return null;
  const address = addressOf(url);
  if (!address) return null;
  const cookies = headers.get("Cookie");
  if (cookies !== null && isPersonal(cookies, { isPost: address.kind.isPost === true })) return null;
  const accept = headers.get("Accept") ?? "*/*";
  if (accept.includes(pageStateType)) return null;
  return address.wanted[representationFor(accept, address.kind.negotiates)] ?? null;
}

interface CachedAddress {
  kind: CachedKind;
  wanted: Record<string, Wanted>;
}

/** Addresses as they were asked for: reading each anew takes longer than answering it. */
export const known = new Map<string, CachedAddress | null>();
const mostKnown = 2000;

function addressOf(url: string): CachedAddress | null {
  if (url.length > longestAddress) return null;
  const before = known.get(url);
  if (before !== undefined) return before;
  if (known.size >= mostKnown) known.clear();
  const address = readAddress(url);
  known.set(url, address);
  return address;
}

function readAddress(text: string): CachedAddress | null {
  const url = new URL(text);
  const kind = cachedKindOf(url.pathname);
  const query = kind && readQuery(url.searchParams, kind);
  if (!kind || query === null) return null;
  const address = `${url.origin}${url.pathname}${query}`;
  const forms = representations.map((accept) => [
    accept,
    {
      key: `${accept} ${address}`,
      props: { origin: url.origin, accept },
      request: () => new Request(address, { headers: { Accept: accept }, redirect: "manual" }),
    },
  ]);
  return { kind, wanted: Object.fromEntries(forms) as Record<string, Wanted> };
}

/** The parameters that count, in their order. Null where the page alone can tell what to make of them. */
function readQuery(given: URLSearchParams, { parameters, isStrict }: CachedKind): string | null {
  const kept = new URLSearchParams();
  for (const name of parameters) {
    const values = given.getAll(name);
    if (values.length > 1) return null;
    if (values[0] !== undefined) kept.append(name, values[0]);
  }
  const hasOther = () => [...given.keys()].some((name) => !parameters.includes(name) && !isTracking(name));
  if (isStrict && hasOther()) return null;
  return kept.size > 0 ? `?${kept}` : "";
}

/** What links are decorated with, to follow readers from site to site. */
const isTracking = (name: string) =>
  /^(utm_\w+|fbclid|gclid|dclid|msclkid|mc_cid|mc_eid|igshid|ref)$/.test(name);
