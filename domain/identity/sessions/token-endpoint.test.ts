import { describe, expect, it } from "vitest";
import { brokenJson, endless, page, unending } from "@toadstool/openid/stand-ins/odd-answers";
import { dueSession, rotateTokens, storedOf } from "#testing/rotating-tokens.ts";

describe("the token endpoint", () => {
  it.each([
    ["does not answer", undefined, 3, ""],
    ["is down", () => new Response("down", { status: 502 }), 3, ""],
    ["is not there", () => new Response("<h1>Not found</h1>", { status: 404 }), 1, ""],
    [
      "leads elsewhere",
      () => Response.redirect("https://evil.test/token", 307),
      1,
      ": it redirects, and redirects are not followed.",
    ],
    ["answers endlessly", () => endless(), 1, ": its response is larger than 512 KB."],
    [
      "is asked too often",
      () => new Response(null, { status: 429 }),
      3,
      ": too many requests to the identity provider; wait a moment.",
    ],
  ])("that %s is unreachable", async (_what, answer, times, because) => {
    const { world, session, refresh } = await dueSession();
    if (answer) world.answers["/token"] = answer;
    expect(await refresh()).toMatchObject({
      refused: "unavailable",
      code: "provider_unreachable",
      message: `HTTP error. Unable to fetch ${world.issuer}/token${because}`,
    });
    expect(world.tokenRequests()).toHaveLength(times);
    expect(await storedOf(world, session)).not.toBeNull();
  });

  it("that stays silent is given ten seconds, three times", async () => {
    const { world, refresh } = await dueSession();
    const began = world.world.now.getTime();
    world.answers["/token"] = () => new Promise(() => {});
    expect(await refresh()).toMatchObject({
      code: "provider_unreachable",
      message: `HTTP error. Unable to fetch ${world.issuer}/token: no complete response arrived within 10 seconds.`,
    });
    expect(world.world.now.getTime() - began).toBe(30_000);
    expect(world.tokenRequests()).toHaveLength(3);
  });

  it("that begins an answer and does not end it is given no longer", async () => {
    const { world, refresh } = await dueSession();
    world.answers["/token"] = unending;
    expect(await refresh()).toMatchObject({ message: expect.stringContaining("within 10 seconds") });
  });

  it.each([
    ["a web page", () => page()],
    ["tokens that call themselves a web page", () => page('{"access_token":"a","token_type":"Bearer"}')],
    ["JSON that breaks off", () => brokenJson()],
    ["a list", () => Response.json([])],
    ["nothing that is a token", () => Response.json({ token_type: "Bearer" })],
  ])("that answers with %s is not believed", async (_what, answer) => {
    const { world, session, refresh } = await dueSession();
    world.answers["/token"] = answer;
    expect(await refresh()).toMatchObject({
      refused: "unavailable",
      code: "provider_answer_invalid",
      message: expect.stringMatching(/^Get access token failed\. The identity provider /),
    });
    expect(world.tokenRequests()).toHaveLength(1);
    expect(await storedOf(world, session)).toMatchObject({ refreshToken: "token 0" });
  });

  it("that answers the third time is taken at its word", async () => {
    const { world, refresh } = await dueSession();
    const seen = rotateTokens(world);
    const answer = world.answers["/token"];
    let times = 0;
    world.answers["/token"] = (request) => {
      if (++times < 3 || !answer) throw new TypeError("Network connection lost.");
      return answer(request);
    };
    expect(await refresh()).toBe("refreshed");
    expect(seen.sent).toEqual(["token 0"]);
  });

  it.each([
    ["two seconds", 429, () => "2", 2_000],
    ["until a date", 503, (now: Date) => new Date(now.getTime() + 3_000).toUTCString(), 3_000],
  ])("that wants us to wait %s is asked again then (%i)", async (_what, status, retryAfter, milliseconds) => {
    const { world, refresh } = await dueSession();
    const began = world.world.now.getTime();
    const seen = rotateTokens(world);
    const answer = world.answers["/token"];
    let times = 0;
    world.answers["/token"] = (request) => {
      const headers = { "Retry-After": retryAfter(world.world.now) };
      return ++times === 1 || !answer ? new Response(null, { status, headers }) : answer(request);
    };
    expect(await refresh()).toBe("refreshed");
    expect(seen.sent).toEqual(["token 0"]);
    expect(world.world.now.getTime() - began).toBe(milliseconds);
  });

  it("that wants us to wait for a minute is not asked again", async () => {
    const { world, refresh } = await dueSession();
    world.answers["/token"] = () => new Response(null, { status: 429, headers: { "Retry-After": "60" } });
    expect(await refresh()).toMatchObject({ code: "provider_unreachable" });
    expect(world.tokenRequests()).toHaveLength(1);
  });
});
