import type { ApiCall } from "#app/context.ts";
import { isForOwner } from "./docs-security.ts";

/** A call in the OpenAPI description, as far as the documentation reads it. */
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

/** The calls as the documentation's page shows them; one that answers with and without a last slash is shown once. */
export function callsIn(paths: Record<string, PathItem>): ApiCall[] {
  const shown = Object.entries(paths).filter(([path]) => !(path.slice(0, -1) in paths && path.endsWith("/")));
  return shown.flatMap(([path, item]) =>
    Object.entries(item).map(([method, call]) => ({
      noun: call.tags?.[0] ?? "Others",
      method: method.toUpperCase(),
      path: `/api${path === "/" ? "" : path}`,
      summary: call.summary ?? "",
      description: call.description ?? "",
      isForOwner: isForOwner(call),
      scopes: (call.security ?? []).flatMap(({ personalToken = [] }) => personalToken),
      fields: fieldsOf(call),
      answers: Object.entries(call.responses).map(([status, { description }]) => ({
        name: status,
        about: description,
      })),
    })),
  );
}

function fieldsOf(call: Operation): ApiCall["fields"] {
  const query = (call.parameters ?? [])
    .filter((parameter) => parameter.in === "query")
    .map((parameter) => ({ name: `?${parameter.name}=`, about: parameter.description ?? "" }));
  const [type, { schema: body } = {}] = Object.entries(call.requestBody?.content ?? {})[0] ?? [];
  const where = type === "multipart/form-data" ? "in the form" : "in the body";
  const fields = Object.keys(body?.properties ?? {}).map((name) => ({
    name,
    about: `${where}, ${body?.required?.includes(name) ? "required" : "optional"}`,
  }));
  return [...query, ...fields];
}
