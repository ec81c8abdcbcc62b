import { describe, expect, it } from "vitest";
import { aLogin, testProvider } from "#testing/identity-provider.ts";
import { beginTestLogin, completeTestLogin } from "#testing/logins.ts";
import { breakingOff, brokenJson, endless, page, unending } from "#testing/odd-answers.ts";
import { patientClock } from "#testing/patient-clock.ts";
import { beginLogin } from "../login/begin-login.server.ts";
import { openProvider } from "./provider.server.ts";

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
    const world = await testProvider();
    const clock = patientClock(world.world);
    world.services.wait = clock.wait;
    if (answer) world.answers[discovery] = answer;
    else delete world.answers[discovery];
    const message = `HTTP error. Unable to fetch ${world.issuer}${discovery}${because}`;
    const outcome = await clock.until(openProvider(world.services));
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
    const world = await testProvider();
    world.answers[discovery] = () => answer(world.metadata);
    const outcome = await openProvider(world.services);
    expect(outcome).toMatchObject({ refused: "unavailable", code: invalid, message });
  });

  it.each([
    ["accepted", "of 512 KB", 0, "metadata"],
    ["refused", "of a byte more", 1, "refused"],
  ])("is %s %s", async (_outcome, _length, more, property) => {
    const world = await testProvider();
    const text = JSON.stringify(world.metadata);
    const body = text + " ".repeat(512 * 1024 - text.length + more);
    world.answers[discovery] = () => new Response(body, { headers: { "Content-Type": "application/json" } });
    expect(await openProvider(world.services)).toHaveProperty(property);
  });

  const none = "its discovery document names none.";
  const notSecure = "the address that its discovery document names is not https.";

  it.each([
    ["authorization_endpoint", undefined, none],
    ["authorization_endpoint", "http://identity.test/authorize", notSecure],
    ["authorization_endpoint", "javascript:alert(1)", notSecure],
    ["jwks_uri", undefined, none],
    ["jwks_uri", "http://identity.test/jwks", notSecure],
  ])("must name %s, and not as %s", async (name, address, because) => {
    const world = await testProvider();
    world.metadata[name] = address;
    expect(await beginLogin(world.services, aLogin)).toMatchObject({
      refused: "unavailable",
      code: unreachable,
      message: `HTTP error. Unable to fetch the identity provider’s ${name}: ${because}`,
    });
  });

  it.each([
    [undefined, none],
    ["http://identity.test/token", notSecure],
  ])("must name token_endpoint, and not as %s: no code goes there", async (address, because) => {
    const world = await testProvider();
    world.metadata.token_endpoint = address;
    const outcome = await completeTestLogin(world, await beginTestLogin(world));
    const message = `HTTP error. Unable to fetch the identity provider’s token_endpoint: ${because}`;
    expect(outcome).toMatchObject({ refused: "unavailable", code: unreachable, message });
    expect(world.asked.map((request) => new URL(request.url).pathname)).toEqual([discovery]);
  });

  it("is read only over https, except on this machine", async () => {
    const world = await testProvider({}, "http://identity.example");
    expect(await openProvider(world.services)).toMatchObject({
      refused: "unavailable",
      code: unreachable,
      message:
        "HTTP error. Unable to fetch http://identity.example: OIDC_ISSUER must be https, except on this machine.",
    });
    expect(world.asked).toHaveLength(0);
  });
});

describe("an answer of another provider (mix-up)", () => {
  const message =
    "Login failed. The response comes from a different identity provider than the one this login was started with (iss).";

  it.each([
    ["that says so", false, "https://evil.test"],
    ["that is empty about it", true, ""],
    ["that does not say, where ours promised to", true, undefined],
  ])("%s is refused, and no code goes anywhere", async (_what, isPromised, iss) => {
    const world = await testProvider();
    world.metadata.authorization_response_iss_parameter_supported = isPromised;
    const login = await beginTestLogin(world);
    world.answerTokens(login.url);
    if (iss !== undefined) login.parameters.set("iss", iss);
    expect(await completeTestLogin(world, login)).toMatchObject({
      refused: "unavailable",
      code: invalid,
      message,
    });
    expect(world.tokenRequests()).toHaveLength(0);
  });

  it("is distinguished from one of our own", async () => {
    const world = await testProvider();
    world.metadata.authorization_response_iss_parameter_supported = true;
    const login = await beginTestLogin(world);
    world.answerTokens(login.url);
    login.parameters.set("iss", world.issuer);
    expect(await completeTestLogin(world, login)).toHaveProperty("sessionId");
  });
});
