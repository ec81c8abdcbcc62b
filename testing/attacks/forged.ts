import {
  CompactSign,
  EncryptJWT,
  exportJWK,
  exportSPKI,
  generateKeyPair,
  importJWK,
  type JWK,
  type JWTPayload,
} from "jose";
import { strangeKeyPair } from "#testing/identity-provider.ts";
import type { Site } from "../document/site.ts";

/** Makes a token with the claims of an honest one. */
export type Forgery = (site: Site, claims: JWTPayload) => string | Promise<string>;

const encoder = new TextEncoder();
const base64Url = (text: string) => btoa(text).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
const segment = (value: object) => base64Url(JSON.stringify(value));

/** A token with any header, signed by the given signer. */
async function signed(
  header: object,
  payload: string,
  sign: (input: Uint8Array) => Promise<ArrayBuffer> | ArrayBuffer,
) {
  const input = `${segment(header)}.${base64Url(payload)}`;
  const signature = new Uint8Array(await sign(encoder.encode(input)));
  return `${input}.${base64Url(String.fromCharCode(...signature))}`;
}

/** Claims the site would believe if the token were genuine. */
const whole = (site: Site, claims: JWTPayload) => {
  const now = Math.floor(site.world.now.getTime() / 1000);
  return JSON.stringify({
    iss: site.issuer,
    aud: "toadstool",
    sub: "owner",
    iat: now,
    exp: now + 300,
    ...claims,
  });
};

const strange = (header: object, payload?: (site: Site) => string): Forgery => {
  const algorithm = "RSASSA-PKCS1-v1_5";
  return (site, claims) =>
    signed(header, payload?.(site) ?? whole(site, claims), (input) =>
      crypto.subtle.sign(algorithm, strangeKeyPair.privateKey, input as BufferSource),
    );
};

/** Without any signature, under one of the names for that. */
export const unsigned =
  (alg: string): Forgery =>
  (site, claims) =>
    `${segment({ alg, kid: "house" })}.${base64Url(whole(site, claims))}.`;

/** Signed with what everyone knows: the provider's public key, taken for a shared secret. */
export const signedWithPublicKey =
  (form: "jwk" | "pem" | "modulus"): Forgery =>
  async (site, claims) => {
    const jwk = site.jwks.keys[0] as JWK;
    const key = await importJWK({ ...jwk }, "RS256", { extractable: true });
    const forms = { jwk: JSON.stringify(jwk), pem: await exportSPKI(key as CryptoKey), modulus: jwk.n ?? "" };
    const algorithm = { name: "HMAC", hash: "SHA-256" };
    const secret = await crypto.subtle.importKey("raw", encoder.encode(forms[form]), algorithm, false, [
      "sign",
    ]);
    return signed({ alg: "HS256", kid: "house" }, whole(site, claims), (input) =>
      crypto.subtle.sign("HMAC", secret, input as BufferSource),
    );
  };

/** By a key of the attacker's own, named as the header says. */
export const byAnotherKey = (header: object = {}): Forgery =>
  strange({ alg: "RS256", kid: "house", ...header });

/** The attacker's key comes along in the header, or the address where it lies. */
export const withOwnKey =
  (how: "jwk" | "jku" | "x5u" | "x5c"): Forgery =>
  async (site, claims) => {
    const jwk = await exportJWK(strangeKeyPair.publicKey);
    const ways = {
      jwk,
      jku: "https://evil.test/jwks",
      x5u: "https://evil.test/certificate",
      x5c: [base64Url("certificate")],
    };
    return strange({ alg: "RS256", kid: "theirs", [how]: ways[how] })(site, claims);
  };

/** Genuine, but in an algorithm that the site does not take, by a key the provider does publish. */
export const inAlgorithm =
  (alg: "RS384" | "RS512" | "PS256" | "ES256" | "EdDSA"): Forgery =>
  async (site, claims) =>
    (await published(site, alg)).sign({ alg }, whole(site, claims));

/** Genuine in all but its header. */
export const withHeader =
  (header: Record<string, unknown>): Forgery =>
  async (site, claims) =>
    (await published(site, "RS256")).sign(header, whole(site, claims));

/** A key the provider publishes, and that its tests may sign anything with. */
async function published(site: Site, alg: string) {
  const { publicKey, privateKey } = await generateKeyPair(alg, { extractable: true });
  const kid = `second-${alg}`;
  site.jwks.keys.push({ ...(await exportJWK(publicKey)), kid, alg, use: "sig" });
  const sign = (header: Record<string, unknown>, payload: string) =>
    new CompactSign(encoder.encode(payload))
      .setProtectedHeader({ alg, kid, ...header })
      .sign(privateKey, { crit: { "https://evil.test/understood": true } });
  return { sign, publicKey };
}

/** An honest token wrapped in another. */
export const nested: Forgery = async (site, claims) =>
  (await published(site, "RS256")).sign({ cty: "JWT" }, await site.identityToken(claims));

export const encrypted: Forgery = async (site, claims) => {
  const { publicKey } = await generateKeyPair("RSA-OAEP-256");
  return new EncryptJWT(JSON.parse(whole(site, claims)))
    .setProtectedHeader({ alg: "RSA-OAEP-256", enc: "A256GCM" })
    .encrypt(publicKey);
};

/** An honest token of a stranger, turned into the owner's. */
export const altered: Forgery = async (site, claims) => {
  const [header, , signature] = (await site.identityToken({ ...claims, sub: "stranger" })).split(".");
  return [header, base64Url(whole(site, claims)), signature].join(".");
};

/** An honest token without its signature, or with another token's. */
export const resigned =
  (signature: "" | "others"): Forgery =>
  async (site, claims) => {
    const [header, payload] = (await site.identityToken(claims)).split(".");
    const others = (await site.identityToken({ ...claims, sub: "stranger" })).split(".")[2];
    return [header, payload, signature === "others" ? others : ""].join(".");
  };

/** Genuinely signed, with claims that make it no token for this site. */
export const claiming =
  (claims: Record<string, unknown> | ((now: number) => JWTPayload), header: object = {}): Forgery =>
  async (site, honest) => {
    const now = Math.floor(site.world.now.getTime() / 1000);
    const changed = typeof claims === "function" ? claims(now) : claims;
    return site.identityToken({ ...honest, ...changed }, header);
  };
