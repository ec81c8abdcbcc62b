import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { isRefused, refusalStatus, type Refused } from "#domain/outcome.ts";

/** Turns a domain function's answer into HTTP: a value, null (404) or a refusal. A throw becomes 500 in `api.ts`. */
export function answer<Value>(c: Context, outcome: Value | Refused | null, status: 200 | 201 | 202 = 200) {
  if (isRefused(outcome)) return answerRefused(c, outcome);
  if (outcome === null || outcome === undefined)
    return answerError(c, 404, "not_found", "There is nothing here by that name.");
  return c.json({ data: outcome }, status);
}

/** A refusal; `data` beside it is what the caller needs to go on, such as the text that stands. */
export function answerRefused(c: Context, refused: Refused, data?: unknown) {
  if (refused.retryAfter) c.header("Retry-After", String(refused.retryAfter));
  const error = {
    code: refused.code,
    message: refused.message,
    ...(refused.issues.length > 0 && { issues: refused.issues }),
  };
  return c.json({ error, ...(data !== undefined && { data }) }, refusalStatus[refused.refused]);
}

export function answerError(c: Context, status: ContentfulStatusCode, code: string, message: string) {
  return c.json({ error: { code, message } }, status);
}
