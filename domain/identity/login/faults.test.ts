import { describe, expect, it } from "vitest";
import { testProvider } from "#testing/identity-provider.ts";
import { beginTestLogin, completeTestLogin } from "#testing/logins.ts";
import { sessionWithTokens, storedOf } from "#testing/rotating-tokens.ts";
import { isRefused } from "../../outcome.ts";
import type { Settings } from "../../services.ts";
import { refreshTokens } from "../sessions/refresh-tokens.server.ts";

type World = Awaited<ReturnType<typeof testProvider>>;

describe("the callback", () => {
  it.each<[string, (login: Awaited<ReturnType<typeof beginTestLogin>>, world: World) => unknown]>([
    [
      "without parameters",
      ({ parameters }) => [...parameters.keys()].forEach((name) => parameters.delete(name)),
    ],
    ["without code or error", ({ parameters }) => parameters.delete("code")],
    ["without state", ({ parameters }) => parameters.delete("state")],
    ["with another state", ({ parameters }) => parameters.set("state", "x".repeat(43))],
    ["in another browser", (login) => (login.browserId = "x".repeat(43))],
    ["a second time", (login, world) => completeTestLogin(world, login)],
    ["a day after it began", (_, { world }) => (world.now = new Date(world.now.getTime() + 86_400_000))],
  ])("%s fails with 'Invalid state'", async (_row, spoil) => {
    const world = await testProvider();
    const login = await beginTestLogin(world);
    world.answerTokens(login.url);
    await spoil(login, world);
    const outcome = await completeTestLogin(world, login);
    expect(outcome).toMatchObject({ refused: "malformed", code: "invalid_state", message: "Invalid state" });
  });
});

describe("the configuration", () => {
  it.each<[string, Partial<Settings["identity"]>, Record<string, string>]>([
    ["nothing but the issuer", {}, { scope: "openid profile email offline_access", response_type: "code" }],
    ["audience", { audience: "https://api.test" }, { audience: "https://api.test" }],
    ["organization by id", { organization: "org_1" }, { organization: "org_1" }],
    ["organization by name", { organization: "Pond" }, { organization: "Pond" }],
    ["max age", { maxAge: 0 }, { max_age: "0" }],
    ["more scopes", { extraScopes: ["groups"] }, { scope: "openid profile email offline_access groups" }],
  ])("%s is asked for", async (_row, settings, parameters) => {
    const { url } = await beginTestLogin(await testProvider(settings));
    const names = ["audience", "organization", "max_age"];
    const sent = Object.fromEntries(url.searchParams);
    expect(sent).toMatchObject(parameters);
    expect(names.filter((name) => name in sent)).toEqual(names.filter((name) => name in parameters));
  });
});

/** What happens in the browser alone, such as "Popup closed" and "Timeout", is in testing/journeys/identity.test.e2e.ts. */
describe("the specification's error catalogue", () => {
  const callback = (error: string) => async (world: World) => {
    const login = await beginTestLogin(world);
    login.parameters.delete("code");
    login.parameters.set("error", error);
    return completeTestLogin(world, login);
  };
  const tokenAnswer = (status: number, body: object) => async (world: World) => {
    const login = await beginTestLogin(world);
    world.answers["/token"] = () => Response.json(body, { status });
    return completeTestLogin(world, login);
  };
  const refreshed =
    (status: number, body: object, more: object = {}) =>
    async (world: World) => {
      world.answers["/token"] = () => Response.json(body, { status });
      return refreshTokens(world.services, await sessionWithTokens(world, 30, more));
    };
  const silently = async (world: World) => {
    const login = await beginTestLogin(world, { mode: "silent" });
    login.parameters.delete("code");
    login.parameters.set("error", "login_required");
    const session = await sessionWithTokens(world);
    const outcome = await completeTestLogin(world, login, session);
    expect(await storedOf(world, session)).toBeNull();
    return outcome;
  };
  const secondFactor =
    "Get access token failed. The identity provider requires a second factor (MFA); log in again.";
  const mfa = { error: "mfa_required", mfa_token: "a token for the second step" };
  const notAccepted =
    "Get access token failed. The identity provider did not accept this login; start it again.";

  it.each<[row: string, run: (world: World) => Promise<unknown>, code: string, message: string]>([
    ["Login failure fallback message", callback("whatever"), "login_failed", "Login failed"],
    [
      "Login failure: access denied",
      callback("access_denied"),
      "access_denied",
      "Login failed. Access was denied at the identity provider, or you closed its page.",
    ],
    [
      "login_required on a silent check: local logout",
      silently,
      "login_required",
      "Login failed. The identity provider needs you to log in on its own page. Start the login again.",
    ],
    [
      "Missing refresh token",
      refreshed(200, {}, { refresh_token: undefined }),
      "missing_refresh_token",
      "Missing Refresh Token (audience: 'https://api.test', scope: 'openid offline_access')",
    ],
    ["MFA required, at a login", tokenAnswer(403, mfa), "mfa_required", secondFactor],
    ["MFA required, at a refresh", refreshed(403, mfa), "mfa_required", secondFactor],
    [
      "Token failure fallback message, at a login",
      tokenAnswer(400, { error: "whatever" }),
      "token_request_failed",
      notAccepted,
    ],
    [
      "Token failure fallback message, at a refresh",
      refreshed(400, { error: "whatever" }),
      "token_request_failed",
      notAccepted,
    ],
    [
      "Token failure: the refresh token was used before, or revoked",
      refreshed(400, { error: "invalid_grant" }),
      "refresh_refused",
      "Get access token failed. The identity provider no longer confirms your login, so you have been logged out. Log in again.",
    ],
    [
      "Generic request failure, at a login",
      tokenAnswer(500, {}),
      "provider_unreachable",
      "HTTP error. Unable to fetch https://faults.test/token",
    ],
    [
      "Generic request failure, at a refresh",
      refreshed(500, {}),
      "provider_unreachable",
      "HTTP error. Unable to fetch https://faults.test/token",
    ],
  ])("%s", async (_row, run, code, message) => {
    const world = await testProvider({ audience: "https://api.test" }, "https://faults.test");
    const outcome = await run(world);
    expect(isRefused(outcome) && outcome).toMatchObject({ code, message });
    // The provider's token for a second step is for the rules alone.
    expect(JSON.stringify(outcome)).not.toContain(mfa.mfa_token);
  });
});
