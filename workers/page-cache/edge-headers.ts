/** What speaks to the cache alone: the platform strips the same headers from what it answers. */
const edgeHeaders = ["Cloudflare-CDN-Cache-Control", "Cache-Tag"];

export function withoutEdgeHeaders(headers: Headers): Headers {
  const copy = new Headers(headers);
  for (const name of edgeHeaders) copy.delete(name);
  return copy;
}
