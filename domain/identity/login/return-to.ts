import { safeReturnTo as safePath } from "@toadstool/openid";

/** Where a login in a window of its own ends. */
const loggedInPath = "/auth/done";

/** Where a login leads back to: a path of this site, and of the login's own only its end; else the admin's home. */
export function safeReturnTo(returnTo: string | null): string {
  return safePath(returnTo, "/admin", (path) => path.startsWith("/auth/") && path !== loggedInPath);
}
