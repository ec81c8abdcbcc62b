import { randomUUID } from "node:crypto";
import type { TokenScope } from "#domain/identity/tokens/personal-token.ts";
import type { OwnerBrowser } from "./log-in.ts";

/** A token from the owner's own form at /admin/security, for a week at most: it is revoked at the end. */
export async function borrowToken(
  owner: OwnerBrowser,
  { scopes, command }: { scopes: readonly TokenScope[]; command: string },
): Promise<{ token: string; close: () => Promise<void> }> {
  const key = randomUUID();
  const page = "/admin/security";
  const made = await owner.post(page, {
    intent: "make-token",
    key,
    name: command,
    days: "7",
    ...Object.fromEntries(scopes.map((scope) => [`scopes.${scope}`, "on"])),
  });
  const html = await made.text();
  const [token] = /site_[\w-]{43}/.exec(html) ?? [];
  if (!token) throw new Error(`The site gave no token: it answered ${made.status}. See ${page}.`);
  const close = async () => {
    for (const [path, form] of [
      [page, { intent: "revoke-token", id: key }],
      ["/auth/logout", {}],
    ] as const)
      await (await owner.post(path, form)).body?.cancel();
  };
  return { token, close };
}
