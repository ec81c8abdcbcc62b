import { env } from "cloudflare:workers";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { personalTokens } from "#db/schema.ts";
import { revokePersonalToken } from "#domain/identity/tokens/personal-tokens.server.ts";
import { hashId } from "#domain/tokens/token.server.ts";
import { ownerHeaders } from "#testing/api.ts";
import { json, overheardApi, withToken, writing } from "#testing/overheard.ts";
import { madeToken, tokenForCalls } from "#testing/personal-tokens.ts";
import { fromPondwick, testOwner, testServices } from "#testing/services.ts";

const { services } = testServices({ clock: () => new Date() });
const owner = testOwner(services);
const { told, calling, moveOn } = overheardApi();
/** Every token of these tests. */
const secrets: string[] = [];
let reader = "";
let writer = "";
let session: Record<string, string> = {};

beforeAll(async () => {
  reader = await kept(tokenForCalls({ scopes: ["read"] }));
  writer = await kept(tokenForCalls({ scopes: ["posts"] }));
  session = await ownerHeaders();
});
beforeEach(moveOn);
afterAll(() => vi.restoreAllMocks());

async function kept(made: Promise<{ token: string }>) {
  const { token } = await made;
  secrets.push(token);
  return token;
}

describe("a personal access token in the right place", () => {
  it("grants its scope, and leaves no cookie and nothing in a cache", async () => {
    const { status, headers } = await calling(withToken(reader));
    expect([status, headers.get("Cache-Control")]).toEqual([200, "private, no-store"]);
    expect(headers.has("Set-Cookie")).toBe(false);
    expect(headers.has("Access-Control-Allow-Origin")).toBe(false);
    expect((await calling({ ...withToken(writer), ...json }, writing)).status).toBe(201);
    expect(await calling({ ...withToken(reader), ...json }, writing)).toMatchObject({
      status: 403,
      code: "insufficient_scope",
    });
  });
});

describe("an invalid personal access token", () => {
  it("is refused, and the code says why", async () => {
    const longAgo = testServices({ clock: () => new Date(Date.now() - 8 * 86_400_000) }).services;
    const expired = await kept(madeToken(longAgo, { days: 7 }));
    const { id, token: revoked } = await tokenForCalls();
    secrets.push(revoked);
    await revokePersonalToken(services, owner, id, fromPondwick);
    const attempts: [code: string, token: string][] = [
      ["unknown", `site_${"A".repeat(43)}`],
      ["unknown", `site_${await hashId(reader)}`],
      ["malformed", reader.slice(0, -1)],
      ["malformed", reader.slice(0, 9)],
      ["malformed", `${reader}=`],
      ["malformed", `${reader}${reader}`],
      ["malformed", reader.toUpperCase()],
      ["expired", expired],
      ["revoked", revoked],
    ];
    for (const [code, token] of attempts) {
      const refused = await calling(withToken(token));
      expect([refused.status, refused.code]).toEqual([401, `personal_token_${code}`]);
      expect(refused.headers.get("WWW-Authenticate")).toBe('Bearer realm="api", error="invalid_token"');
      expect(refused.headers.get("Cache-Control")).toBe("private, no-store");
      expect(refused.message).toMatch(/^The personal access token .+ Create one at \/admin\/security\.$/);
    }
  });

  it("is refused where its maker no longer owns the site", async () => {
    const theirs = await kept(madeToken(services, {}, Object.assign({}, owner, { subject: "another" })));
    const refused = await calling(withToken(theirs));
    expect([refused.status, refused.code]).toEqual([403, "not_the_owner"]);
    expect(refused.message).not.toContain("another");
  });

  it("is rate-limited when many are guessed from one address, and a valid one still works", async () => {
    const refusals = new Set<string>();
    for (let guess = 0; guess < 45; guess++) {
      const refused = await calling(withToken(`site_${String(guess).padStart(43, "A")}`));
      refusals.add(`${refused.status} ${refused.headers.get("Retry-After")}`);
    }
    expect([...refusals]).toEqual(["401 null", "429 60"]);
    expect((await calling(withToken(reader))).status).toBe(200);
    expect((await calling(session)).status).toBe(200);
  });
});

describe("a personal access token beside a session", () => {
  it("is decisive: the session neither replaces an invalid one nor widens a narrow one", async () => {
    const wrong = `site_${"A".repeat(43)}`;
    expect((await calling({ ...session, ...withToken(wrong) })).code).toBe("personal_token_unknown");
    const small = await calling({ ...session, ...json, ...withToken(reader) }, writing);
    expect(small.code).toBe("insufficient_scope");
    expect((await calling({ ...session, ...json, ...withToken(writer) })).code).toBe("insufficient_scope");
    expect((await calling({ ...session, ...json, ...withToken(writer) }, writing)).status).toBe(201);
  });

  it("does not let another site's page in", async () => {
    const fromElsewhere = { "Sec-Fetch-Site": "cross-site", Origin: "https://elsewhere.test" };
    const refused = await calling({ ...session, ...json, ...withToken(writer), ...fromElsewhere }, writing);
    expect([refused.status, refused.code]).toEqual([403, "cross_site"]);
  });

  it("is refused where it is invalid, even for calls that everyone may make", async () => {
    const path = "/posts/likes";
    const like = { method: "PUT", path, body: JSON.stringify({ id: "none", mode: 1 }) };
    expect((await calling(json, like)).status).toBe(404);
    expect((await calling({ ...json, ...withToken(reader) }, like)).code).toBe("insufficient_scope");
    expect((await calling({ ...json, ...withToken(reader.slice(1)) }, like)).status).toBe(401);
  });
});

describe("the Worker's answers and logs", () => {
  it("keeps a token to itself when its database breaks", async () => {
    await env.DB.exec("ALTER TABLE personal_tokens RENAME TO elsewhere");
    const before = told.length;
    try {
      expect(await calling(withToken(reader))).toMatchObject({ status: 500, code: "internal" });
    } finally {
      await env.DB.exec("ALTER TABLE elsewhere RENAME TO personal_tokens");
    }
    expect(told.slice(before).join("\n")).toContain("Failed query");
    expect(told.join("\n")).not.toContain(await hashId(reader));
  });

  it("never held a token, in all of these tests", async () => {
    expect(secrets.length).toBeGreaterThan(4);
    expect(told.length).toBeGreaterThan(100);
    const everything = told.join("\n").toLowerCase();
    for (const secret of secrets) expect(everything).not.toContain(secret.slice(9, 30).toLowerCase());
    const rows = JSON.stringify(await services.db.select().from(personalTokens));
    for (const secret of secrets) expect(rows).not.toContain(secret.slice(9));
  });
});
