import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { type TokenScope, tokenScopes } from "#domain/identity/tokens/personal-token.ts";
import { ask, call } from "#testing/api.ts";
import { tokenForCalls } from "#testing/personal-tokens.ts";
import { testOrigin } from "#testing/services.ts";
import { api } from "./api.ts";
import { calls } from "./calls.ts";
import { documentedApi } from "./openapi.ts";

/** Every route of the API: a method and a path as its router writes it. */
const routes = [
  ...new Set(
    api.routes.filter(({ method }) => method !== "ALL").map(({ method, path }) => `${method} ${path}`),
  ),
].map((route) => route.split(" ") as [method: string, path: string]);

/** The same rule as the scopes that the calls declare, in other words. */
function expected([method, path]: [string, string]): TokenScope | "open" {
  const [, noun, word] = path.split("/");
  if (path === "/email/confirm" || word === "webhooks" || noun === "analytics") return "open";
  if (noun === "openapi.json" || noun === "tags" || noun === "docs") return "open";
  if (noun === "backups") return "backup";
  if (noun === "lookup") return "read";
  if (noun === "notes") return method === "GET" ? "open" : "posts";
  if (noun === "restores") return "restore";
  if (method === "GET") return noun === "posts" && !path.includes("revisions") ? "open" : "read";
  if (noun === "works") return "works";
  if (noun === "image") return path === "/image" ? "read" : "images";
  return noun === "email" ? "email" : "posts";
}

const guarded = routes.filter((route) => expected(route) !== "open");
const tokens = new Map<TokenScope, string>();
let visitor = 0;

/** Calls a route from an address that has not called before, so that no rate limit stops it. */
function send([method, path]: [string, string], token: string) {
  const headers = { Authorization: `Bearer ${token}`, "CF-Connecting-IP": `2001:db8::${++visitor}` };
  return call(path.replaceAll(/:\w+/g, "none"), { method, headers });
}

beforeAll(async () => {
  for (const scope of tokenScopes) tokens.set(scope, (await tokenForCalls({ scopes: [scope] })).token);
});
beforeEach(() => vi.stubGlobal("fetch", () => Promise.reject(new TypeError("No network."))));
afterEach(() => vi.unstubAllGlobals());

describe("the scopes of the API", () => {
  it("are declared for every route but the description itself", () => {
    expect(routes.length).toBeGreaterThan(40);
    const declared = calls.map(({ declared: { method, path } }) => `${method.toUpperCase()} ${path}`);
    const described = routes.map((route) => route.join(" ")).filter((route) => !route.endsWith(".json"));
    expect(described.toSorted()).toEqual(declared.toSorted());
  });

  it("follow the rule: reading, or the noun that is changed", () => {
    for (const { declared } of calls) {
      const route: [string, string] = [declared.method.toUpperCase(), declared.path];
      expect([...route, declared.scope]).toEqual([...route, expected(route)]);
    }
  });

  it.each(tokenScopes)("admit with '%s' to exactly its routes", async (scope) => {
    const refused = [];
    for (const route of guarded) {
      const { status, headers, answer } = await send(route, tokens.get(scope) ?? "");
      expect([401, 429, 500], `${route}`).not.toContain(status);
      if (status !== 403) continue;
      const needed = expected(route);
      const challenge = `Bearer realm="api", error="insufficient_scope", scope="${needed}"`;
      expect(answer.error.code, `${route}`).toBe("insufficient_scope");
      expect(headers.get("WWW-Authenticate"), `${route}`).toBe(challenge);
      expect(answer.error.message, `${route}`).toContain(`“${needed}”; the token has: ${scope}.`);
      refused.push(route);
    }
    expect(refused).toEqual(guarded.filter((route) => expected(route) !== scope));
  });

  it("hold for HEAD requests, too", async () => {
    const statusWith = async (scope: TokenScope) => {
      const headers = { Authorization: `Bearer ${tokens.get(scope)}` };
      return (await ask(new Request(`${testOrigin}/api/drafts`, { method: "HEAD", headers }))).status;
    };
    expect([await statusWith("read"), await statusWith("posts")]).toEqual([200, 403]);
  });

  it("are required for calls that identify the caller, and for no others", async () => {
    for (const route of routes) {
      const { answer } = await send(route, `site_${"A".repeat(43)}`);
      const code = answer?.error?.code ?? "";
      expect([route.join(" "), code === "personal_token_unknown"]).toEqual([
        route.join(" "),
        guarded.includes(route),
      ]);
    }
  });
});

describe("the description of the API", () => {
  it("names for each call the ways in, with the scope", async () => {
    const { answer } = await call("/openapi.json");
    const { securitySchemes } = answer.components;
    expect(securitySchemes).toMatchObject({
      personalToken: { type: "http", scheme: "bearer" },
      identityToken: { type: "http", scheme: "bearer", bearerFormat: "JWT" },
      session: { in: "cookie", name: "__Host-session" },
      xsrf: { in: "header", name: "X-XSRF-TOKEN" },
    });
    const securityOf = (method: string, path: string) => answer.paths[path][method].security;
    expect(securityOf("get", "/drafts/{id}")).toEqual([
      { personalToken: ["read"] },
      { identityToken: [] },
      { session: [] },
    ]);
    expect(securityOf("post", "/email/send")).toEqual([
      { personalToken: ["email"] },
      { identityToken: [] },
      { session: [], xsrf: [] },
    ]);
    expect(securityOf("put", "/posts/likes")).toEqual([
      {},
      { personalToken: ["posts"] },
      { identityToken: [] },
      { session: [], xsrf: [] },
    ]);
    expect(securityOf("get", "/posts")).toBeUndefined();
    expect(securityOf("post", "/email/confirm")).toBeUndefined();
  });

  it("marks each call with its scope for people, too", () => {
    const calls = documentedApi();
    const marked = (summary: string) => {
      const found = calls.find((call) => call.summary === summary);
      return [found?.isGuarded, found?.scopes];
    };
    expect(marked("Delete an image (kept in the trash for 30 days)")).toEqual([true, ["images"]]);
    expect(marked("Read subscriptions")).toEqual([false, ["read"]]);
    expect(marked("List posts, newest first")).toEqual([false, []]);
  });
});
