import type { HostCookie } from "../cookies/cookies.ts";

/** What the owner’s last command has done, for the page that it leads to. */
export const justDoneCookie = "__Host-just-done" satisfies HostCookie;
