import { caching } from "../caching.ts";
import { cachedKindOf } from "./addresses.ts";

/** A page, one that moved, or one that is not there. Refusals of what was typed are made anew. */
const storedStatuses = new Set([200, 301, 302, 307, 308, 404]);

/**
 * An answer to a stranger with what it may be stored for: at the edge until it is purged, in browsers only to be asked for
 * again by its ETag.
 */
export async function cacheableAnswer(url: URL, answer: Response): Promise<Response> {
  const { status, statusText } = answer;
  const headers = new Headers(answer.headers);
  const kind = cachedKindOf(url.pathname);
  const isKept = !/\bno-store\b/.test(headers.get("Cache-Control") ?? "") && !headers.has("Set-Cookie");
  if (!kind || !isKept || !storedStatuses.has(status)) {
    // An answer that says nothing would be stored for two hours.
    headers.set("Cache-Control", caching.personal);
    return new Response(answer.body, { status, statusText, headers });
  }
  const body = await answer.arrayBuffer();
  headers.set("ETag", `"${await digestOf(body)}"`);
  headers.set("Cache-Control", caching.publicPage);
  headers.set("Cloudflare-CDN-Cache-Control", caching.atTheEdge);
  return new Response(body, { status, statusText, headers });
}

/** 132 bits are enough to tell two answers apart. */
async function digestOf(body: ArrayBuffer): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", body);
  return btoa(String.fromCharCode(...new Uint8Array(digest))).slice(0, 22);
}
