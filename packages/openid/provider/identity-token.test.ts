// In workerd, whose own crypto the rule needs.
import "cloudflare:workers";
import { CompactSign, exportJWK, type JWTPayload, SignJWT, UnsecuredJWT } from "jose";
import { afterEach, describe, expect, it, vi } from "vitest";
import { isRefusal } from "../refusal.ts";
import { strangeKeyPair, standInSite } from "../stand-ins/identity-provider.ts";
import { verifyIdentityToken } from "./identity-token.ts";
import { openProvider, type OpenIdSettings } from "./provider.ts";

type World = Awaited<ReturnType<typeof standInSite>>;

async function verify(world: World, token: string, expected: { nonce?: string } = {}) {
  const provider = await openProvider(world.ports, world.settings);
  if (isRefusal(provider)) throw new Error(provider.message);
  return verifyIdentityToken(provider, token, expected);
}

/** What becomes of the owner's token with these claims changed. */
async function verifyWith(claims: JWTPayload, settings: Partial<OpenIdSettings> = {}, nonce?: string) {
  const world = await standInSite(settings);
  return verify(world, await world.identityToken(claims), { nonce });
}

const noon = Date.parse("2026-06-01T12:00:00Z") / 1000;

function refusedAs(code: string) {
  return expect.objectContaining({ refused: "unauthenticated", code: `identity_token_${code}` });
}

describe("an identity token", () => {
  afterEach(() => vi.useRealTimers());

  it("names the person", async () => {
    const world = await standInSite();
    const claims = { issuer: world.issuer, subject: "owner", name: "Toadstool" };
    expect(await verify(world, await world.identityToken())).toEqual(claims);
  });

  it("names the person by subject where it has no name", async () => {
    expect(await verifyWith({ name: undefined })).toMatchObject({ name: "owner" });
    expect(await verifyWith({ name: "", email: "toad@pond.test" })).toMatchObject({ name: "toad@pond.test" });
  });

  it("is accepted when issuer and configuration differ by a slash at the end alone", async () => {
    const world = await standInSite();
    world.settings.issuer = `${world.issuer}/`;
    expect(await verify(world, await world.identityToken())).toMatchObject({ issuer: `${world.issuer}/` });
  });

  it.each<[string, string, JWTPayload]>([
    ["from another issuer", "issuer", { iss: "https://evil.test" }],
    ["from no issuer", "issuer", { iss: undefined }],
    ["for another audience", "audience", { aud: "another-client" }],
    ["for no audience", "audience", { aud: undefined }],
    ["without subject", "subject", { sub: undefined }],
    ["with an empty subject", "subject", { sub: "" }],
    ["with a number as subject", "subject", { sub: 7 as unknown as string }],
    ["that expired more than a minute ago", "expired", { exp: noon - 61 }],
    ["that never expires", "expiry", { exp: undefined }],
    ["with text as expiry", "expiry", { exp: "2030" as unknown as number }],
    ["without time of issue", "issued_at", { iat: undefined }],
    ["with text as time of issue", "issued_at", { iat: "now" as unknown as number }],
    ["issued in the future", "issued_in_future", { iat: noon + 61 }],
    ["that is not valid yet", "not_before", { nbf: noon + 61 }],
    ["with text as its beginning", "not_before", { nbf: "soon" as unknown as number }],
    ["issued to another client", "authorized_party", { azp: "another-client" }],
    ["for several audiences, issued to nobody", "authorized_party", { aud: ["toadstool", "another"] }],
    ["that is a logout token", "type", { events: {} }],
  ])("is refused %s", async (_what, code, claims) => {
    expect(await verifyWith(claims)).toEqual(refusedAs(code));
  });

  it.each<[string, JWTPayload]>([
    ["expired a minute ago", { exp: noon - 59 }],
    ["issued in a minute", { iat: noon + 60 }],
    ["valid in a minute", { nbf: noon + 60 }],
    ["for several audiences, issued to this client", { aud: ["toadstool", "another"], azp: "toadstool" }],
  ])("is accepted %s", async (_what, claims) => {
    expect(isRefusal(await verifyWith(claims))).toBe(false);
  });

  it("must answer the login's nonce", async () => {
    expect(await verifyWith({ nonce: "mine" }, {}, "mine")).toMatchObject({ subject: "owner" });
    expect(await verifyWith({ nonce: "another" }, {}, "mine")).toEqual(refusedAs("nonce"));
    expect(await verifyWith({}, {}, "mine")).toEqual(refusedAs("nonce"));
  });

  it("must come from a recent login where an age is configured", async () => {
    const settings = { maxAge: 3600 };
    expect(await verifyWith({ auth_time: noon - 3660 }, settings)).toMatchObject({ subject: "owner" });
    expect(await verifyWith({ auth_time: noon - 3661 }, settings)).toEqual(refusedAs("too_old"));
    expect(await verifyWith({}, settings)).toEqual(refusedAs("auth_time"));
    expect(await verifyWith({ auth_time: "noon" }, settings)).toEqual(refusedAs("auth_time"));
  });

  it("must belong to the organisation where one is configured, by id or by name", async () => {
    const byId = { organization: "org_1" };
    expect(await verifyWith({ org_id: "org_1" }, byId)).toMatchObject({ subject: "owner" });
    expect(await verifyWith({ org_id: "org_2" }, byId)).toEqual(refusedAs("organization"));
    expect(await verifyWith({ org_name: "org_1" }, byId)).toEqual(refusedAs("organization"));
    const byName = { organization: "Pond" };
    expect(await verifyWith({ org_name: "pond" }, byName)).toMatchObject({ subject: "owner" });
    expect(await verifyWith({}, byName)).toEqual(refusedAs("organization"));
  });

  it("is refused when it is not a token, or cut short", async () => {
    const world = await standInSite();
    const token = await world.identityToken();
    for (const text of ["", "a", "a.b", "a.b.c", "..", "ä.ö.ü", token.slice(0, 100), `${token}.more`]) {
      // oxlint-disable-next-line no-await-in-loop -- one provider answers all
      expect(await verify(world, text)).toEqual(refusedAs("malformed"));
    }
  });

  it("is refused when its payload is not an object", async () => {
    const world = await standInSite();
    const sign = new CompactSign(new TextEncoder().encode("[]")).setProtectedHeader({
      alg: "RS256",
      kid: "house",
    });
    expect(await verify(world, await sign.sign(strangeKeyPair.privateKey))).toEqual(refusedAs("signature"));
  });

  it("is refused with a forged signature", async () => {
    const world = await standInSite();
    const forged = await world.identityToken({}, {}, strangeKeyPair.privateKey);
    expect(await verify(world, forged)).toEqual(refusedAs("signature"));
  });

  it("is refused when its claims were altered after signing", async () => {
    const world = await standInSite();
    const [header, , signature] = (await world.identityToken({ sub: "stranger" })).split(".");
    const [, payload] = (await world.identityToken()).split(".");
    expect(await verify(world, `${header}.${payload}.${signature}`)).toEqual(refusedAs("signature"));
  });

  it("is refused unsigned", async () => {
    const world = await standInSite();
    const [, payload] = (await world.identityToken()).split(".");
    const header = btoa(JSON.stringify({ alg: "none", kid: "house" })).replaceAll("=", "");
    expect(await verify(world, `${header}.${payload}.`)).toEqual(refusedAs("algorithm"));
    expect(await verify(world, new UnsecuredJWT({ sub: "owner" }).encode())).toEqual(refusedAs("algorithm"));
  });

  it("is refused when signed by HS256 with the published key as secret", async () => {
    const world = await standInSite();
    const { n = "" } = world.jwks.keys[0] ?? {};
    const forged = await new SignJWT({
      iss: world.issuer,
      aud: "toadstool",
      sub: "owner",
      iat: noon,
      exp: noon + 300,
    })
      .setProtectedHeader({ alg: "HS256", kid: "house" })
      .sign(new TextEncoder().encode(n));
    expect(await verify(world, forged)).toEqual(refusedAs("algorithm"));
  });

  it("is refused when signed by another algorithm of the same key", async () => {
    const world = await standInSite();
    const [, payload, signature] = (await world.identityToken()).split(".");
    const header = btoa(JSON.stringify({ alg: "RS512", kid: "house" })).replaceAll("=", "");
    expect(await verify(world, `${header}.${payload}.${signature}`)).toEqual(refusedAs("algorithm"));
  });

  it("is refused when it brings its own key in the header", async () => {
    const world = await standInSite();
    const jwk = await exportJWK(strangeKeyPair.publicKey);
    const named = await world.identityToken({}, { jwk }, strangeKeyPair.privateKey);
    expect(await verify(world, named)).toEqual(refusedAs("signature"));
    const unknown = await world.identityToken({}, { jwk, kid: "mine" }, strangeKeyPair.privateKey);
    expect(await verify(world, unknown)).toEqual(refusedAs("key"));
  });

  it("is refused when it is an access or logout token of the same provider", async () => {
    const world = await standInSite();
    for (const typ of ["at+jwt", "application/at+jwt", "logout+jwt"]) {
      // oxlint-disable-next-line no-await-in-loop -- one provider answers all
      expect(await verify(world, await world.identityToken({}, { typ }))).toEqual(refusedAs("type"));
    }
  });

  it("is refused with unknown critical extensions", async () => {
    const world = await standInSite();
    const [, payload, signature] = (await world.identityToken()).split(".");
    const header = btoa(JSON.stringify({ alg: "RS256", kid: "house", crit: ["x"], x: 1 })).replaceAll(
      "=",
      "",
    );
    expect(await verify(world, `${header}.${payload}.${signature}`)).toEqual(refusedAs("malformed"));
  });
});

