import { beforeEach, describe, expect, it } from "vitest";
import { identityEvents, passkeyChallenges, passkeys } from "#db/schema.ts";
import { isRefused } from "#domain/outcome.ts";
import { fromPondwick, testOwner, testServices } from "#testing/services.ts";
import { keepChallenge, patience, takeChallenge } from "./challenges.server.ts";
import { beginPasskeyLogin, logInWithPasskey } from "./passkey-login.server.ts";
import { addPasskey, beginPasskey, listPasskeys, removePasskey } from "./passkeys.server.ts";

// What a genuine device answers is walked through in testing/journeys/security.test.e2e.ts.
let { services, world } = testServices();
const owner = () => testOwner(services);
const logIn = (answer: string) =>
  logInWithPasskey(services, { answer, oldSession: null, from: fromPondwick, visitorAddress: "192.0.2.1" });

beforeEach(async () => {
  ({ services, world } = testServices());
  for (const table of [passkeys, passkeyChallenges, identityEvents])
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await services.db.delete(table);
});

async function keep(subject = "owner") {
  const issuer = services.settings.identity.issuer;
  const row = {
    id: "a-key",
    publicKey: btoa("no key"),
    counter: 0,
    name: "Phone",
    issuer,
    subject,
    ownerName: "Toad",
  };
  await services.db.insert(passkeys).values({ ...row, createdAt: world.now });
}

describe("a challenge", () => {
  it("is good once, for its purpose, and for five minutes", async () => {
    await keepChallenge(services, "login", "one");
    expect(await takeChallenge(services, "add", "one")).toBe(false);
    expect(await takeChallenge(services, "login", "one")).toBe(true);
    expect(await takeChallenge(services, "login", "one")).toBe(false);
    await keepChallenge(services, "login", "two");
    world.now = new Date(world.now.getTime() + patience);
    expect(await takeChallenge(services, "login", "two")).toBe(false);
  });
});

describe("a login with a passkey", () => {
  const forged = (challenge: string) =>
    JSON.stringify({
      id: "a-key",
      rawId: "a-key",
      type: "public-key",
      clientExtensionResults: {},
      response: {
        clientDataJSON: btoa(
          JSON.stringify({ type: "webauthn.get", challenge, origin: "https://toadstool.test" }),
        ),
        authenticatorData: btoa("x".repeat(37)),
        signature: btoa("forged"),
      },
    });

  it("is refused for what is no answer, for an unknown key and for a forged signature, and the refusal is kept", async () => {
    const options = await beginPasskeyLogin(services, "192.0.2.1");
    if (isRefused(options)) throw new Error(options.message);
    const refusals = [await logIn("no JSON"), await logIn("null"), await logIn(forged(options.challenge))];
    await keep();
    refusals.push(await logIn(forged(options.challenge)));
    expect(refusals.map((refusal) => isRefused(refusal) && refusal.code)).toEqual(
      Array.from(refusals, () => "passkey_refused"),
    );
    expect(await services.db.$count(identityEvents)).toBe(refusals.length);
  });

  it("cannot be asked for without end", async () => {
    services.limits.login = async () => false;
    expect(await beginPasskeyLogin(services, "192.0.2.1")).toMatchObject({ code: "too_many_requests" });
    expect(await logIn("no JSON")).toMatchObject({ code: "too_many_requests", retryAfter: 60 });
    expect(await services.db.$count(identityEvents)).toBe(0);
  });
});

describe("the owner’s passkeys", () => {
  it("are hers alone, and removed by her", async () => {
    await keep("somebody-else");
    expect(await listPasskeys(services, owner())).toEqual([]);
    expect(await removePasskey(services, owner(), "a-key", fromPondwick)).toBeNull();
    await services.db.delete(passkeys);
    await keep();
    expect(await removePasskey(services, owner(), "a-key", fromPondwick)).toMatchObject({ name: "Phone" });
    expect(await services.db.$count(passkeys)).toBe(0);
  });

  it("are made by a device that proves whose it is, and not a second time by one that has one", async () => {
    await keep();
    const options = await beginPasskey(services, owner(), "Example Press");
    expect(options.excludeCredentials).toMatchObject([{ id: "a-key" }]);
    expect(options.authenticatorSelection).toMatchObject({
      userVerification: "required",
      residentKey: "required",
    });
    const answer = JSON.stringify({ id: "x", rawId: "x", type: "public-key", response: {} });
    const refused = await addPasskey(services, owner(), { name: "Forged", answer }, fromPondwick);
    expect(refused).toMatchObject({ code: "passkey_refused" });
  });
});
