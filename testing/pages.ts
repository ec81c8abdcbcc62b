import { ScriptPolicy } from "#app/script-policy.ts";
import { RouterContextProvider } from "react-router";
import { requestContext } from "#app/context.ts";
import { findChrome } from "#domain/chrome/chrome.server.ts";
import type { Session } from "#domain/identity/owner.ts";
import type { Services } from "#domain/services.ts";
import { fromPondwick, testOrigin, testOwner } from "./services.ts";

/** The context and request a loader or action is called with, for the owner or for a visitor. */
export function visit(
  services: Services,
  path: string,
  options: { owner?: boolean; form?: Record<string, string> } = {},
) {
  const session: Session | null = options.owner
    ? { owner: testOwner(services), id: "a-session", idHash: "a-hash" }
    : null;
  const context = new RouterContextProvider();
  context.set(requestContext, {
    services,
    session: async () => session,
    beginChange: async () => undefined,
    chrome: () => findChrome(services),
    facts: async () => (await findChrome(services)).facts,
    visitorAddress: "192.0.2.1",
    seenFrom: () => fromPondwick,
    inlineScripts: new ScriptPolicy(() => "a-nonce"),
    isDocument: true,
    articles: new Map(),
  });
  const url = new URL(path, testOrigin);
  const body = options.form && new URLSearchParams(options.form);
  const request = new Request(url, body ? { method: "POST", body } : {});
  return { context, request, url };
}

/** What a loader or action threw: a redirect, or an answer with a status. */
export async function thrownBy(run: () => unknown): Promise<{ status: number; location: string | null }> {
  try {
    await run();
  } catch (thrown) {
    if (thrown instanceof Response)
      return { status: thrown.status, location: thrown.headers.get("Location") };
    const { init } = thrown as { init?: { status?: number } };
    return { status: init?.status ?? 0, location: null };
  }
  throw new Error("Nothing was thrown.");
}
