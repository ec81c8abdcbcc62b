import { Client } from "@modelcontextprotocol/client";
import { env } from "cloudflare:workers";
import { describe, expect, it, vi } from "vitest";
import { callback, ledTo, openForger, openProgram } from "./program.ts";
import { openSite, openSiteWithOwner } from "../document/site.ts";

interface Tokens {
  access_token: string;
  refresh_token: string;
}

async function openedForger() {
  const opened = await openSiteWithOwner();
  const forger = await openForger(opened);
  const tokens = async () => (await forger.redeem(await forger.code())).json<Tokens>();
  return { ...opened, ...forger, tokens };
}

const errorOf = async (answer: Response) => [answer.status, (await answer.json<{ error: string }>()).error];

describe("a program with the official client", () => {
  it("finds its way, is let in by the owner, reads, and is shut out again", async () => {
    const { site, owner } = await openSiteWithOwner();
    const { kept, transport } = openProgram(site.send);
    const first = transport();
    await expect(new Client({ name: "a", version: "1" }).connect(first)).rejects.toThrow(/Unauthorized/i);
    const led = kept.led as URL;
    expect([led.pathname, led.searchParams.get("resource")]).toEqual([
      "/admin/security/connect",
      "https://toadstool.test/mcp",
    ]);
    const path = led.pathname + led.search;
    const question = await (await owner.ask(path)).text();
    expect(question).toContain("An assistant");
    expect(question).toContain("assistant.example");
    const allowed = await owner.post(path, { intent: "allow-program", "scopes.read": "on" });
    const back = ledTo(await allowed.text());
    expect([back?.searchParams.get("state"), back?.searchParams.get("iss")]).toEqual([
      "a-state",
      "https://toadstool.test",
    ]);
    await first.finishAuth(back?.searchParams ?? new URLSearchParams());
    const client = new Client({ name: "a", version: "1" });
    await client.connect(transport());
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toContain("read_post");
    expect(tools.map(({ name }) => name)).not.toContain("create_draft");

    const security = await (await owner.ask("/admin/security")).text();
    expect(security).toContain("Program connected");
    const id = /value="disconnect-program"[^]{0,100}name="id" value="([\w-]{36})"/.exec(security)?.[1] ?? "";
    await owner.post("/admin/security", { intent: "disconnect-program", id });
    kept.led = undefined;
    await expect(client.listTools()).rejects.toThrow(/Unauthorized/i);
    expect(kept.led).toBeInstanceOf(URL);
  });
});

describe("a code", () => {
  it("is taken once; sent again, it ends what it gave", async () => {
    const { code, redeem, opens } = await openedForger();
    const sent = await code();
    const { access_token: access } = await (await redeem(sent)).json<Tokens>();
    expect(await opens(access)).toBe(200);
    expect(await errorOf(await redeem(sent))).toEqual([400, "invalid_grant"]);
    expect(await opens(access)).toBe(401);
  });

  it.each([
    ["another verifier", { code_verifier: "w".repeat(43) }],
    ["another redirect URI", { redirect_uri: `${callback}/other` }],
    ["another program's id", { client_id: "bm9uZQ.bm9uZQ" }],
    ["another site as its resource", { resource: "https://elsewhere.test/mcp" }],
  ])("is worth nothing with %s, and nothing afterwards", async (_what, changes) => {
    const { code, redeem } = await openedForger();
    const sent = await code();
    expect(await errorOf(await redeem(sent, changes as unknown as Record<string, string>))).toEqual([
      400,
      "invalid_grant",
    ]);
    expect(await errorOf(await redeem(sent))).toEqual([400, "invalid_grant"]);
  });

  it("is worth nothing without a verifier, or when it is a minute old", async () => {
    const { code, redeem } = await openedForger();
    expect(await errorOf(await redeem(await code(), { code_verifier: "" }))).toEqual([
      400,
      "invalid_request",
    ]);
    const late = await code();
    await env.DB.exec("UPDATE program_grants SET code_expires_at = code_expires_at - 61000");
    expect(await errorOf(await redeem(late))).toEqual([400, "invalid_grant"]);
  });
});

