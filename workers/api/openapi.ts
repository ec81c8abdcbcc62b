import { isGuarded } from "@toadstool/hono-calls";
import { type Described, documentedCalls, openApiOf } from "@toadstool/hono-calls/description";
import * as v from "valibot";
import { cookieName } from "#domain/cookies/cookies.ts";
import { sessionCookie } from "#domain/identity/sessions/sessions.server.ts";
import { xsrfHeader } from "#domain/identity/xsrf.server.ts";
import type { Settings } from "#domain/services.ts";
import * as answers from "./answers.ts";
import { calls } from "./calls.ts";

const issue = v.object({ field: v.string(), message: v.string() });

const described: Described = {
  calls,
  answers,
  error: v.object({
    error: v.object({ code: v.string(), message: v.string(), issues: v.optional(v.array(issue)) }),
  }),
  guardErrors: {
    401: "Not logged in, or the token is wrong, expired or revoked.",
    403: "Logged in, but not the owner; the XSRF header is missing; or the token lacks the scope.",
    429: "Too many wrong tokens from here: see Retry-After.",
  },
  securityOf(declared) {
    const session = { session: [], ...(declared.method !== "get" && { xsrf: [] }) };
    const proofs = [{ personalToken: [declared.scope] }, { identityToken: [] }, session];
    return isGuarded(declared) ? proofs : [{}, ...proofs];
  },
};

/** Both are made when first asked for: they do not change while the Worker runs. */
let operations: ReturnType<typeof openApiOf> | undefined;
let documented: ReturnType<typeof documentedCalls> | undefined;

/** The calls as the page /api/docs shows them. */
export const documentedApi = () => (documented ??= documentedCalls(described, "/api"));

/** The OpenAPI 3.1 description of the API. */
export function describeApi(site: Pick<Settings["site"], "origin" | "isLoopback">, siteName: string) {
  operations ??= openApiOf(described);
  const { schemas, paths } = operations;
  return {
    openapi: "3.1.0",
    info: {
      title: `${siteName} API`,
      version: "1.0.0",
      description:
        "Answers carry `data` on success and `error` with `code`, `message` and perhaps `issues` otherwise. The owner’s calls take a personal access token or an identity token as bearer, or the session cookie, with the headers `X-XSRF-TOKEN` (the value of the cookie `XSRF-TOKEN`, which is sent too) and `Origin` (this site’s) where they change something.",
    },
    servers: [{ url: `${site.origin}/api` }],
    tags: [],
    components: {
      securitySchemes: {
        session: { type: "apiKey", in: "cookie", name: cookieName(site, sessionCookie) },
        ...securitySchemes,
      },
      schemas,
    },
    paths,
  };
}

/** How a caller proves to be the owner, besides the session. */
const securitySchemes = {
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
    bearerFormat: "site_…",
    description: "A personal access token, made at /admin/security. It may do what its scopes say.",
  },
};
