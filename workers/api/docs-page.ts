import { html } from "hono/html";
import { profile } from "#content/profile.ts";
import { scopeWords, tokenScopes } from "#domain/identity/personal-token.ts";
import { isForOwner } from "./docs-security.ts";

export interface Operation {
  tags?: string[];
  summary?: string;
  description?: string;
  security?: Record<string, string[]>[];
  parameters?: { in: string; name: string; description?: string }[];
  requestBody?: {
    content: Record<string, { schema: { properties?: Record<string, unknown>; required?: string[] } }>;
  };
  responses: Record<string, { description: string }>;
}
export type PathItem = Record<string, Operation>;

/** The calls for people to read. */
export const docsPage = (paths: [string, PathItem][]) =>
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
            <em>owner</em> take <code>Authorization: Bearer</code> with a personal access token or an identity
            token, or the session cookie, with the <code>X-XSRF-TOKEN</code> header where they change
            something. The same, for machines: <a href="/api/openapi.json">openapi.json</a>.
          </p>
          <section>
            <h2>Tokens for scripts</h2>
            <p>
              Made at <a href="/admin/security">/admin/security</a>, shown once, for 7 to 365 days. A call
              marked with a scope wants a token that has it: 403 <code>insufficient_scope</code> otherwise.
              One that is wrong, expired or revoked is answered with 401, and one in an address is refused.
            </p>
            <dl>
              ${tokenScopes.map(
                (scope) =>
                  html`<div>
                    <dt><code>${scope}</code></dt>
                    <dd>${scopeWords[scope].label}. ${scopeWords[scope].about}</dd>
                  </div>`,
              )}
            </dl>
          </section>
          ${paths.flatMap(([path, item]) => Object.entries(item).map(([method, call]) => callSection(path, method, call)))}
        </main>
      </body>
    </html>`;

const callSection = (path: string, method: string, call: Operation) =>
  html`<section>
    <h2><code class="method">${method.toUpperCase()}</code> <code>/api${path === "/" ? "" : path}</code></h2>
    <p>${call.summary}${isForOwner(call) ? html` <em>owner</em>` : ""}${scopeMark(call)}</p>
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

function scopeMark(call: Operation) {
  const scopes = (call.security ?? []).flatMap(({ personalToken = [] }) => personalToken);
  return scopes.map((scope) => html` <em>scope <code>${scope}</code></em>`);
}

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
