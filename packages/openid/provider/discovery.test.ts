// In workerd, whose own streams the rule needs.
import "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { standInSite } from "../stand-ins/identity-provider.ts";
import { breakingOff, brokenJson, endless, page, unending } from "../stand-ins/odd-answers.ts";
import { openProvider } from "./provider.ts";

type Answer = (request: Request) => Response | Promise<Response>;

const discovery = "/.well-known/openid-configuration";
const unreachable = "provider_unreachable";
const invalid = "provider_answer_invalid";
const notJson = "Login failed. The identity provider did not respond with JSON.";
const malformed = (what: string) =>
  `Login failed. The identity provider’s discovery document is malformed: ${what}.`;

describe("a discovery document", () => {
  it.each<[string, Answer | undefined, code: string, because: string]>([
    ["that does not come", undefined, unreachable, ""],
    ["that is not there", () => new Response("no", { status: 404 }), unreachable, ""],
    ["that is out of order", () => new Response("no", { status: 500 }), unreachable, ""],
    ["that asks who we are", () => new Response("no", { status: 401 }), unreachable, ""],
    [
      "that is elsewhere",
      () => Response.redirect("https://evil.test/"),
      unreachable,
      ": it redirects, and redirects are not followed.",
    ],
    ["that never ends", () => endless(), unreachable, ": its response is larger than 512 KB."],
    [
      "that never goes on",
      () => unending(),
      unreachable,
      ": no complete response arrived within 10 seconds.",
    ],
    [
      "that takes too long",
      () => new Promise(() => {}),
      unreachable,
      ": no complete response arrived within 10 seconds.",
    ],
    ["that breaks off", () => breakingOff(), unreachable, ""],
  ])("%s is unreachable", async (_what, answer, code, because) => {
    const site = await standInSite();
    if (answer) site.answers[discovery] = answer;
    else delete site.answers[discovery];
    const message = `HTTP error. Unable to fetch ${site.issuer}${discovery}${because}`;
    const outcome = await site.until(openProvider(site.ports, site.settings));
    expect(outcome).toMatchObject({ refused: "unavailable", code, message });
  });

  it.each<[string, (metadata: object) => Response, message: string]>([
    ["a web page", () => page(), notJson],
    ["JSON that calls itself a web page", (metadata) => page(JSON.stringify(metadata)), notJson],
    ["broken JSON", () => brokenJson(), malformed("it is not a JSON object")],
    ["a list", () => Response.json([]), malformed("issuer")],
    ["nothing", () => Response.json(null), malformed("it is not a JSON object")],
    ["of no issuer", (metadata) => Response.json({ ...metadata, issuer: undefined }), malformed("issuer")],
    [
      "of an issuer that is no address",
      (metadata) => Response.json({ ...metadata, issuer: "me" }),
      malformed("issuer"),
    ],
    [
      "with a number as address",
      (metadata) => Response.json({ ...metadata, jwks_uri: 7 }),
      malformed("jwks_uri"),
    ],
    [
      "with a text as list",
      (metadata) => Response.json({ ...metadata, scopes_supported: "openid" }),
      malformed("scopes_supported"),
    ],
    [
      "of another issuer",
      (metadata) => Response.json({ ...metadata, issuer: "https://evil.test" }),
      "Login failed. The discovery document at OIDC_ISSUER belongs to another issuer.",
    ],
  ])("that is %s is not believed", async (_what, answer, message) => {
    const site = await standInSite();
    site.answers[discovery] = () => answer(site.metadata);
    const outcome = await openProvider(site.ports, site.settings);
    expect(outcome).toMatchObject({ refused: "unavailable", code: invalid, message });
  });

  it.each([
    ["accepted", "of 512 KB", 0, "metadata"],
    ["refused", "of a byte more", 1, "refused"],
  ])("is %s %s", async (_outcome, _length, more, property) => {
    const site = await standInSite();
    const text = JSON.stringify(site.metadata);
    const body = text + " ".repeat(512 * 1024 - text.length + more);
    site.answers[discovery] = () => new Response(body, { headers: { "Content-Type": "application/json" } });
    expect(await openProvider(site.ports, site.settings)).toHaveProperty(property);
  });

  it("is read only over https, except on this machine", async () => {
    const site = await standInSite({}, "http://identity.example");
    expect(await openProvider(site.ports, site.settings)).toMatchObject({
      refused: "unavailable",
      code: unreachable,
      message:
        "HTTP error. Unable to fetch http://identity.example: OIDC_ISSUER must be https, except on this machine.",
    });
    expect(site.asked).toHaveLength(0);
  });
});
