const cacheName = "notes-1";
const offlinePath = "/admin/notes/offline";

/** Keeps the page that is shown without a connection, with its scripts and styles, in place of an older build’s. */
export async function keepPage(): Promise<void> {
  const page = await fetch(offlinePath, { cache: "no-store" });
  if (!page.ok || page.redirected) return;
  const text = await page.clone().text();
  const assets = new Set(text.match(/\/assets\/[\w./-]+\.\w+/g));
  const cache = await caches.open(cacheName);
  await Promise.all([...assets].map((path) => add(cache, path)));
  // Last, so that a kept page is whole.
  await cache.put(offlinePath, page);
  for (const { url } of await cache.keys()) {
    const { pathname } = new URL(url);
    // oxlint-disable-next-line no-await-in-loop -- few, and after everything else
    if (pathname !== offlinePath && !assets.has(pathname)) await cache.delete(url);
  }
}

async function add(cache: Cache, path: string) {
  if (!(await cache.match(path, { ignoreVary: true }))) await cache.add(path);
}

/** The answer without a connection: a navigation leads to the kept page, which has its own address. */
export async function keptPage({ url, mode }: Request, error: unknown): Promise<Response> {
  const { pathname, search } = new URL(url);
  const cache = await caches.open(cacheName);
  const isPage = mode === "navigate";
  const kept = await cache.match(isPage ? offlinePath : pathname, { ignoreVary: true });
  if (!kept) throw error;
  return isPage && pathname !== offlinePath ? Response.redirect(offlinePath + search) : kept;
}
