/** Without what speaks to the cache alone: the platform strips the same header from what it answers. */
export function withoutEdgeHeaders(headers: Headers): Headers {
  const copy = new Headers(headers);
  copy.delete("Cloudflare-CDN-Cache-Control");
  return copy;
}
