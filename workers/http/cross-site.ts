/** Whether a method only reads. */
export function isSafeMethod(method: string): boolean {
  return ["GET", "HEAD", "OPTIONS"].includes(method);
}

/**
 * Whether an unsafe request comes from another site. Browsers say where a request comes from; a request that
 * says nothing is a browser's only if it carries cookies, and is then not trusted. Mail providers' one-click
 * unsubscribe and API clients carry none.
 */
export function isCrossSite(request: Request): boolean {
  if (isSafeMethod(request.method)) return false;
  const site = request.headers.get("Sec-Fetch-Site");
  const origin = request.headers.get("Origin");
  if (site !== null && site !== "same-origin" && site !== "none") return true;
  // A page without referrer sends "null" as its origin even to its own site, where Sec-Fetch-Site knows better.
  if (origin === "null" && site === "same-origin") return false;
  if (origin !== null) return origin !== new URL(request.url).origin;
  return site === null && request.headers.has("Cookie");
}
