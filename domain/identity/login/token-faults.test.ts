import type { JWTHeaderParameters, JWTPayload } from "jose";
import { describe, expect, it } from "vitest";
import { strangeKeyPair, testProvider } from "#testing/identity-provider.ts";
import { beginTestLogin, completeTestLogin } from "#testing/logins.ts";
import { answering, sessionWithTokens, storedOf } from "#testing/rotating-tokens.ts";
import type { Settings } from "../../services.ts";
import { ownerOfIdentityToken } from "../tokens/bearer.server.ts";
import { refreshTokens } from "../sessions/refresh-tokens.server.ts";

type World = Awaited<ReturnType<typeof testProvider>>;

const faults = {
  issuer: "comes from another issuer (iss)",
  subject: "has no subject (sub)",
  algorithm: "is not signed with RS256",
  signature: "has a wrong signature",
  key: "is signed with a key that the identity provider does not publish",
  audience: "was issued for another audience (aud)",
  authorized_party: "was issued to another client (azp)",
  nonce: "does not match this login (nonce)",
  expiry: "has no numeric expiry time (exp)",
  expired: "has expired (exp)",
  issued_at: "has no numeric time of issue (iat)",
  issued_in_future: "was issued in the future (iat)",
  not_before: "is not valid yet (nbf)",
  auth_time: "does not say when you logged in (auth_time)",
  too_old: "comes from a login that is too old (auth_time)",
  organization: "belongs to another organization (org_id, org_name)",
  type: "is a different kind of token",
  malformed: "is malformed",
};

interface Given {
  claims?: JWTPayload;
  header?: Partial<JWTHeaderParameters>;
  key?: CryptoKey;
  /** An unsigned header. */
  claimsToBe?: string;
  settings?: Partial<Settings["identity"]>;
}

const noon = Date.parse("2026-06-01T12:00:00Z") / 1000;
const strange = strangeKeyPair.privateKey;
const text = "2030" as unknown as number;

/** Section 5 of the specification, "Identity token checks". */
const rows: [row: string, fault: keyof typeof faults | null, Given][] = [
  ["a token as it should be", null, {}],
  ["issuer must match", "issuer", { claims: { iss: "https://evil.test" } }],
  ["issuer must match, and be there", "issuer", { claims: { iss: undefined } }],
  ["subject is required", "subject", { claims: { sub: undefined } }],
  ["subject is required, and not empty", "subject", { claims: { sub: "" } }],
  ["signing algorithm must be RS256, not HS256", "algorithm", { claimsToBe: "HS256" }],
  ["signing algorithm must be RS256, not RS512", "algorithm", { claimsToBe: "RS512" }],
  ["signing algorithm must be RS256, not PS256", "algorithm", { claimsToBe: "PS256" }],
  ["signing algorithm must be RS256, not none", "algorithm", { claimsToBe: "none" }],
  ["signature must be of a known key", "signature", { key: strange }],
  ["signature must be of a published key", "key", { key: strange, header: { kid: "mine" } }],
  ["audience must match the client", "audience", { claims: { aud: "another" } }],
  ["audience must match the client, and be there", "audience", { claims: { aud: undefined } }],
  ["audience may name others", null, { claims: { aud: ["another", "toadstool"], azp: "toadstool" } }],
  ["audience names others, and this client last", "authorized_party", { claims: { azp: "another" } }],
  ["nonce must match if one was sent", "nonce", { claims: { nonce: "another" } }],
  ["nonce must be there if one was sent", "nonce", { claims: { nonce: undefined } }],
  ["exp must be a number", "expiry", { claims: { exp: text } }],
  ["exp must be there", "expiry", { claims: { exp: undefined } }],
  ["iat must be a number", "issued_at", { claims: { iat: text } }],
  ["iat must be there", "issued_at", { claims: { iat: undefined } }],
  ["leeway is 60 seconds after exp", null, { claims: { exp: noon - 59 } }],
  ["leeway is 60 seconds after exp, no more", "expired", { claims: { exp: noon - 60 } }],
  ["leeway is 60 seconds before iat", null, { claims: { iat: noon + 60 } }],
  ["leeway is 60 seconds before iat, no more", "issued_in_future", { claims: { iat: noon + 61 } }],
  ["leeway is 60 seconds before nbf", null, { claims: { nbf: noon + 60 } }],
  ["leeway is 60 seconds before nbf, no more", "not_before", { claims: { nbf: noon + 61 } }],
  ["nbf is checked when present", "not_before", { claims: { nbf: text } }],
  ["max age is checked", null, { settings: { maxAge: 600 }, claims: { auth_time: noon - 660 } }],
  ["max age is over", "too_old", { settings: { maxAge: 600 }, claims: { auth_time: noon - 661 } }],
  ["max age needs auth_time", "auth_time", { settings: { maxAge: 600 } }],
  ["max age is not checked where none is set", null, { claims: { auth_time: 1 } }],
  ["organization id is checked", null, { settings: { organization: "org_1" }, claims: { org_id: "org_1" } }],
  [
    "organization id differs",
    "organization",
    { settings: { organization: "org_1" }, claims: { org_id: "org_2" } },
  ],
  [
    "organization id has its case",
    "organization",
    { settings: { organization: "org_a" }, claims: { org_id: "org_A" } },
  ],
  [
    "organization id is no name",
    "organization",
    { settings: { organization: "org_1" }, claims: { org_name: "org_1" } },
  ],
  ["organization id is missing", "organization", { settings: { organization: "org_1" } }],
  [
    "organization name is checked",
    null,
    { settings: { organization: "Pond" }, claims: { org_name: "pond" } },
  ],
  [
    "organization name differs",
    "organization",
    { settings: { organization: "Pond" }, claims: { org_name: "sea" } },
  ],
  [
    "organization name is missing",
    "organization",
    { settings: { organization: "Pond" }, claims: { org_id: "Pond" } },
  ],
  ["organization is not checked where none is set", null, { claims: { org_id: "org_2" } }],
  ["a token of another kind", "type", { header: { typ: "at+jwt" } }],
  ["no token at all", "malformed", { claimsToBe: "" }],
];

