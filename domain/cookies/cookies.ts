/**
 * A cookie that no script can read and no other host can set. `__Host-` is how browsers hold it to that, but for
 * WebKit at `http://localhost`: there it has another name.
 */
export type HostCookie = `__Host-${string}`;

interface Site {
  /** Plain http on the developer’s own machine. */
  isLoopback: boolean;
}

/** The name of a cookie at this site. A site that others can reach neither sets nor reads the names of loopback. */
export function cookieName({ isLoopback }: Site, name: HostCookie): string {
  return isLoopback ? name.replace("__Host-", "loopback-") : name;
}

/** The `Set-Cookie` of a cookie that scripts cannot read and no other host can set. `seconds` 0 clears it. */
export function hostCookie(site: Site, name: HostCookie, value: string, seconds: number): string {
  return `${cookieName(site, name)}=${value}; Path=/; Max-Age=${seconds}; HttpOnly${attributes(site)}`;
}

/** The `Set-Cookie` of a cookie that the site's own scripts read. */
export function readableCookie(site: Site, name: string, value: string, seconds: number): string {
  return `${name}=${value}; Path=/; Max-Age=${seconds}${attributes(site)}`;
}

/** WebKit drops cookies marked `Secure` at `http://localhost`, where Chromium and Firefox keep them. */
function attributes({ isLoopback }: Site): string {
  return isLoopback ? "; SameSite=Lax" : "; Secure; SameSite=Lax";
}

/** The value of a host cookie in a `Cookie` header. */
export function readHostCookie(
  site: Site,
  header: string | null | undefined,
  name: HostCookie,
): string | undefined {
  return readCookie(header, cookieName(site, name));
}

/** The cookie of that name in a `Cookie` header. Two with different values count as none: another host set one of them. */
export function readCookie(header: string | null | undefined, name: string): string | undefined {
  const values = new Set<string>();
  for (const pair of (header ?? "").split(";")) {
    const [key, ...value] = pair.split("=");
    if (key?.trim() === name) values.add(value.join("=").trim());
  }
  return values.size === 1 ? [...values][0] : undefined;
}
