import { Hono } from "hono";
import { html } from "hono/html";
import { generateSpecs } from "hono-openapi";
import { profile } from "#content/profile.ts";
import type { Door } from "../door.ts";

/** The description of `api`, generated from the schemas that parse its calls, and the same as a page. */
export function docsOf(api: Hono<Door>): Hono<Door> {
  const docs = new Hono<Door>();
  docs.get("/openapi.json", async (c) => c.json(await describe(api, c.var.services.settings.site.origin)));
  docs.get("/docs", async (c) => {
    const { paths = {} } = await describe(api, c.var.services.settings.site.origin);
    return c.html(docsPage(Object.entries(paths) as [string, PathItem][]));
  });
  return docs;
}

interface Operation {
  tags?: string[];
  summary?: string;
  description?: string;
  security?: unknown[];
  parameters?: { in: string; name: string; description?: string }[];
  requestBody?: {
    content: Record<string, { schema: { properties?: Record<string, unknown>; required?: string[] } }>;
  };
  responses: Record<string, { description: string }>;
}
type PathItem = Record<string, Operation>;

function describe(api: Hono<Door>, origin: string) {
  return generateSpecs(api, {
    documentation: {
      openapi: "3.1.0",
      info: {
        title: `${profile.siteName} API`,
        version: "1.0.0",
        description:
          "Answers carry `data` on success and `error` with `code`, `message` and perhaps `issues` otherwise. The owner's calls take the session cookie with the X-XSRF-TOKEN header, or an identity token as bearer.",
      },
      servers: [{ url: `${origin}/api` }],
      components: {
        securitySchemes: {
          session: { type: "apiKey", in: "cookie", name: "__Host-session" },
          xsrf: { type: "apiKey", in: "header", name: "X-XSRF-TOKEN" },
          identityToken: { type: "http", scheme: "bearer", bearerFormat: "JWT" },
        },
        schemas: { Error: errorSchema },
      },
    },
  });
}

const issueSchema = {
  type: "object" as const,
  properties: { field: { type: "string" as const }, message: { type: "string" as const } },
};
const errorSchema = {
  type: "object" as const,
  required: ["error"],
  properties: {
    error: {
      type: "object" as const,
      required: ["code", "message"],
      properties: {
        code: { type: "string" as const },
        message: { type: "string" as const },
        issues: { type: "array" as const, items: issueSchema },
      },
    },
  },
};

const docsPage = (paths: [string, PathItem][]) =>
  html`<!doctype html>
    <html lang="en-GB">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>API · ${profile.siteName}</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="/api-docs.css" />
      </head>
      <body>
        <main>
          <p><a href="/">${profile.siteName}</a></p>
          <h1>The API</h1>
          <p>
            JSON in (a file comes in a form), JSON out: <code>{ "data": … }</code> on success,
            <code>{ "error": { "code", "message", "issues" } }</code> otherwise. Calls marked
            <em>owner</em> take the session cookie with the <code>X-XSRF-TOKEN</code> header, or
            <code>Authorization: Bearer</code> with an identity token. The same, for machines:
            <a href="/api/openapi.json">openapi.json</a>.
          </p>
          ${paths.flatMap(([path, item]) => Object.entries(item).map(([method, call]) => callSection(path, method, call)))}
        </main>
      </body>
    </html>`;

const callSection = (path: string, method: string, call: Operation) =>
  html`<section>
    <h2><code class="method">${method.toUpperCase()}</code> <code>/api${path === "/" ? "" : path}</code></h2>
    <p>${call.summary}${call.security ? html` <em>owner</em>` : ""}</p>
    ${call.description ? html`<p>${call.description}</p>` : ""}
    <dl>
      ${fieldsOf(call).map(
        ([name, about]) =>
          html`<div>
            <dt><code>${name}</code></dt>
            <dd>${about}</dd>
          </div>`,
      )}
      ${Object.entries(call.responses).map(
        ([status, { description }]) =>
          html`<div>
            <dt>${status}</dt>
            <dd>${description}</dd>
          </div>`,
      )}
    </dl>
  </section>`;

function fieldsOf(call: Operation): [string, string][] {
  const query = (call.parameters ?? [])
    .filter((parameter) => parameter.in === "query")
    .map((parameter): [string, string] => [`?${parameter.name}=`, parameter.description ?? ""]);
  const [type, { schema: body } = {}] = Object.entries(call.requestBody?.content ?? {})[0] ?? [];
  const where = type === "multipart/form-data" ? "in the form" : "in the body";
  const fields = Object.keys(body?.properties ?? {}).map((name): [string, string] => [
    name,
    body?.required?.includes(name) ? `${where}, required` : `${where}, optional`,
  ]);
  return [...query, ...fields];
}
