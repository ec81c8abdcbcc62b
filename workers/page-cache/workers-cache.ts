import { exports } from "cloudflare:workers";
import type { CachedPagesEntrypoint } from "./cached-pages.ts";
import { withoutEdgeHeaders } from "./edge-headers.ts";
import type { PageCache } from "./page-cache.ts";

/**
 * Cloudflare’s Workers Cache, which sits in front of the entrypoint `CachedPages` (wrangler.toml, `[exports]`): calling the
 * entrypoint is asking the cache. https://developers.cloudflare.com/workers/cache/
 */
export const workersCache: PageCache = {
  async answer(wanted, render) {
    const { status, headers, body } = await render(wanted);
    return { status, headers: withoutEdgeHeaders(headers), body };
  },
  isLimited: true,
  // A purge reaches only what the entrypoint that calls it has stored.
  purge: () => (exports as unknown as CachedPagesEntrypoint).CachedPages.purge(),
};
