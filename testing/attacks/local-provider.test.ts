import { afterEach, describe, expect, it, vi } from "vitest";
import { listenToConsole } from "./console.ts";
import { openSite } from "../document/site.ts";

const provider = "http://localhost:8788";

afterEach(() => void vi.restoreAllMocks());

const misplaced: [where: string, issuer: string, siteUrl: string, origin: string][] = [
  ["at a public address", provider, "https://toadstool.test", "https://toadstool.test"],
  ["at a public address nobody configured", provider, "", "https://toadstool.workers.dev"],
  [
    "at a public address, configured as local",
    provider,
    "http://localhost:8787",
    "https://toadstool.workers.dev",
  ],
  ["in a neighbour's network", provider, "", "http://192.168.1.20:8787"],
  ["at a host that is called alike", provider, "", "https://localhost.evil.test"],
  ["by number", "http://127.0.0.1:8788", "", "https://toadstool.test"],
  ["by short number", "http://127.1:8788", "", "https://toadstool.test"],
  ["by the newer number", "http://[::1]:8788", "", "https://toadstool.test"],
  ["by the newer form of the older number", "http://[::ffff:127.0.0.1]:8788", "", "https://toadstool.test"],
  ["under a name of its own", "http://identity.localhost:8788", "", "https://toadstool.test"],
  ["with a certificate", "https://localhost:8788", "", "https://toadstool.test"],
  ["of another machine, without encryption", "http://identity.example", "", "https://toadstool.test"],
];

describe("an attacker who finds the local identity provider's settings on a site that others reach", () => {
  it.each(misplaced)("%s, is refused everywhere", async (_where, issuer, siteUrl, origin) => {
    listenToConsole();
    const site = await openSite({ SITE_URL: siteUrl }, issuer);
    const visitor = site.browser();
    const login = await visitor.ask(`${origin}/auth/login`);
    expect(login.status).toBe(503);
    expect(await login.text()).toContain("No one can log in here: OIDC_ISSUER names");
    const Authorization = `Bearer ${await site.identityToken()}`;
    const bearer = await visitor.ask(`${origin}/api/drafts`, { headers: { Authorization } });
    expect(bearer.status).toBe(500);
    expect(await bearer.json()).toMatchObject({ error: { code: "local_provider" } });
    expect(site.asked).toEqual([]);
  });

  it("with a session from when the site was local, is let in by that neither", async () => {
    const site = await openSite({ SITE_URL: "" }, provider);
    const owner = site.browser();
    const begun = new URL(
      (await owner.ask("http://localhost:8787/auth/login")).headers.get("Location") ?? "",
    );
    site.answerTokens(begun);
    await owner.ask(`http://localhost:8787/auth/callback?code=c&state=${begun.searchParams.get("state")}`);
    expect((await owner.ask("http://localhost:8787/api/drafts")).status).toBe(200);
    expect((await owner.ask("https://toadstool.test/api/drafts")).status).toBe(401);
    expect((await owner.ask("https://toadstool.test/admin")).status).toBe(401);
  });

  it("finds that the site logs it, and not for every visitor", async () => {
    const heard = listenToConsole();
    const site = await openSite({ SITE_URL: "" }, provider);
    for (let visit = 0; visit < 3; visit++) await site.browser().ask("https://toadstool.test/auth/login");
    expect(heard.filter((line) => line.includes("OIDC_ISSUER")).length).toBeLessThanOrEqual(1);
  });
});

it.each(["http://localhost:8787", "http://127.0.0.1:8787", "http://[::1]:8787"])(
  "a developer who tries things out at %s logs in there",
  async (origin) => {
    const site = await openSite({ SITE_URL: "" }, provider);
    const login = await site.browser().ask(`${origin}/auth/login`);
    expect(login.headers.get("Location")).toContain(`${provider}/authorize?`);
  },
);
