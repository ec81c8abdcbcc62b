import { hostCookie, readHostCookie } from "#domain/cookies/cookies.ts";
import type { Settings } from "#domain/services.ts";

const passkeyCookie = "__Host-passkey";
/** A year, in seconds: the longest that browsers keep a cookie is not much more. */
const lifetime = 31_536_000;

/** Whether a passkey was used in this browser: then the login offers it first. */
export function offersPasskey(site: Settings["site"], request: Request): boolean {
  return readHostCookie(site, request.headers.get("Cookie"), passkeyCookie) === "1";
}

/** The `Set-Cookie` header by which this browser is offered its passkey from now on, or no more. */
export function passkeyOffered(site: Settings["site"], isOffered: boolean): string {
  return hostCookie(site, passkeyCookie, isOffered ? "1" : "", isOffered ? lifetime : 0);
}
