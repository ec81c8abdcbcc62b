import { env } from "cloudflare:workers";
import "#testing/built-pages.ts";
import app from "#workers/app.ts";
import { testOrigin } from "./services.ts";

const context = {
  waitUntil: () => undefined,
  passThroughOnException: () => undefined,
} as unknown as ExecutionContext;

/** What a visitor gets at this address from the whole Worker. */
export async function open(path: string, headers: Record<string, string> = {}) {
  const answer = await app.fetch(new Request(testOrigin + path, { headers }), env as never, context);
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}
