import { env } from "cloudflare:workers";
import { startSession, sessionCookie } from "#domain/identity/sessions/sessions.server.ts";
import { hashId, signToken } from "#domain/tokens/token.server.ts";
import { recordedChanges } from "./page-cache/recorded-changes.ts";
import worker from "./worker.ts";
import { fromPondwick, noTokens, testOrigin, testOwner, testServices } from "./services.ts";

interface Call {
  method?: string;
  json?: unknown;
  body?: BodyInit;
  headers?: Record<string, string>;
  /** Variables that are to differ from those of the tests. */
  bindings?: Record<string, string>;
}

/** Calls the API as a browser on the site would. */
export async function call(path: string, { method = "GET", json, body, headers = {}, bindings }: Call = {}) {
  const request = new Request(`${testOrigin}/api${path}`, {
    method,
    headers: {
      Origin: testOrigin,
      ...(json !== undefined && { "Content-Type": "application/json" }),
      ...headers,
    },
    body: json === undefined ? body : JSON.stringify(json),
  });
  const response = await ask(request, bindings);
  const text = await response.text();
  const answer = response.headers.get("Content-Type")?.includes("json") ? JSON.parse(text) : text;
  return { status: response.status, headers: response.headers, answer };
}

/** The Worker’s own response. */
export async function ask(request: Request, bindings: Record<string, string> = {}): Promise<Response> {
  const context = {
    waitUntil: () => undefined,
    passThroughOnException: () => undefined,
  } as unknown as ExecutionContext;
  return worker.fetch(request, { ...env, DB: recordedChanges(env.DB), ...bindings } as never, context);
}

/** Headers of the logged-in owner's browser: session cookie and XSRF token. */
export async function ownerHeaders(): Promise<Record<string, string>> {
  const { services } = testServices();
  const sessionId = await startSession(
    { ...services, clock: () => new Date() },
    testOwner(services),
    noTokens,
    fromPondwick,
  );
  const xsrf = await signToken(services.secret, "xsrf", await hashId(sessionId));
  return { Cookie: `${sessionCookie}=${sessionId}; XSRF-TOKEN=${xsrf}`, "X-XSRF-TOKEN": xsrf };
}
