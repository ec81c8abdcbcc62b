/*
 * Keeps zines that were opened, so that they can be read without a network. It answers for zines, their pictures and the site's
 * unchanging assets alone; everything else, and whatever is not a GET, goes to the network as if it were not there.
 * A document is kept as a stranger sees it, never as one who is logged in. Its page asks for it: app/browser/offline.ts.
 */
const cacheName = "zines-2";
const mostZines = 12;
/** Of the cache alone: what belongs to each kept zine, the last opened first. */
const listPath = "/art/zine/kept.json";

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(begin()));
self.addEventListener("message", (event) => event.waitUntil(answer(event)));
self.addEventListener("fetch", (event) => {
  const { origin, pathname } = new URL(event.request.url);
  if (event.request.method !== "GET" || origin !== self.location.origin) return;
  if (isZine(pathname)) event.respondWith(newestZine(event, pathname));
  else if (slugOfPicture(pathname)) event.respondWith(picture(event, pathname));
  else if (isAsset(pathname)) event.respondWith(asset(event.request));
});

const isZine = (path) => /^\/art\/zine\/[^./]+(\.data|\/)?$/.test(path);
const isAsset = (path) =>
  path.startsWith("/assets/") || path.startsWith("/words.json") || path === "/favicon.svg";
/** What a page asks for before React takes it over: app/page-state.ts. */
const stateType = "application/vnd.page-state";
const asksForState = ({ headers }) => headers.get("Accept")?.includes(stateType) ?? false;
const stateOf = (address) => `${address}.state`;
const slugOfPicture = (path) => /^\/images\/zines\/([^./]+)\/[^/]+$/.exec(path)?.[1];

async function begin() {
  await self.registration.navigationPreload?.enable();
  for (const name of await caches.keys())
    if (name.startsWith("zines-") && name !== cacheName) await caches.delete(name);
  await self.clients.claim();
}

/** The network's answer wherever there is one. */
async function newestZine(event, pathname) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch (error) {
    const path = pathname.replace(/\/$/, "");
    const kept = await found(asksForState(event.request) ? stateOf(path) : path);
    if (kept) return kept;
    throw error;
  }
}

/** The kept one at once, renewed behind it; a small one stands in for a large one that cannot come. */
async function picture(event, pathname) {
  const kept = await found(pathname);
  const renewed = fetch(event.request).then(async (response) => {
    if (response.ok) await renew(pathname, response.clone());
    return response;
  });
  if (kept) {
    event.waitUntil(renewed.catch(() => undefined));
    return kept;
  }
  return renewed.catch(async (error) => {
    for (const kind of ["avif", "webp"]) {
      const small = await found(pathname.replace(/(-\d+)?\.(avif|webp)$/, `-600.${kind}`));
      if (small) return small;
    }
    throw error;
  });
}

async function renew(pathname, response) {
  const slug = slugOfPicture(pathname);
  const list = await readList();
  if (list.some(({ address }) => address === `/art/zine/${slug}`))
    await (await caches.open(cacheName)).put(pathname, response);
}

async function asset(request) {
  const { pathname, search } = new URL(request.url);
  return (await found(pathname + search)) ?? fetch(request);
}

async function found(path) {
  const cache = await caches.open(cacheName);
  return cache.match(path, { ignoreVary: true });
}

/** One after another: each changes the list. */
let last = Promise.resolve();

function answer({ data, ports: [port] }) {
  if (!data?.keep || !port) return undefined;
  last = last.then(async () => port.postMessage(await keep(data.keep).catch(() => false)));
  return last;
}

/** Whether the zine can be read offline now. */
async function keep({ address, files }) {
  if (!isZine(address) || address.endsWith(".data")) return false;
  const cache = await caches.open(cacheName);
  try {
    const page = await asStranger(address);
    const data = await asStranger(`${address}.data`);
    const state = await asStranger(address, { Accept: `${stateType}, text/html` });
    const texts = await Promise.all([page, state].map((answer) => answer.clone().text()));
    const assets = texts.join(" ").match(/\/assets\/[\w./-]+\.\w+/g) ?? [];
    const wanted = [...new Set([...assets, ...files])].filter((path) => isAsset(path) || slugOfPicture(path));
    await Promise.all(wanted.map((path) => add(cache, path)));
    // Last, so that a kept page is whole.
    await cache.put(`${address}.data`, data);
    await cache.put(stateOf(address), state);
    await cache.put(address, page);
    const others = (await readList()).filter((kept) => kept.address !== address);
    await writeList(cache, [{ address, files: wanted }, ...others].slice(0, mostZines));
  } catch {
    // Offline, or no room: what was kept before still is.
  }
  await sweep(cache);
  return (await readList()).some((kept) => kept.address === address);
}

async function asStranger(address, headers = {}) {
  const response = await fetch(address, { headers, credentials: "omit", cache: "no-store" });
  if (!response.ok || response.redirected) throw new Error(`${address} answers ${response.status}`);
  return response;
}

async function add(cache, path) {
  if (await cache.match(path, { ignoreVary: true })) return;
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path} answers ${response.status}`);
  await cache.put(path, response);
}

/** Forgets what belongs to no kept zine: assets of an older build, zines that gave way to newer ones. */
async function sweep(cache) {
  const list = await readList();
  const addresses = new Set(list.map(({ address }) => address));
  const files = new Set(list.flatMap(({ files }) => files));
  for (const request of await cache.keys()) {
    const { pathname, search } = new URL(request.url);
    const slug = slugOfPicture(pathname);
    const isKept =
      pathname === listPath ||
      files.has(pathname + search) ||
      addresses.has(slug ? `/art/zine/${slug}` : pathname.replace(/\.(data|state)$/, ""));
    if (!isKept) await cache.delete(request);
  }
}

async function readList() {
  return (await (await found(listPath))?.json()) ?? [];
}

async function writeList(cache, list) {
  await cache.put(
    listPath,
    new Response(JSON.stringify(list), { headers: { "Content-Type": "application/json" } }),
  );
}
