/** The `Set-Cookie` of a cookie that scripts cannot read and no other host can set. `seconds` 0 clears it. */
export function hostCookie(name: `__Host-${string}`, value: string, seconds: number): string {
  return `${name}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; Secure; SameSite=Lax`;
}

/** The `Set-Cookie` of a cookie that the site's own scripts read. */
export function readableCookie(name: string, value: string, seconds: number): string {
  return `${name}=${value}; Path=/; Max-Age=${seconds}; Secure; SameSite=Lax`;
}

/** The cookie of that name in a `Cookie` header. Two that differ are none: one of them was set by somebody else. */
export function readCookie(header: string | null | undefined, name: string): string | undefined {
  const values = new Set<string>();
  for (const pair of (header ?? "").split(";")) {
    const [key, ...value] = pair.split("=");
    if (key?.trim() === name) values.add(value.join("=").trim());
  }
  return values.size === 1 ? [...values][0] : undefined;
}
