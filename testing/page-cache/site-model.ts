import { type PlainSite, seenIn } from "./plain-site.ts";

/**
 * Every state of the site since the last one that strangers may still see. A state may be seen no more once the cache has
 * accepted a purge after the change that ended it.
 */
export function createSiteModel() {
  const site: PlainSite = { posts: [], redirects: {}, picture: null, letters: [] };
  let states: PlainSite[] = [structuredClone(site)];
  return {
    site,
    /** After a change that was carried out: the former states may still be seen. */
    changed: () => void states.push(structuredClone(site)),
    /** After an accepted purge: only the present state may be. */
    settled: () => void (states = states.slice(-1)),
    /** How many states may be seen. */
    age: () => states.length,
    /** What strangers may see, the newest last; `since` are the states that were there when the reader asked. */
    seenAt: (address: string, since: PlainSite[] = []) =>
      [...since, ...states].map((state) => seenIn(state, address)),
    states: () => [...states],
    /** A page of these states may have been stored after the purge: they may be seen again. */
    reopen: (former: PlainSite[]) => void (states = [...former, ...states]),
    now: (address: string) => seenIn(site, address),
  };
}

export type SiteModel = ReturnType<typeof createSiteModel>;
