import { describe, expect, it } from "vitest";
import { type Mood, randomMoods, randomRefusals } from "@toadstool/mail/stand-ins/moods";
import { fetchOf } from "@toadstool/mail/stand-ins/resend-fetch";
import { type ProviderOptions, resendProvider } from "@toadstool/mail/stand-ins/resend";

const mail = (name: string) => ({
  from: '"Toadstool" <letters@toadstool.test>',
  to: [`${name}@pond.example`],
  subject: "Spores",
  html: "<p>Hello</p>",
  text: "Hello",
});

function world(options: ProviderOptions = {}) {
  const provider = resendProvider(options);
  const fetch = fetchOf(provider);
  const post = async (mails: unknown, headers: Record<string, string> = {}) => {
    const response = await fetch("https://api.resend.com/emails/batch", {
      method: "POST",
      headers: { Authorization: "Bearer re_local", ...headers },
      body: JSON.stringify(mails),
    });
    return {
      status: response.status,
      wait: response.headers.get("Retry-After"),
      answer: await response.json(),
    };
  };
  return { ...provider, post };
}

describe("the mail provider for tests, by Resend's documentation", () => {
  it("takes up to a hundred mails, and no more", async () => {
    const { post, accepted } = world();
    const mails = Array.from({ length: 101 }, (_, index) => mail(`r${index}`));
    expect(await post(mails)).toMatchObject({ status: 422, answer: { name: "validation_error" } });
    expect(await post([])).toMatchObject({ status: 422 });
    const { status, answer } = await post(mails.slice(0, 100));
    expect(status).toBe(200);
    expect(accepted().map(({ id }) => ({ id }))).toEqual((answer as { data: object[] }).data);
  });

  it("answers the same to the same key for 24 hours, and takes the mails once", async () => {
    let now = new Date("2026-06-01T12:00:00Z");
    const { post, accepted } = world({ clock: () => now });
    const key = { "Idempotency-Key": "issue/1" };
    const first = await post([mail("a")], key);
    now = new Date("2026-06-02T11:59:59Z");
    expect(await post([mail("a")], key)).toEqual(first);
    expect(await post([mail("b")], key)).toMatchObject({
      status: 409,
      answer: { name: "invalid_idempotent_request" },
    });
    expect(accepted()).toHaveLength(1);
    now = new Date("2026-06-02T12:00:00Z");
    await post([mail("a")], key);
    expect(accepted()).toHaveLength(2);
  });

  it("answers 409 while it is still at the first request of a key", async () => {
    let now = new Date("2026-06-01T12:00:00Z");
    const moods: Mood[] = [{ mood: "slow", seconds: 5 }];
    const mood = () => moods.shift() ?? { mood: "takes" as const };
    const { post, answer, accepted } = world({ clock: () => now, mood });
    const key = { "Idempotency-Key": "issue/1" };
    const headers = new Headers({ Authorization: "Bearer re_local", ...key });
    const body = JSON.stringify([mail("a")]);
    expect(await answer({ method: "POST", path: "/emails/batch", headers, body })).toBe("silence");
    expect(await post([mail("a")], key)).toMatchObject({
      status: 409,
      answer: { name: "concurrent_idempotent_requests" },
    });
    now = new Date("2026-06-01T12:00:05Z");
    expect(await post([mail("a")], key)).toMatchObject({ status: 200 });
    expect(accepted()).toHaveLength(1);
  });

  it("names mails that are not valid one by one, or refuses all where it is strict", async () => {
    const { post, accepted } = world({ refuses: (address) => address.startsWith("gone@") });
    const mails = [mail("a"), { ...mail("b"), to: ["b"] }, mail("gone"), { ...mail("c"), subject: "x\ny" }];
    expect(await post(mails)).toMatchObject({ status: 422 });
    expect(accepted()).toHaveLength(0);
    const { answer } = await post(mails, { "x-batch-validation": "permissive" });
    expect(answer).toMatchObject({ data: [{}], errors: [{ index: 1 }, { index: 2 }, { index: 3 }] });
    expect(accepted().map(({ to }) => to)).toEqual(["a@pond.example"]);
  });

  it("accepts no request without its key", async () => {
    const { post, accepted } = world();
    expect(await post([mail("a")], { Authorization: "" })).toMatchObject({ status: 401 });
    expect(await post([mail("a")], { Authorization: "Bearer re_other" })).toMatchObject({ status: 403 });
    expect(accepted()).toHaveLength(0);
  });

  it("takes so many requests in a second, and says when to come again", async () => {
    const now = new Date("2026-06-01T12:00:00Z");
    const { post } = world({ perSecond: 2, clock: () => now });
    for (const name of ["a", "b"]) expect((await post([mail(name)])).status).toBe(200);
    expect(await post([mail("c")])).toMatchObject({
      status: 429,
      wait: "1",
      answer: { name: "rate_limit_exceeded" },
    });
  });

  it("breaks its answers off, after it took the mails", async () => {
    const { post, accepted } = world({ mood: () => ({ mood: "stutters" }) });
    await expect(post([mail("a")])).rejects.toThrow("Network connection lost");
    expect(accepted()).toHaveLength(1);
  });
});

describe("a seed", () => {
  it("makes the same moods and refuses the same addresses every time", () => {
    const moods = (seed: number) => {
      const next = randomMoods(seed);
      return Array.from({ length: 500 }, next);
    };
    expect(moods(7)).toEqual(moods(7));
    expect(moods(7)).not.toEqual(moods(8));
    expect(new Set(moods(7).map(({ mood }) => mood)).size).toBe(6);
    const refused = (seed: number) =>
      Array.from({ length: 2000 }, (_, index) => `r${index}@pond.example`).filter(randomRefusals(seed, 0.05));
    expect(refused(7)).toEqual(refused(7));
    expect(refused(7)).not.toEqual(refused(8));
    expect(refused(7).length).toBeGreaterThan(50);
    expect(refused(7).length).toBeLessThan(150);
  });
});