describe("the provider's keys", () => {
  afterEach(() => vi.useRealTimers());

  const jwksRequests = (world: World) =>
    world.asked.filter((request) => request.url.endsWith("/jwks")).length;

  it("are read once for many tokens", async () => {
    const world = await standInSite();
    await verify(world, await world.identityToken());
    await verify(world, await world.identityToken());
    expect(jwksRequests(world)).toBe(1);
    expect(world.asked).toHaveLength(2);
  });

  it("are read again for an unknown key, yet not for each of a flood", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    const world = await standInSite();
    await verify(world, await world.identityToken());
    const rotated = await world.identityToken({}, { kid: "new" }, strangeKeyPair.privateKey);
    world.jwks.keys = [
      { ...(await exportJWK(strangeKeyPair.publicKey)), kid: "new", alg: "RS256", use: "sig" },
    ];
    expect(await verify(world, rotated)).toEqual(refusedAs("key"));
    expect(jwksRequests(world)).toBe(1);
    vi.setSystemTime(Date.now() + 31_000);
    expect(await verify(world, rotated)).toMatchObject({ subject: "owner" });
    expect(jwksRequests(world)).toBe(2);
  });

  it("that cannot be read are the provider's trouble", async () => {
    const world = await standInSite();
    world.answers["/jwks"] = () => new Response("down", { status: 500 });
    expect(await verify(world, await world.identityToken())).toMatchObject({
      refused: "unavailable",
      code: "provider_unreachable",
      message: `HTTP error. Unable to fetch ${world.issuer}/jwks`,
    });
  });
});
