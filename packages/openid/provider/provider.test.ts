// In workerd, whose own crypto the rule needs.
import "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { standInSite } from "../stand-ins/identity-provider.ts";
import { openProvider } from "./provider.ts";

describe("the identity provider", () => {
  it("is asked to be configured where it is not", async () => {
    for (const changes of [{ issuer: "" }, { issuer: "not an address" }, { clientId: "" }]) {
      // oxlint-disable-next-line no-await-in-loop -- a table
      const { ports, settings } = await standInSite(changes);
      // oxlint-disable-next-line no-await-in-loop -- a table
      expect(await openProvider(ports, settings)).toMatchObject({
        refused: "unavailable",
        code: "login_not_configured",
      });
    }
  });

  it("is asked again after it could not be reached", async () => {
    const { ports, settings, answers, metadata } = await standInSite();
    const discovery = "/.well-known/openid-configuration";
    answers[discovery] = () => new Response("no", { status: 503 });
    expect(await openProvider(ports, settings)).toMatchObject({ code: "provider_unreachable" });
    answers[discovery] = () => Response.json(metadata);
    expect(await openProvider(ports, settings)).toHaveProperty("metadata");
  });

  it("must be spoken to over https, except on this machine", async () => {
    const remote = await standInSite({}, "http://identity.example");
    expect(await openProvider(remote.ports, remote.settings)).toMatchObject({ refused: "unavailable" });
    expect(remote.asked).toHaveLength(0);
    const fooling = await standInSite({}, "http://localhost.evil.test");
    expect(await openProvider(fooling.ports, fooling.settings)).toMatchObject({ refused: "unavailable" });
    const local = await standInSite({}, "http://localhost:4001");
    expect(await openProvider(local.ports, local.settings)).toHaveProperty("metadata");
  });

  it("is read again after an hour", async () => {
    const { ports, settings, world, asked } = await standInSite();
    await openProvider(ports, settings);
    await openProvider(ports, settings);
    expect(asked).toHaveLength(1);
    world.now = new Date(world.now.getTime() + 3_600_001);
    await openProvider(ports, settings);
    expect(asked).toHaveLength(2);
  });
});
