import type { HostCookie } from "../cookies/cookies.ts";

/** What the owner’s last press has done, for the page that it leads to. */
export const noticeCookie = "__Host-notice" satisfies HostCookie;