async function tokenOf(world: World, { claims, header, key, claimsToBe }: Given, nonce?: string | null) {
  if (claimsToBe === "") return "a.b.c";
  const token = await world.identityToken({ ...(nonce && { nonce }), ...claims }, header, key);
  if (!claimsToBe) return token;
  const forged = btoa(JSON.stringify({ alg: claimsToBe, kid: "house" })).replaceAll("=", "");
  return [forged, ...token.split(".").slice(1)].join(".");
}

/** A token that is to be refused goes the same three ways as one that is to be accepted. */
const refusedRows = rows.flatMap(([row, fault, given]) => (fault ? [[row, fault, given] as const] : []));
const acceptedRows = rows.flatMap(([row, fault, given]) => (fault ? [] : [[row, given] as const]));
const refusedWithoutNonce = refusedRows.filter(([, fault]) => fault !== "nonce");

function refusedFor(fault: keyof typeof faults, failure = "Login failed") {
  const message = `${failure}. The identity token ${faults[fault]}.`;
  return { refused: "unauthenticated", code: `identity_token_${fault}`, message };
}

describe("an identity token, by the specification's rows,", () => {
  async function atLogin(given: Given) {
    const world = await testProvider(given.settings);
    const login = await beginTestLogin(world);
    const nonce = login.url.searchParams.get("nonce");
    answering(world, { id_token: await tokenOf(world, given, nonce) });
    return completeTestLogin(world, login);
  }

  it.each(refusedRows)("is refused at a login: %s", async (_row, fault, given) => {
    expect(await atLogin(given)).toMatchObject(refusedFor(fault));
  });

  it.each(acceptedRows)("is accepted at a login: %s", async (_row, given) => {
    expect(await atLogin(given)).toHaveProperty("sessionId");
  });

  async function atTheApi(given: Given) {
    const world = await testProvider(given.settings);
    return ownerOfIdentityToken(world.services, await tokenOf(world, given));
  }

  it.each(refusedWithoutNonce)("is refused by the API: %s", async (_row, fault, given) => {
    expect(await atTheApi(given)).toMatchObject(refusedFor(fault));
  });

  it.each(acceptedRows)("is accepted by the API: %s", async (_row, given) => {
    expect(await atTheApi(given)).toMatchObject({ subject: "owner" });
  });

  async function atARefresh(given: Given) {
    const world = await testProvider(given.settings);
    const session = await sessionWithTokens(world);
    answering(world, { id_token: await tokenOf(world, given), refresh_token: "token 1" });
    const outcome = await refreshTokens(world.services, session);
    return { outcome, stored: await storedOf(world, session) };
  }

  it.each(refusedWithoutNonce)("ends the session at a refresh: %s", async (_row, fault, given) => {
    const { outcome, stored } = await atARefresh(given);
    expect(outcome).toMatchObject(refusedFor(fault, "Get access token failed"));
    expect(stored).toBeNull();
  });

  it.each(acceptedRows)("is accepted at a refresh: %s", async (_row, given) => {
    const { outcome, stored } = await atARefresh(given);
    expect(outcome).toBe("refreshed");
    expect(stored?.refreshToken).toBe("token 1");
  });
});
