import type { Env } from "../env.ts";
import { createIsolateCache } from "./isolate/isolate-cache.ts";
import type { PageCache } from "./page-cache.ts";
import { workersCache } from "./workers-cache.ts";

const isolateCache = createIsolateCache();

/** Cloudflare’s cache; on a developer’s machine, where there is none, one in memory. */
export function pageCacheOf({ PAGE_CACHE }: Pick<Env, "PAGE_CACHE">): PageCache {
  return PAGE_CACHE === "isolate" ? isolateCache : workersCache;
}
