import { cookieName } from "#domain/identity/cookies.ts";
import { sessionCookie } from "#domain/identity/sessions/sessions.server.ts";
import { xsrfHeader } from "#domain/identity/xsrf.server.ts";
import type { Settings } from "#domain/services.ts";
import type { Operation, PathItem } from "./described-calls.ts";
import { scopeOf } from "./scopes.ts";

/** How a caller proves to be the owner of this site. */
export const securitySchemesAt = (site: Pick<Settings["site"], "isLoopback">) =>
  ({
    session: { type: "apiKey", in: "cookie", name: cookieName(site, sessionCookie) },
    xsrf: {
      type: "apiKey",
      in: "header",
      name: xsrfHeader,
      description:
        "The value of the cookie `XSRF-TOKEN`, which is sent too; and `Origin` with this site’s address, which browsers send by themselves.",
    },
    identityToken: {
      type: "http",
      scheme: "bearer",
      bearerFormat: "JWT",
      description: "An identity token of the identity provider. It may do everything.",
    },
    personalToken: {
      type: "http",
      scheme: "bearer",
      bearerFormat: "toad_…",
      description: "A personal access token, made at /admin/security. It may do what its scopes say.",
    },
  }) as const;

/** Marks a call that nobody else may make; `secured` fills in how. */
export const ownersOnly: Record<string, string[]>[] = [{ identityToken: [] }];

/** Says of each call how to get in and with which scope, as `scopes.ts` has it. */
export function secured(paths: Record<string, PathItem>): Record<string, PathItem> {
  const items = Object.entries(paths).map(([path, item]): [string, PathItem] => [
    path,
    Object.fromEntries(
      Object.entries(item).map(([method, call]) => [method, securedCall(method.toUpperCase(), path, call)]),
    ),
  ]);
  return Object.fromEntries(items);
}

function securedCall(method: string, path: string, call: Operation): Operation {
  const scope = scopeOf(method, path.replaceAll(/\{(\w+)\}/g, ":$1"));
  if (!scope || scope === "open") return call;
  const ways: Record<string, string[]>[] = [
    { personalToken: [scope] },
    { identityToken: [] },
    method === "GET" ? { session: [] } : { session: [], xsrf: [] },
  ];
  return { ...call, security: call.security ? ways : [{}, ...ways] };
}

/** The owner alone may make it: there is no way in without a proof. */
export function isForOwner({ security = [{}] }: Operation): boolean {
  return security.every((way) => Object.keys(way).length > 0);
}
