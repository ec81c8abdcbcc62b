import { toJsonSchema } from "@valibot/to-json-schema";
import { describeRoute, type DescribeRouteOptions } from "hono-openapi";
import type * as v from "valibot";
import { ownersOnly } from "./docs-security.ts";

interface Call {
  /** The noun. */
  tag: string;
  summary: string;
  description?: string;
  /** The owner alone may call it. */
  owner?: true;
  body?: v.GenericSchema;
  /** What a form says beside its `file`. */
  form?: v.GenericSchema;
  /** What stands under `data`, in words. */
  answers: string;
  /** Of the answer; 200 if absent. With 204 there is nothing but the status. */
  status?: 201 | 202 | 204;
  /** Refusals beyond the usual ones. */
  refusals?: Partial<Record<400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429, string>>;
  query?: Record<string, string>;
}

/** Describes a call for /api/openapi.json, from the very schema that parses it. */
export function describeCall(call: Call) {
  const usual = {
    ...(call.body && {
      400: "The body is not valid JSON.",
      415: "The body is not JSON.",
      422: "A field is invalid: see `issues`.",
    }),
    ...(call.form && { 400: "The form is incomplete." }),
    ...(call.owner && {
      401: "Not logged in, or the token is wrong, expired or revoked.",
      403: "Logged in, but not the owner; the XSRF header is missing; or the token lacks the scope.",
      429: "Too many wrong tokens from here: see Retry-After.",
    }),
  };
  const refusals = Object.entries({ ...usual, ...call.refusals });
  return describeRoute({
    tags: [call.tag],
    summary: call.summary,
    description: call.description,
    ...(call.owner && { security: ownersOnly }),
    ...(call.query && { parameters: Object.entries(call.query).map(queryParameter) }),
    ...(call.body && {
      requestBody: { required: true, content: { "application/json": { schema: schemaOf(call.body) } } },
    }),
    ...(call.form && {
      requestBody: { required: true, content: { "multipart/form-data": { schema: formOf(call.form) } } },
    }),
    responses: {
      [call.status ?? 200]: {
        description: call.answers,
        ...(call.status !== 204 && { content: { "application/json": { schema: envelope } } }),
      },
      ...Object.fromEntries(
        refusals.map(([status, description]) => [status, { description, content: errorContent }]),
      ),
    },
  });
}

const envelope = { type: "object" as const, required: ["data"], properties: { data: {} } };
const errorContent = { "application/json": { schema: { $ref: "#/components/schemas/Error" } } };

function queryParameter([name, description]: [string, string]) {
  return { name, in: "query" as const, required: false, description, schema: { type: "string" as const } };
}

type Schema = Extract<
  NonNullable<DescribeRouteOptions["requestBody"]>,
  { content: object }
>["content"][string]["schema"];

function formOf(schema: v.GenericSchema): Schema {
  const file = { type: "string" as const, format: "binary", description: "The file itself, with its name." };
  const { properties, ...described } = schemaOf(schema) as { properties?: Record<string, Schema> };
  return { ...described, properties: { file, ...properties }, required: ["file"] } as Schema;
}

/** Checks written as functions have no JSON Schema; their messages say the rule. */
function schemaOf(schema: v.GenericSchema): Schema {
  const { $schema: _, ...described } = toJsonSchema(schema as Parameters<typeof toJsonSchema>[0], {
    typeMode: "input",
    errorMode: "ignore",
  });
  return described as Schema;
}
