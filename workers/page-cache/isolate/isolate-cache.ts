import type { Answer, PageCache, Wanted } from "../page-cache.ts";
import { createShelf } from "./shelf.ts";
import { storageRuleOf } from "./storage-rule.ts";
import { withoutEdgeHeaders } from "../edge-headers.ts";

/** Milliseconds after which a refresh that never ended is tried again. */
const refreshPatience = 30_000;

interface Options {
  now?: () => number;
  /** Bytes of stored bodies. */
  most?: number;
  /** Whether a page that was begun before a purge is kept out. The platform cannot, so tests can do without. */
  isGuarded?: boolean;
}

/**
 * A page cache in the memory of one isolate, which answers as Workers Cache does. For `npm start`, tests and benches: a site
 * of many isolates would have to purge every one of them.
 */
export function createIsolateCache({
  now = Date.now,
  most = 32_000_000,
  isGuarded = true,
}: Options = {}): PageCache {
  const shelf = createShelf(most);
  let purges = 0;

  async function renderAndStore(
    wanted: Wanted,
    render: (wanted: Wanted) => Promise<Response>,
  ): Promise<Answer> {
    const begun = purges;
    const response = await render(wanted);
    const rule = storageRuleOf(response);
    const headers = withoutEdgeHeaders(response.headers);
    headers.set(statusHeader, rule ? "MISS" : "BYPASS");
    if (!rule) return { status: response.status, headers, body: response.body };
    const body = new Uint8Array(await response.arrayBuffer());
    const answer = { status: response.status, headers, body };
    if (!isGuarded || purges === begun) {
      const { freshFor, staleFor } = rule;
      const hit = { ...answer, headers: withStatus(headers, "HIT") };
      const fresh = now() + freshFor;
      shelf.put(wanted.key, {
        hit,
        body,
        fresh,
        stale: fresh + staleFor,
        refreshing: 0,
        isUsed: false,
      });
    }
    return answer;
  }

  return {
    answer(wanted, render, later) {
      const found = shelf.get(wanted.key);
      const at = found ? now() : 0;
      if (found && at < found.fresh) return found.hit;
      if (!found || at >= found.stale) return renderAndStore(wanted, render);
      if (at - found.refreshing > refreshPatience) {
        found.refreshing = at;
        const refreshed = renderAndStore(wanted, render);
        later(refreshed.catch(() => (found.refreshing = 0)));
      }
      return { ...found.hit, headers: withStatus(found.hit.headers, "UPDATING") };
    },
    isLimited: false,
    async purge() {
      purges++;
      shelf.clear();
      return null;
    },
  };
}

const statusHeader = "Cf-Cache-Status";

function withStatus(headers: Headers, status: string): Headers {
  const copy = new Headers(headers);
  copy.set(statusHeader, status);
  return copy;
}
