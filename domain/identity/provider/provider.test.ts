import { describe, expect, it } from "vitest";
import { testProvider } from "#testing/identity-provider.ts";
import { openProvider } from "./provider.server.ts";

/** Permissions wrong is in provider-faults.test.ts. */
describe("the identity provider", () => {
  it("is asked to be configured where it is not", async () => {
    for (const changes of [{ issuer: "" }, { issuer: "not an address" }, { clientId: "" }]) {
      // oxlint-disable-next-line no-await-in-loop -- a table
      const { services } = await testProvider(changes);
      // oxlint-disable-next-line no-await-in-loop -- a table
      expect(await openProvider(services)).toMatchObject({
        refused: "unavailable",
        code: "login_not_configured",
      });
    }
  });

  it("is asked again after it could not be reached", async () => {
    const { services, answers, metadata } = await testProvider();
    const discovery = "/.well-known/openid-configuration";
    answers[discovery] = () => new Response("no", { status: 503 });
    expect(await openProvider(services)).toMatchObject({ code: "provider_unreachable" });
    answers[discovery] = () => Response.json(metadata);
    expect(await openProvider(services)).toHaveProperty("metadata");
  });

  it("must be spoken to over https, except on this machine", async () => {
    const remote = await testProvider({}, "http://identity.example");
    expect(await openProvider(remote.services)).toMatchObject({ refused: "unavailable" });
    expect(remote.asked).toHaveLength(0);
    const fooling = await testProvider({}, "http://localhost.evil.test");
    expect(await openProvider(fooling.services)).toMatchObject({ refused: "unavailable" });
    const local = await testProvider({}, "http://localhost:4001");
    expect(await openProvider(local.services)).toHaveProperty("metadata");
  });

  it("is read again after an hour", async () => {
    const { services, world, asked } = await testProvider();
    await openProvider(services);
    await openProvider(services);
    expect(asked).toHaveLength(1);
    world.now = new Date(world.now.getTime() + 3_600_001);
    await openProvider(services);
    expect(asked).toHaveLength(2);
  });
});
