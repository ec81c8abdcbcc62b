import * as v from "valibot";
import { profile } from "#studio/profile.ts";
import { cookieName } from "#domain/identity/cookies.ts";
import { sessionCookie } from "#domain/identity/sessions/sessions.server.ts";
import { xsrfHeader } from "#domain/identity/xsrf.server.ts";
import type { Settings } from "#domain/services.ts";
import type { Declaration } from "./call.ts";
import { calls } from "./calls.ts";
import { capital, describeAnswers, errorAnswer, type JsonSchema, schemaOf } from "./json-schemas.ts";

type Site = Pick<Settings["site"], "origin" | "isLoopback">;

/** The OpenAPI 3.1 description of the API. */
export function describeApi(site: Site) {
  sameEverywhere ??= { schemas: describeAnswers(), paths: describeCalls() };
  const { schemas, paths } = sameEverywhere;
  return {
    openapi: "3.1.0",
    info: {
      title: `${profile.siteName} API`,
      version: "1.0.0",
      description:
        "Answers carry `data` on success and `error` with `code`, `message` and perhaps `issues` otherwise. The owner’s calls take a personal access token or an identity token as bearer, or the session cookie, with the headers `X-XSRF-TOKEN` (the value of the cookie `XSRF-TOKEN`, which is sent too) and `Origin` (this site’s) where they change something.",
    },
    servers: [{ url: `${site.origin}/api` }],
    tags: [],
    components: {
      securitySchemes: securitySchemesAt(site),
      schemas,
    },
    paths,
  };
}

/** Made when first asked for: it does not change while the Worker runs. */
let sameEverywhere:
  | { schemas: ReturnType<typeof describeAnswers>; paths: ReturnType<typeof describeCalls> }
  | undefined;

function describeCalls() {
  const paths: Record<string, Record<string, ReturnType<typeof describeCall>>> = {};
  for (const { declared } of calls)
    (paths[openPath(declared)] ??= {})[declared.method] = describeCall(declared);
  return paths;
}

function describeCall(declared: Declaration) {
  const { noun, summary, description, status = 200, data } = declared;
  const security = securityOf(declared);
  const parameters = parametersOf(declared);
  const body = bodyOf(declared);
  const content = data && json(schemaOf(answerOf(declared)));
  return {
    operationId: operationIdOf(declared),
    tags: [noun],
    summary,
    ...(description && { description }),
    ...(security && { security }),
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: { required: true, content: body } }),
    responses: {
      [status]: { description: declared.answers, ...(content && { content }) },
      ...Object.fromEntries(
        Object.entries(errorsOf(declared)).map(([code, words]) => [
          code,
          { description: words, content: json(errorSchemaOf(declared, code)) },
        ]),
      ),
    },
  };
}

/** `getPostsById`: made from method and path, so that it stays. */
function operationIdOf({ method, path }: Declaration): string {
  const words = path.replaceAll("/:", "/by/").split("/").filter(Boolean);
  return method + words.map(capital).join("");
}

/** `/posts/:id` as OpenAPI writes it: `/posts/{id}`. */
export function openPath({ path }: Declaration): string {
  return path.replaceAll(/:(\w+)/g, "{$1}");
}

/** Only the owner may call it. */
export function isForOwner({ scope, isForVisitors }: Declaration): boolean {
  return scope !== "open" && !isForVisitors;
}

/** Why a call may be refused, by status: the reasons that follow from its declaration, and its own. */
export function errorsOf(declared: Declaration): Record<string, string> {
  return {
    ...(declared.json && {
      400: "The body is not valid JSON.",
      415: "The body is not JSON.",
      422: "A field is invalid: see `issues`.",
    }),
    ...(declared.form && { 400: "The form is incomplete." }),
    ...(isForOwner(declared) && {
      401: "Not logged in, or the token is wrong, expired or revoked.",
      403: "Logged in, but not the owner; the XSRF header is missing; or the token lacks the scope.",
      429: "Too many wrong tokens from here: see Retry-After.",
    }),
    ...declared.errors,
  };
}

function securityOf(declared: Declaration): Record<string, string[]>[] | undefined {
  const { scope, method } = declared;
  if (scope === "open") return undefined;
  const proofs: Record<string, string[]>[] = [
    { personalToken: [scope] },
    { identityToken: [] },
    method === "get" ? { session: [] } : { session: [], xsrf: [] },
  ];
  return isForOwner(declared) ? proofs : [{}, ...proofs];
}

function parametersOf({ path, query = {} }: Declaration) {
  const schema = { type: "string" };
  return [
    ...Object.entries(query).map(([name, description]) => ({
      name,
      in: "query",
      required: false,
      description,
      schema,
    })),
    ...[...path.matchAll(/:(\w+)/g)].map(([, name]) => ({ name, in: "path", required: true, schema })),
  ];
}

function bodyOf({ json: sent, form }: Declaration) {
  if (sent) return json(schemaOf(sent, "input"));
  if (!form) return undefined;
  const { properties, ...described } = schemaOf(form, "input");
  const file = { type: "string", format: "binary", description: "The file itself, with its name." };
  return {
    "multipart/form-data": {
      schema: { ...described, properties: { file, ...properties }, required: ["file"] },
    },
  };
}

/** The fields of a call’s body, and which of them it must have. */
export function fieldsOf(declared: Declaration): { properties: object; required: string[]; isForm: boolean } {
  const [[type, { schema }] = ["", { schema: {} }]] = Object.entries(bodyOf(declared) ?? {});
  const { properties = {}, required = [] } = schema as Partial<JsonSchema>;
  return { properties, required, isForm: type === "multipart/form-data" };
}

function answerOf({ data, beside }: Declaration): v.GenericSchema {
  return v.object({ data: data ?? v.null(), ...beside });
}

function errorSchemaOf({ current }: Declaration, code: string) {
  if (!current || code !== "409") return { $ref: "#/components/schemas/Error" };
  return schemaOf(v.object({ ...errorAnswer.entries, data: v.optional(v.object({ current })) }));
}

const json = <Schema>(schema: Schema) => ({ "application/json": { schema } });

/** How a caller proves to be the owner of this site. */
const securitySchemesAt = (site: Pick<Site, "isLoopback">) => ({
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
    bearerFormat: "site_…",
    description: "A personal access token, made at /admin/security. It may do what its scopes say.",
  },
});
