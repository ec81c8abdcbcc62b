import { encoded } from "#domain/text/encoded.ts";
import { mayBeCounted } from "#domain/analytics/may-be-counted.ts";
import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { recordMissing } from "#domain/addresses/missing.server.ts";
import { canLeadElsewhere, redirectPath, withQueryOf } from "#domain/addresses/redirect.ts";
import { findRedirect } from "#domain/addresses/redirects.server.ts";
import { logError } from "#domain/log.ts";
import { moved } from "#studio/rooms.ts";
import type { HonoEnv } from "./hono-env.ts";
import type { Env } from "./env.ts";
import { servicesFor } from "./services.ts";

/** React Router asks for a page’s data under its address with this ending, which follows `/_` where the address ends with a slash. */
const dataEnding = /(?:\/_(?:root)?)?\.data$/;

/** It adds the routes that it has no data of yet at the end of the query. */
const routesWanted = /[?&]_routes=[^&]*$/;

/** Pages that are not there answer 404, or lead to the page that says so. */
export function isMissing({ status, headers }: Pick<Response, "status" | "headers">): boolean {
  return status === 404 || headers.get("Location") === "/404";
}

/** The same of the data of a page: React Router’s redirects have their target in the body there. */
async function isMissingData(answer: Response): Promise<boolean> {
  return answer.status === 202 && (await answer.clone().text()).includes('"/404"');
}

/** The status with which a path of this site answers a visitor. */
type Ask = (c: Context<HonoEnv>, path: string) => Promise<number>;

/**
 * Answers with a redirect where an address has no page and leads elsewhere: by the owner, by the studio’s files, or because it was
 * typed in capitals. That is asked for after the page: what the site has comes first.
 */
export const leadOn = (ask: Ask) =>
  createMiddleware<HonoEnv>(async (c, next) => {
    await next();
    if (!["GET", "HEAD"].includes(c.req.method)) return;
    if (!isMissing(c.res) && !(await isMissingData(c.res))) return;
    const { pathname, search } = new URL(c.req.url);
    const isForData = dataEnding.test(pathname);
    const path = pathname.replace(dataEnding, "");
    const target =
      (await findRedirect(c.var.services, path)) ??
      moved[redirectPath(path) ?? ""] ??
      (await findInSmallLetters(c, path, ask));
    if (target === null) return;
    await c.res.body?.cancel();
    // Otherwise the headers of the first answer would be laid over those of the second.
    c.res = undefined;
    const query = isForData ? search.replace(routesWanted, "") : search;
    c.res = redirectTo(withQueryOf(query, target), { isForData });
  });

/** Addresses are written in small letters; people also type and print them otherwise. */
async function findInSmallLetters(c: Context<HonoEnv>, typed: string, ask: Ask): Promise<string | null> {
  const path = redirectPath(typed);
  const isWritten = path === null || decodeURIComponent(typed).replace(/\/+$/, "") === path;
  // Two slashes begin the address of another site.
  if (isWritten || !canLeadElsewhere(path) || path.startsWith("//")) return null;
  const small = path.split("/").map(encodeURIComponent).join("/");
  return (await ask(c, small)) < 400 ? small : null;
}

function redirectTo(target: string, { isForData }: { isForData: boolean }): Response {
  const location = encoded(target);
  if (!isForData) return new Response(null, { status: 301, headers: { Location: location } });
  // How React Router’s browser side takes a redirect that has no body.
  const headers = {
    "X-Remix-Redirect": location,
    "X-Remix-Status": "301",
    "X-Remix-Reload-Document": "true",
    "Cache-Control": "no-store",
  };
  return new Response(null, { status: 204, headers });
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
