import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { refusalStatus, type Refused } from "#domain/outcome.ts";

/** An answer's whole body, or 404 where there is none. A throw becomes 500 in `api.ts`. */
export function answer(c: Context, body: object | null | undefined, status: 200 | 201 | 202 = 200) {
  return body
    ? c.json(body, status)
    : answerError(c, 404, "not_found", "There is nothing here by that name.");
}

/** A refusal; `data` beside it is what the caller needs to go on, such as the current text. */
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
