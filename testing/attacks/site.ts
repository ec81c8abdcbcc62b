import { env } from "cloudflare:workers";
import { onTestFinished, vi } from "vitest";
import { testProvider } from "#testing/identity-provider.ts";
import { testOrigin } from "#testing/services.ts";
import "#testing/built-pages.ts";
import app from "#workers/app.ts";
import type { Env } from "#workers/env.ts";
import { openBrowser, type Sent } from "./browser.ts";

export type Site = Awaited<ReturnType<typeof openSite>>;

/** The whole Worker as it is served, with an identity provider that does what each test wants. */
export async function openSite(variables: Partial<Env> = {}, issuer?: string, address = testOrigin) {
  const provider = await testProvider({}, issuer);
  provider.world.now = new Date();
  vi.stubGlobal("fetch", provider.services.fetch);
  onTestFinished(() => void vi.unstubAllGlobals());

  /** Every answer that left the site. */
  const given: Response[] = [];
  async function send(path: string, { headers, ...init }: Sent = {}): Promise<Response> {
    const request = new Request(new URL(path, address), { redirect: "manual", headers, ...init });
    const answer = await app.fetch(
      request,
      { ...env, OIDC_ISSUER: provider.issuer, ...variables } as never,
      context,
    );
    given.push(answer.clone() as Response);
    return answer;
  }
  return { ...provider, send, given, variables, browser: () => openBrowser(provider, send, address) };
}

const context = {
  waitUntil: () => undefined,
  passThroughOnException: () => undefined,
} as unknown as ExecutionContext;

/** A site whose owner is logged in, in a browser of their own. */
export async function openSiteWithOwner(variables: Partial<Env> = {}) {
  const site = await openSite(variables);
  const owner = site.browser();
  await owner.logIn();
  if (!(await owner.isLoggedIn())) throw new Error("The owner's own login came to nothing.");
  return { site, owner };
}
