import type { Context } from "hono";

/** Sets those of the headers that the answer has not set itself, and HSTS where it goes out by https. */
export function setSecurityHeaders(c: Context, given: Record<string, string>): void {
  const headers = new Headers(c.res.headers);
  for (const [name, value] of Object.entries(given)) if (!headers.has(name)) headers.set(name, value);
  if (new URL(c.req.url).protocol === "https:") {
    headers.set("Strict-Transport-Security", "max-age=63072000");
  }
  c.res = new Response(c.res.body, { status: c.res.status, statusText: c.res.statusText, headers });
}
