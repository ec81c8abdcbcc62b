import { words } from "#testing/words.ts";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { testServices } from "#testing/services.ts";
import { refuseUnproven, turnstileKey } from "./turnstile.server.ts";

const keys = { siteKey: "a-site-key", secret: "a-secret" };
const asked: { url: string; form: URLSearchParams }[] = [];

beforeEach(() => {
  asked.length = 0;
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  vi.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(() => vi.restoreAllMocks());

function siteWith(turnstile: { siteKey: string | null; secret: string | null }, answer: () => unknown) {
  const { services } = testServices({
    fetch: async (input, init) => {
      asked.push({ url: String(input), form: init?.body as URLSearchParams });
      const given = await answer();
      return given instanceof Response ? given : Response.json(given);
    },
  });
  services.settings = { ...services.settings, turnstile };
  return services;
}

const ask = (answer: () => unknown, proof: string | undefined = "a-proof") =>
  refuseUnproven(siteWith(keys, answer), "203.0.113.7", proof, words.subscribe.person);

describe("Turnstile", () => {
  it.each([
    [null, null],
    ["a-site-key", null],
    [null, "a-secret"],
  ])("is not required while its keys are %j and %j", async (siteKey, secret) => {
    const services = siteWith({ siteKey, secret }, () => ({ success: false }));
    expect(turnstileKey(services.settings)).toBeNull();
    expect(await refuseUnproven(services, "203.0.113.7", undefined, words.subscribe.person)).toBeNull();
    expect(asked).toHaveLength(0);
  });

  it("lets a confirmed person through, and asks with secret, proof and the visitor's address", async () => {
    expect(await ask(() => ({ success: true, "error-codes": [] }))).toBeNull();
    expect(asked[0]?.url).toBe("https://challenges.cloudflare.com/turnstile/v0/siteverify");
    expect(Object.fromEntries(asked[0]?.form ?? [])).toEqual({
      secret: "a-secret",
      response: "a-proof",
      remoteip: "203.0.113.7",
    });
  });

  it("refuses a request without a proof without asking, and says that scripts are needed", async () => {
    for (const proof of [undefined, ""]) {
      const services = siteWith(keys, () => ({ success: true }));
      const refusal = await refuseUnproven(services, "203.0.113.7", proof, words.subscribe.person);
      expect(refusal).toMatchObject({ refused: "invalid", code: "person_unproven" });
      expect(refusal?.message).toContain("JavaScript");
    }
    expect(asked).toHaveLength(0);
  });

  it.each([["invalid-input-response"], ["timeout-or-duplicate"]])(
    "refuses a proof that is %s",
    async (code) => {
      const refusal = await ask(() => ({ success: false, "error-codes": [code] }));
      expect(refusal).toMatchObject({ refused: "invalid", code: "person_unproven" });
    },
  );

  it("hides from visitors that its secret is wrong, and says only that it is not their fault", async () => {
    const refusal = await ask(() => ({ success: false, "error-codes": ["invalid-input-secret"] }));
    expect(refusal).toMatchObject({ refused: "unavailable", code: "turnstile_misconfigured" });
    expect(refusal?.message).not.toContain("TURNSTILE");
  });

  it.each<[string, () => unknown]>([
    ["is out of reach", () => Promise.reject(new TypeError("Network connection lost."))],
    ["is broken", () => new Response("no", { status: 503 })],
    ["speaks nonsense", () => ({ hello: "there" })],
    ["has a trouble of its own", () => ({ success: false, "error-codes": ["internal-error"] })],
  ])("keeps no honest person out while it %s", async (_, answer) => {
    expect(await ask(answer)).toBeNull();
  });

  it("is not waited for longer than its time", async () => {
    let signal: AbortSignal | null | undefined;
    const services = siteWith(keys, () => ({ success: true }));
    services.fetch = async (_input, init) => {
      signal = init?.signal;
      throw new DOMException("The operation was aborted due to timeout", "TimeoutError");
    };
    expect(await refuseUnproven(services, "203.0.113.7", "a-proof", words.subscribe.person)).toBeNull();
    expect(signal).toBeInstanceOf(AbortSignal);
  });
});