describe("the question to the owner", () => {
  it.each([
    ["without PKCE", { code_challenge: "", code_challenge_method: "" }],
    ["with PKCE in the clear", { code_challenge_method: "plain" }],
    ["for a redirect URI that was not registered", { redirect_uri: "https://evil.test/callback" }],
    ["for a program that was never registered", { client_id: "bm9uZQ.bm9uZQ" }],
    ["for another site", { resource: "https://elsewhere.test/mcp" }],
    ["for a token in the address", { response_type: "token" }],
  ])("is not asked %s: nothing is allowed, and no one is led anywhere", async (_what, changes) => {
    const { owner, ask, pressed } = await openedForger();
    const form = changes as unknown as Record<string, string>;
    const page = await owner.ask(ask(form));
    expect([page.status, await page.text()]).toEqual([422, expect.stringContaining("cannot be connected")]);
    expect(await pressed(form)).toBeNull();
  });

  it("leads back with an error where she refuses, and gives only what she ticks", async () => {
    const { pressed, redeem } = await openedForger();
    const refused = await pressed({}, { intent: "refuse-program" });
    expect(refused?.searchParams.get("error")).toBe("access_denied");
    expect(await pressed({}, { intent: "allow-program" })).toBeNull();
    const given = await pressed({}, { intent: "allow-program", "scopes.posts": "on", "scopes.email": "on" });
    const answer = await redeem(given?.searchParams.get("code") ?? "");
    expect(await answer.json()).toMatchObject({ scope: "posts", token_type: "Bearer", expires_in: 3600 });
  });

  it("is asked of the owner alone, from this site's own page", async () => {
    const { site, owner, ask } = await openedForger();
    const form = { intent: "allow-program", "scopes.read": "on" };
    expect((await site.browser().post(ask(), form)).status).toBe(401);
    expect(
      (await owner.post(ask(), form, { Origin: "https://evil.test", "Sec-Fetch-Site": "cross-site" })).status,
    ).toBe(403);
  });

  it("takes any port of the owner's own machine, and http nowhere else", async () => {
    const { register, pressed, site } = await openedForger();
    const clientId = await register("http://127.0.0.1:1111/callback");
    const on = (redirect_uri: string) => pressed({ client_id: clientId, redirect_uri });
    expect((await on("http://127.0.0.1:2222/callback"))?.host).toBe("127.0.0.1:2222");
    expect(await on("http://127.0.0.1:2222/elsewhere")).toBeNull();
    expect(await on("http://127.0.0.1:2222@evil.test/callback")).toBeNull();
    for (const uri of [
      "http://evil.test/",
      "cursor://callback",
      "javascript:alert(1)",
      "https://a@evil.test/",
      "https://evil.test/#x",
    ]) {
      const body = JSON.stringify({ redirect_uris: [uri] });
      // oxlint-disable-next-line no-await-in-loop -- a table
      const answer = await site.send("/mcp/register", { method: "POST", body });
      // oxlint-disable-next-line no-await-in-loop -- a table
      expect([uri, ...(await errorOf(answer))]).toEqual([uri, 400, "invalid_redirect_uri"]);
    }
  });
});

describe("an app with a scheme of its own", () => {
  const address = "com.example.app:/callback";

  it("is led back to at exactly that address, once the owner has read that another app could receive it", async () => {
    const { register, ask, pressed, redeem, owner } = await openedForger();
    const clientId = await register(address);
    const asked = (redirect_uri: string) => ({ client_id: clientId, redirect_uri });
    const question = await (await owner.ask(ask(asked(address)))).text();
    expect(question).toContain("another app here could receive it");
    expect(question).toContain("com.example.app");
    const back = await pressed(asked(address));
    expect(back?.href).toMatch(/^com\.example\.app:\/callback\?code=mcc_/);
    expect((await redeem(back?.searchParams.get("code") ?? "", asked(address))).status).toBe(200);
    for (const other of [`${address}/other`, "com.example.app:/", "com.example.other:/callback"])
      // oxlint-disable-next-line no-await-in-loop -- a table
      expect([other, await pressed(asked(other))]).toEqual([other, null]);
  });
});

