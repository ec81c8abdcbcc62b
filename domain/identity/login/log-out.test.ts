import { seal } from "@toadstool/openid/seal";
import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { testProvider } from "#testing/identity-provider.ts";
import { fromPondwick, noTokens, testOrigin, testOwner } from "#testing/services.ts";
import { listIdentityEvents } from "../events.server.ts";
import { logOut } from "./log-out.server.ts";
import { findSession, startSession } from "../sessions/sessions.server.ts";

type World = Awaited<ReturnType<typeof testProvider>>;

async function logInAndOut(world: World) {
  const { services } = world;
  const sessionId = await startSession(
    services,
    testOwner(services),
    { ...noTokens, idToken: await seal(services.secret, "id-token", "the identity token") },
    fromPondwick,
  );
  const onward = await logOut(services, await findSession(services, sessionId), fromPondwick);
  expect(await findSession(services, sessionId)).toBeNull();
  return onward;
}

describe("logging out", () => {
  it("ends the session and leads to the provider's logout", async () => {
    const world = await testProvider();
    const onward = await logInAndOut(world);
    expect(onward.origin + onward.pathname).toBe(`${world.issuer}/logout`);
    expect(Object.fromEntries(onward.searchParams)).toEqual({
      id_token_hint: "the identity token",
      client_id: "toadstool",
      post_logout_redirect_uri: `${testOrigin}/`,
    });
  });

  it("is written down for the owner to see", async () => {
    const world = await testProvider();
    await env.DB.exec("delete from identity_events");
    await logInAndOut(world);
    const { events } = await listIdentityEvents(world.services, testOwner(world.services));
    expect(events).toMatchObject([{ kind: "logout", subject: "owner", device: "Firefox on Windows" }]);
  });

  it("leads home where the provider has no logout, or none that is safe", async () => {
    for (const address of [undefined, "javascript:alert(1)", "http://evil.test/logout"]) {
      // oxlint-disable-next-line no-await-in-loop -- a table
      const world = await testProvider();
      world.metadata.end_session_endpoint = address;
      // oxlint-disable-next-line no-await-in-loop -- a table
      expect((await logInAndOut(world)).href).toBe(`${testOrigin}/`);
    }
  });

  it("leads to the older logout of Auth0's tenants", async () => {
    const world = await testProvider({}, "https://pond.eu.auth0.com");
    world.metadata.end_session_endpoint = undefined;
    const onward = await logInAndOut(world);
    expect(onward.href).toBe(
      `https://pond.eu.auth0.com/v2/logout?client_id=toadstool&returnTo=${encodeURIComponent(testOrigin)}`,
    );
  });

  it("ends the session even if the provider is out of reach", async () => {
    const world = await testProvider();
    delete world.answers["/.well-known/openid-configuration"];
    expect((await logInAndOut(world)).href).toBe(`${testOrigin}/`);
  });

  it("leads home for a visitor who was not logged in", async () => {
    const { services, asked } = await testProvider();
    expect((await logOut(services, null, fromPondwick)).href).toBe(`${testOrigin}/`);
    expect(asked).toHaveLength(0);
  });
});
