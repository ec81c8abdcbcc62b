import { mayBeCounted } from "@toadstool/worker-kit/page-views";
import type { Context } from "hono";
import { recordMissing } from "#domain/addresses/missing.server.ts";
import { redirectPath } from "#domain/addresses/redirect.ts";
import { findRedirect } from "#domain/addresses/redirects.server.ts";
import { logError } from "#domain/log.ts";
import { moved } from "#studio/rooms.ts";
import type { HonoEnv } from "./hono-env.ts";
import type { Env } from "./env.ts";
import { servicesFor } from "./services.ts";

/** React Router asks for a page’s data under its address with this ending. */
const dataEnding = /(?:\/_root)?\.data$/;

/** Pages that are not there answer 404, or lead to the page that says so. */
export function isMissing({ status, headers }: Pick<Response, "status" | "headers">): boolean {
  return status === 404 || headers.get("Location") === "/404";
}

/**
 * Where a missing page’s address leads, by the owner or by the studio’s files: the redirect that is answered instead, and null where there
 * is none. It is asked for after the page: what the site has comes first.
 */
export async function redirectMissing(c: Context<HonoEnv>, page: Response): Promise<Response | null> {
  if (!isMissing(page) || !["GET", "HEAD"].includes(c.req.method)) return null;
  const { pathname } = new URL(c.req.url);
  const path = pathname.replace(dataEnding, "");
  const target = (await findRedirect(c.var.services, path)) ?? moved[redirectPath(path) ?? ""] ?? null;
  if (target === null) return null;
  if (!dataEnding.test(pathname)) return c.redirect(target, 301);
  // How React Router’s browser side takes a redirect that has no body.
  return c.body(null, 204, {
    "X-Remix-Redirect": target,
    "X-Remix-Status": "301",
    "X-Remix-Reload-Document": "true",
    "Cache-Control": "no-store",
  });
}

/** Lists a missing page for the owner where a reader’s browser opened its address; views are counted by the same rule. */
export async function noteMissing(env: Env, { method, url, headers }: Request): Promise<void> {
  const isOpened =
    method === "GET" && headers.get("Sec-Fetch-Dest") === "document" && !headers.has("Sec-Purpose");
  const isOwners = (headers.get("Cookie") ?? "").includes("session=");
  const visitor = {
    userAgent: headers.get("User-Agent"),
    doNotTrack: headers.get("DNT"),
    globalPrivacyControl: headers.get("Sec-GPC"),
  };
  if (!isOpened || isOwners || !mayBeCounted(visitor)) return;
  const { origin, pathname } = new URL(url);
  const services = servicesFor(env, origin);
  if (!(await services.limits.view(headers.get("CF-Connecting-IP") ?? "unknown"))) return;
  await recordMissing(services, { path: pathname, referrer: headers.get("Referer") ?? "" }).catch(logError);
}
