import type { MiddlewareHandler } from "hono";
import type * as v from "valibot";
import type { Conventions } from "./call.ts";

/** Gives the handler the parsed body as `c.req.valid("json")`, or answers why that is not possible. */
export function readJson<Refusal extends object>(
  schema: v.GenericSchema,
  { parse, isRefusal, answerRefusal, refusals }: Conventions<never, Refusal>,
): MiddlewareHandler {
  return async (c, next) => {
    const type = c.req.header("Content-Type")?.split(";")[0]?.trim().toLowerCase();
    if (type !== "application/json") return answerRefusal(c, refusals.notJson);
    let body: unknown;
    try {
      body = JSON.parse(await c.req.text());
    } catch {
      return answerRefusal(c, refusals.malformedJson);
    }
    const input = parse(schema, body);
    if (isRefusal(input)) return answerRefusal(c, input);
    c.req.addValidatedData("json", input as object);
    return next();
  };
}
