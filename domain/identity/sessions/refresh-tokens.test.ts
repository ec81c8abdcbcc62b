import { describe, expect, it } from "vitest";
import {
  answering,
  dueSession,
  pass,
  rotateTokens,
  sessionWithTokens,
  storedOf,
} from "#testing/rotating-tokens.ts";
import { refreshTokens } from "./refresh-tokens.server.ts";
import { endSession } from "./sessions.server.ts";

describe("a session's tokens", () => {
  it("are kept until a minute before they expire", async () => {
    const { world } = await dueSession();
    const seen = rotateTokens(world);
    const session = await sessionWithTokens(world, 3600);
    pass(world, 3539);
    expect(await refreshTokens(world.services, session)).toBe("fresh");
    expect(world.asked).toHaveLength(0);
    pass(world, 1);
    expect(await refreshTokens(world.services, session)).toBe("refreshed");
    expect(seen.sent).toEqual(["token 0"]);
    expect(await refreshTokens(world.services, session)).toBe("fresh");
  });

  it("are kept where the provider did not say when they expire", async () => {
    const { world } = await dueSession();
    const session = await sessionWithTokens(world, 0, { expires_in: undefined });
    pass(world, 80_000);
    expect(await refreshTokens(world.services, session)).toBe("fresh");
    expect(world.asked).toHaveLength(0);
  });

  it("are asked for by the refresh token, with audience and scope", async () => {
    const { world, refresh } = await dueSession({ audience: "https://api.test", clientSecret: "hush" });
    rotateTokens(world);
    expect(await refresh()).toBe("refreshed");
    const [request] = world.tokenRequests();
    expect(Object.fromEntries((await request?.formData()) ?? [])).toEqual({
      grant_type: "refresh_token",
      refresh_token: "token 0",
      audience: "https://api.test",
      scope: "openid offline_access",
    });
    expect(request?.headers.get("Authorization")).toBe(`Basic ${btoa("toadstool:hush")}`);
  });

  it("are replaced by the fresh ones, encrypted", async () => {
    const { world, session, refresh } = await dueSession();
    rotateTokens(world);
    await refresh();
    const stored = await storedOf(world, session);
    expect(stored).toMatchObject({
      refreshToken: "token 1",
      idToken: expect.stringMatching(/^ey/),
      scope: "openid offline_access",
      tokensExpireAt: world.world.now.getTime() + 3_600_000,
    });
    expect(JSON.stringify(stored?.row)).not.toContain("token 1");
    pass(world, 3_600);
    expect(await refresh()).toBe("refreshed");
    expect((await storedOf(world, session))?.refreshToken).toBe("token 2");
  });

  it("stay where the provider gives no others", async () => {
    const { world, session, refresh } = await dueSession();
    answering(world, {});
    expect(await refresh()).toBe("refreshed");
    const kept = { refreshToken: "token 0", idToken: "the first identity token" };
    expect(await storedOf(world, session)).toMatchObject({ ...kept, scope: "openid offline_access" });
    answering(world, { scope: "openid" });
    pass(world, 3_600);
    expect(await refresh()).toBe("refreshed");
    expect(await storedOf(world, session)).toMatchObject({ ...kept, scope: "openid" });
  });

  it("are due for as long as a session at most, whatever the provider says", async () => {
    const { world, session, refresh } = await dueSession();
    answering(world, { expires_in: 1e300 });
    await refresh();
    expect(await storedOf(world, session)).toMatchObject({
      tokensExpireAt: world.world.now.getTime() + 86_400_000,
    });
  });

  it("come back to no session that was ended meanwhile", async () => {
    const { world, clock, session, refresh } = await dueSession();
    rotateTokens(world, () => clock.wait(500));
    const outcome = refresh();
    void clock.wait(200).then(() => endSession(world.services, session));
    expect(await outcome).toMatchObject({ refused: "unauthenticated", code: "session_over" });
    expect(await storedOf(world, session)).toBeNull();
    expect(await refresh()).toMatchObject({ code: "session_over" });
  });
});
