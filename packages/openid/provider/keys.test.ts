// In workerd, whose own crypto the rule needs.
import "cloudflare:workers";
import { exportJWK, generateKeyPair, type JWK } from "jose";
import { describe, expect, it } from "vitest";
import { endless, page } from "../stand-ins/odd-answers.ts";
import { standInSite } from "../stand-ins/identity-provider.ts";
import { isRefusal } from "../refusal.ts";
import { verifyIdentityToken } from "./identity-token.ts";
import { openProvider } from "./provider.ts";

type Site = Awaited<ReturnType<typeof standInSite>>;
type Answer = (request: Request) => Response | Promise<Response>;

async function verify({ ports, settings, identityToken }: Site) {
  const provider = await openProvider(ports, settings);
  return isRefusal(provider) ? provider : verifyIdentityToken(provider, await identityToken());
}

describe("the provider's keys", () => {
  const unusable = "Login failed. The keys that the identity provider publishes (jwks_uri) are unusable.";
  const rsa = { name: "RSASSA-PKCS1-v1_5", hash: "SHA-256", publicExponent: new Uint8Array([1, 0, 1]) };

  async function shortKey(): Promise<JWK> {
    const pair = await crypto.subtle.generateKey({ ...rsa, modulusLength: 1024 }, true, ["sign", "verify"]);
    return exportJWK((pair as CryptoKeyPair).publicKey);
  }

  it.each<[string, () => Response | Promise<Response>]>([
    ["a web page", () => page()],
    ["no set of keys", () => Response.json({ keys: "none" })],
    ["nothing", () => Response.json(null)],
    ["too short", async () => Response.json({ keys: [{ ...(await shortKey()), kid: "house" }] })],
    ["broken", () => Response.json({ keys: [{ kty: "RSA", kid: "house", n: "!", e: "AQAB" }] })],
  ])("that are %s are unusable", async (_what, answer) => {
    const site = await standInSite();
    site.answers["/jwks"] = answer;
    const outcome = await verify(site);
    expect(outcome).toMatchObject({
      refused: "unavailable",
      code: "provider_answer_invalid",
      message: unusable,
    });
  });

  const elliptic = async () => exportJWK((await generateKeyPair("ES256", { extractable: true })).publicKey);

  it.each<[string, () => Promise<JWK>]>([
    ["elliptic", elliptic],
    ["a shared secret", async () => ({ kty: "oct", k: "c2VjcmV0" })],
  ])("are none for RS256 where they are %s", async (_what, make) => {
    const site = await standInSite();
    const key = { ...(await make()), kid: "house" };
    site.answers["/jwks"] = () => Response.json({ keys: [key] });
    expect(await verify(site)).toMatchObject({
      refused: "unauthenticated",
      code: "identity_token_key",
      message:
        "Login failed. The identity token is signed with a key that the identity provider does not publish.",
    });
  });

  it.each<[string, Answer, because: string]>([
    ["are out of order", () => new Response("no", { status: 500 }), ""],
    [
      "are elsewhere",
      () => Response.redirect("https://evil.test/"),
      ": it redirects, and redirects are not followed.",
    ],
    ["never end", () => endless(), ": its response is larger than 512 KB."],
    ["take too long", () => new Promise(() => {}), ": no complete response arrived within 10 seconds."],
  ])("that %s are unreachable", async (_what, answer, because) => {
    const site = await standInSite();
    site.answers["/jwks"] = answer;
    expect(await site.until(verify(site))).toMatchObject({
      refused: "unavailable",
      code: "provider_unreachable",
      message: `HTTP error. Unable to fetch ${site.issuer}/jwks${because}`,
    });
  });
});
