import { beforeEach, describe, expect, it } from "vitest";
import { personalTokens } from "#db/schema.ts";
import { hashId } from "#domain/tokens/token.server.ts";
import { testProvider } from "#testing/identity-provider.ts";
import { madeToken } from "#testing/personal-tokens.ts";
import { fromPondwick, testOwner, testServices } from "#testing/services.ts";
import { bearerOf } from "./bearer.server.ts";
import { listPersonalTokens, revokePersonalToken } from "./personal-tokens.server.ts";

let { services, world } = testServices();

beforeEach(async () => {
  ({ services, world } = testServices());
  await services.db.delete(personalTokens);
});

const pass = (seconds: number) => (world.now = new Date(world.now.getTime() + seconds * 1000));

async function lastUse() {
  await Promise.all(world.background);
  return (await listPersonalTokens(services, testOwner(services)))[0]?.lastUsedAt;
}

describe("the sender of a bearer token", () => {
  it("is the owner, within the scopes of a personal token", async () => {
    const { token } = await madeToken(services, { scopes: ["posts", "images"] });
    expect(await bearerOf(services, token)).toEqual({
      owner: { issuer: "https://identity.test", subject: "owner", name: "owner" },
      scopes: ["posts", "images"],
      name: "Backup script",
    });
  });

  it("is the owner with a token of the former prefix, as long as that one is open", async () => {
    const { id, token } = await madeToken(services, { scopes: ["posts"] });
    const former = token.replace(/^site_/, "toad_");
    expect(await bearerOf(services, former)).toMatchObject({ code: "personal_token_unknown" });
    await services.db.update(personalTokens).set({ hash: await hashId(former), hint: former.slice(0, 9) });
    expect(await bearerOf(services, former)).toMatchObject({
      owner: { subject: "owner" },
      scopes: ["posts"],
    });
    expect(await bearerOf(services, former.slice(0, -1))).toMatchObject({ code: "personal_token_malformed" });
    expect(await bearerOf(services, token)).toMatchObject({ code: "personal_token_unknown" });
    await revokePersonalToken(services, testOwner(services), id, fromPondwick);
    expect(await bearerOf(services, former)).toMatchObject({ code: "personal_token_revoked" });
  });

  it("is the owner in everything, with the provider's identity token", async () => {
    const provider = await testProvider();
    const bearer = await bearerOf(provider.services, await provider.identityToken());
    expect(bearer).toMatchObject({ owner: { subject: "owner" }, scopes: null });
  });

  it("is unknown once the token has expired, to the second", async () => {
    const { token } = await madeToken(services, { days: 7 });
    pass(7 * 86_400 - 1);
    expect(await bearerOf(services, token)).toHaveProperty("owner");
    pass(1);
    expect(await bearerOf(services, token)).toMatchObject({ code: "personal_token_expired" });
  });

  it("is unknown with a revoked token, a made-up one, or a part of one", async () => {
    const { id, token } = await madeToken(services);
    await revokePersonalToken(services, testOwner(services), id, fromPondwick);
    expect(await bearerOf(services, token)).toMatchObject({
      refused: "unauthenticated",
      code: "personal_token_revoked",
    });
    const forged: [code: string, token: string][] = [
      ["unknown", `site_${"A".repeat(43)}`],
      ["unknown", token.slice(0, -1) + (token.endsWith("A") ? "B" : "A")],
      ["unknown", `site_${token.slice(5).toLowerCase()}`],
      ["malformed", token.toUpperCase()],
      ["malformed", token.slice(0, -1)],
      ["malformed", `${token}A`],
      ["malformed", token.slice(0, 9)],
      ["malformed", "site_"],
      ["malformed", `site_${"%".repeat(43)}`],
    ];
    for (const [code, sent] of forged)
      expect(await bearerOf(services, sent), `${code}: ${sent}`).toMatchObject({
        code: `personal_token_${code}`,
      });
  });

  it("is unknown with any other text, and the provider is not asked", async () => {
    const { services: unasked, asked, identityToken } = await testProvider();
    const token = await identityToken();
    for (const sent of ["a", "an opaque access token", token.replaceAll(".", ""), `${token}.${token}`])
      expect(await bearerOf(unasked, sent)).toMatchObject({ code: "identity_token_malformed" });
    expect(asked).toEqual([]);
  });

  it("is unknown with the stored hash of a token", async () => {
    await madeToken(services);
    const [{ hash, id, hint } = { hash: "", id: "", hint: "" }] = await services.db
      .select()
      .from(personalTokens);
    for (const kept of [hash, id, hint, `site_${hash}`])
      expect(await bearerOf(services, kept)).toHaveProperty("refused");
  });

  it("is unknown once the token's maker no longer owns the site, or it was made at another issuer", async () => {
    const { token } = await madeToken(services);
    const { identity } = services.settings;
    const strangers = [
      { ownerSubjects: ["another"] },
      { ownerSubjects: [] },
      { issuer: "https://elsewhere.test" },
    ];
    for (const changes of strangers) {
      services.settings = { ...services.settings, identity: { ...identity, ...changes } };
      expect(await bearerOf(services, token)).toMatchObject({ refused: "forbidden", code: "not_the_owner" });
    }
    services.settings = { ...services.settings, identity };
    expect(await bearerOf(services, token)).toHaveProperty("owner");
  });

  it("has no scope that the API has dropped", async () => {
    const { token } = await madeToken(services);
    await services.db.update(personalTokens).set({ scopes: "everything reads  read" });
    expect(await bearerOf(services, token)).toMatchObject({ scopes: ["read"] });
    await services.db.update(personalTokens).set({ scopes: "" });
    expect(await bearerOf(services, token)).toMatchObject({ scopes: [] });
  });
});

describe("a token's last use", () => {
  it("is written once a minute at most, after the answer", async () => {
    const { token } = await madeToken(services);
    expect(await lastUse()).toBeNull();
    await bearerOf(services, token);
    expect(await lastUse()).toBe("2026-06-01T12:00:00.000Z");
    pass(59);
    await bearerOf(services, token);
    expect(world.background).toHaveLength(1);
    expect(await lastUse()).toBe("2026-06-01T12:00:00.000Z");
    pass(1);
    await bearerOf(services, token);
    expect(await lastUse()).toBe("2026-06-01T12:01:00.000Z");
  });

  it("is not changed by a refused request", async () => {
    const { token, id } = await madeToken(services);
    await revokePersonalToken(services, testOwner(services), id, fromPondwick);
    await bearerOf(services, token);
    await bearerOf(services, token.slice(0, -1));
    expect(await lastUse()).toBeNull();
  });
});