describe("a program's own address as its client_id", () => {
  /** A program whose document is at this address; `asked` are the addresses that the site fetched. */
  async function described(answer: (clientId: string) => Response, clientId = documentAddress()) {
    const opened = await openedForger();
    const asked: string[] = [];
    vi.stubGlobal("fetch", async (input: string, init?: RequestInit) => {
      if (!String(input).startsWith(clientId)) return opened.site.services.fetch(input, init);
      asked.push(`${String(input)} ${init?.redirect}`);
      return answer(clientId);
    });
    return { ...opened, clientId, asked };
  }

  const documentAddress = () => `https://assistant.example/${crypto.randomUUID()}.json`;
  const documentOf = (client_id: string, changes: object = {}) => ({
    client_id,
    client_name: "Described",
    redirect_uris: [callback, "cursor://not-taken"],
    token_endpoint_auth_method: "none",
    ...changes,
  });

  it("is read once, without following redirects, and what it names is led back to", async () => {
    const { owner, ask, pressed, redeem, clientId, asked } = await described((id) =>
      Response.json(documentOf(id)),
    );
    const form = { client_id: clientId };
    const question = await (await owner.ask(ask(form))).text();
    expect(question).toContain("Described");
    expect(question).toMatch(/describes itself at <strong>assistant\.example/);
    const back = await pressed(form);
    const tokens = await redeem(back?.searchParams.get("code") ?? "", form);
    expect(tokens.status).toBe(200);
    expect(asked).toEqual([`${clientId} manual`]);
    expect(await pressed({ ...form, redirect_uri: `${callback}/other` })).toBeNull();
    expect(await pressed({ ...form, redirect_uri: "cursor://not-taken" })).toBeNull();
  });

  const refusedDocuments: [string, (id: string) => Response][] = [
    ["another program's", (id) => Response.json(documentOf(`${id}?other`))],
    ["one that counts on a secret", (id) => Response.json(documentOf(id, { client_secret: "s" }))],
    [
      "one with a key of its own",
      (id) => Response.json(documentOf(id, { token_endpoint_auth_method: "private_key_jwt" })),
    ],
    [
      "without its redirect URI",
      (id) => Response.json(documentOf(id, { redirect_uris: ["https://evil.test/"] })),
    ],
    ["too large", (id) => Response.json(documentOf(id, { logo: "x".repeat(10_000) }))],
    ["a page", () => new Response("<html>", { headers: { "Content-Type": "text/html" } })],
    ["no JSON", () => new Response("{", { headers: { "Content-Type": "application/json" } })],
    ["led elsewhere", () => new Response(null, { status: 302, headers: { Location: "http://127.0.0.1/" } })],
    ["not there", () => Response.json({}, { status: 404 })],
    [
      "not reached",
      () => {
        throw new TypeError("refused");
      },
    ],
  ];

  it.each(refusedDocuments)("is refused where the document is %s", async (_what, answer) => {
    const { owner, ask, pressed, clientId } = await described(answer);
    const page = await owner.ask(ask({ client_id: clientId }));
    expect([page.status, await page.text()]).toEqual([422, expect.stringContaining("Nothing was allowed")]);
    expect(await pressed({ client_id: clientId })).toBeNull();
  });

  it.each([
    "http://assistant.example/client.json",
    "https://assistant.example/",
    "https://127.0.0.1/client.json",
    "https://[::1]/client.json",
    "https://metadata.internal/client.json",
    "https://localhost/client.json",
    "https://assistant.example:22/client.json",
    "https://a@assistant.example/client.json",
    "https://assistant.example/client.json#x",
    "https://assistant.example/../client.json",
  ])("is not asked at %s", async (clientId) => {
    const { owner, ask, asked } = await described((id) => Response.json(documentOf(id)), clientId);
    expect((await owner.ask(ask({ client_id: clientId }))).status).toBe(422);
    expect(asked).toEqual([]);
  });

  it("is asked for no stranger", async () => {
    const { site, ask, clientId, asked } = await described((id) => Response.json(documentOf(id)));
    await site.browser().ask(ask({ client_id: clientId }));
    await site.browser().post(ask({ client_id: clientId }), { intent: "allow-program", "scopes.read": "on" });
    expect(asked).toEqual([]);
  });
});

