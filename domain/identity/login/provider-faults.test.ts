import { describe, expect, it } from "vitest";
import { aLogin, testProvider } from "#testing/identity-provider.ts";
import { beginTestLogin, completeTestLogin } from "#testing/logins.ts";
import { beginLogin } from "./begin-login.server.ts";

const discovery = "/.well-known/openid-configuration";

const unreachable = "provider_unreachable";
const invalid = "provider_answer_invalid";

describe("a discovery document", () => {
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
