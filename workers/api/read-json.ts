import type { Context } from "hono";
import type * as v from "valibot";
import { type Refused, refuse } from "#domain/outcome.ts";
import { parse } from "#domain/parse.ts";

/** The call's JSON body, parsed by `schema`; a refusal says what is wrong with it. */
export async function readJson<Schema extends v.GenericSchema>(
  c: Context,
  schema: Schema,
): Promise<v.InferOutput<Schema> | Refused> {
  const type = c.req.header("Content-Type")?.split(";")[0]?.trim().toLowerCase();
  if (type !== "application/json") {
    return refuse("unsupported", "not_json", "Send the body as JSON, with Content-Type: application/json.");
  }
  let body: unknown;
  try {
    body = JSON.parse(await c.req.text());
  } catch {
    return refuse("malformed", "malformed_json", "The body is not valid JSON.");
  }
  return parse(schema, body);
}