describe("a program that gives its access back", () => {
  it("ends both tokens with either, which the owner sees; another program's id ends nothing", async () => {
    const { tokens, revoke, opens, refresh, owner } = await openedForger();
    const first = await tokens();
    expect((await revoke(first.access_token, { client_id: "bm9uZQ.bm9uZQ" })).status).toBe(200);
    expect(await opens(first.access_token)).toBe(200);
    expect((await revoke(first.refresh_token)).status).toBe(200);
    expect(await opens(first.access_token)).toBe(401);
    expect(await errorOf(await refresh(first.refresh_token))).toEqual([400, "invalid_grant"]);
    const second = await tokens();
    await revoke(second.access_token);
    expect(await errorOf(await refresh(second.refresh_token))).toEqual([400, "invalid_grant"]);
    expect((await revoke("mcp_unknown")).status).toBe(200);
    expect(await errorOf(await revoke(""))).toEqual([400, "invalid_request"]);
    expect(await (await owner.ask("/admin/security")).text()).toContain("By itself.");
  });
});

describe("a program's tokens", () => {
  it("open the endpoint for programs alone, and only while they are valid", async () => {
    const { tokens, opens } = await openedForger();
    const { access_token: access, refresh_token: refresh } = await tokens();
    expect(await opens(access)).toBe(200);
    expect(await opens(access, "/api/drafts")).toBe(401);
    expect(await opens(refresh)).toBe(401);
    await env.DB.exec("UPDATE program_grants SET access_expires_at = access_expires_at - 3600000");
    expect(await opens(access)).toBe(401);
  });

  it("are refreshed once each; an old refresh token ends them all", async () => {
    const { tokens, refresh, opens } = await openedForger();
    const first = await tokens();
    expect(await errorOf(await refresh(first.refresh_token, { client_id: "bm9uZQ.bm9uZQ" }))).toEqual([
      400,
      "invalid_grant",
    ]);
    const second = await (await refresh(first.refresh_token)).json<Tokens>();
    expect([await opens(first.access_token), await opens(second.access_token)]).toEqual([401, 200]);
    expect(await errorOf(await refresh(first.refresh_token))).toEqual([400, "invalid_grant"]);
    expect(await opens(second.access_token)).toBe(401);
    expect(await errorOf(await refresh(second.refresh_token))).toEqual([400, "invalid_grant"]);
  });

  it("are kept as hashes, and are worth nothing to another owner of the site", async () => {
    const { tokens, opens, site } = await openedForger();
    const { access_token: access, refresh_token: refresh } = await tokens();
    const rows = JSON.stringify((await env.DB.prepare("SELECT * FROM program_grants").all()).results);
    expect([rows.includes(access), rows.includes(refresh)]).toEqual([false, false]);
    site.variables.OWNER_SUBJECTS = "another";
    expect(await opens(access)).toBe(401);
  });
});

it("the endpoint says where to ask", async () => {
  const site = await openSite();
  const answer = await site.send("/mcp", { method: "POST", body: "{}" });
  const metadata =
    /resource_metadata="([^"]+)"/.exec(answer.headers.get("WWW-Authenticate") ?? "")?.[1] ?? "";
  const described = await (await site.send(metadata)).json<{ authorization_servers: string[] }>();
  expect(described).toMatchObject({ resource: "https://toadstool.test/mcp" });
  const server = `${described.authorization_servers[0]}/.well-known/oauth-authorization-server`;
  expect(await (await site.send(server)).json()).toMatchObject({
    issuer: "https://toadstool.test",
    code_challenge_methods_supported: ["S256"],
    token_endpoint_auth_methods_supported: ["none"],
    client_id_metadata_document_supported: true,
    revocation_endpoint: "https://toadstool.test/mcp/revoke",
  });
});
