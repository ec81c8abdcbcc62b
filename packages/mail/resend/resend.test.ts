// In workerd, whose own responses and crypto the rule needs.
import "cloudflare:workers";
import { describe, expect, it } from "vitest";
import type { Mood } from "../stand-ins/moods.ts";
import { fetchOf } from "../stand-ins/resend-fetch.ts";
import { type ProviderOptions, resendProvider } from "../stand-ins/resend.ts";
import { type Bench, type Behaviour, letterTo } from "../conformance/bench.ts";
import { conformance } from "../conformance/conformance.ts";
import { resendTransport } from "./resend.ts";

const account = { apiKey: "re_local" };

conformance("Resend", { open: openProvider, secret: "re_wrong", namesPause: true });

function openProvider(behaviour: Behaviour): Bench {
  const refuses = (address: string) => behaviour.is === "refusing" && address === behaviour.address;
  const provider = resendProvider({ mood: () => moodOf(behaviour), refuses, keepTexts: true });
  const key = behaviour.is === "locked" ? "re_wrong" : "re_local";
  const odd: typeof fetch = () => Promise.reject(new TypeError("connect for a@pond.example failed"));
  const fetcher = behaviour.is === "odd" ? odd : fetchOf(provider);
  const patience = behaviour.is === "silent" ? 50 : undefined;
  return {
    transport: resendTransport({ apiKey: key }, fetcher, patience),
    accepted: () =>
      provider.accepted().map((mail) => ({
        ...mail,
        sender: (/^"(.*)" </.exec(mail.from)?.[1] ?? "").replace(/\\(.)/g, "$1"),
      })),
  };
}

function moodOf(behaviour: Behaviour): Mood {
  switch (behaviour.is) {
    case "busy":
      return { mood: "limits", seconds: behaviour.seconds };
    case "silent":
      return { mood: "silent", taken: behaviour.taken };
    case "cut":
      return { mood: "cuts", taken: behaviour.taken };
    default:
      return { mood: "takes" };
  }
}

/** A provider that does one thing after the other, and then takes everything. */
function world(moods: Mood[] = [], options: ProviderOptions = {}, patience?: number) {
  const left = [...moods];
  const provider = resendProvider({ mood: () => left.shift() ?? { mood: "takes" }, ...options });
  return { ...provider, transport: resendTransport(account, fetchOf(provider), patience) };
}

/** The recipient because of whom a whole batch is refused. */
const poison = (address: string) => address.startsWith("r5@");

const letters = (count: number) => Array.from({ length: count }, (_, index) => letterTo(`r${index}`));
const kinds = (results: { result: string }[]) => results.map(({ result }) => result);

/** A fetch that always answers so. */
const answering =
  (status: number, body: object | string, headers: Record<string, string> = {}): typeof fetch =>
  async () =>
    new Response(typeof body === "string" ? body : JSON.stringify(body), { status, headers });

describe("mails by Resend", () => {
  it("go out in batches of a hundred, marked with whose delivery they are", async () => {
    const { transport, accepted, requests } = world();
    const results = await transport.send(letters(230));
    expect(kinds(results)).toEqual(letters(230).map(() => "accepted"));
    expect(requests()).toBe(3);
    expect(accepted()[7]).toMatchObject({
      from: '"Toadstool" <letters@toadstool.test>',
      headers: { "List-Unsubscribe": "<https://toadstool.test/unsubscribe/x>" },
      tags: { issue: "issue-1", subscriber: "r7" },
    });
  });

  it("know their names at Resend, also beside mails that were refused", async () => {
    const { transport, accepted } = world([], { refuses: (address) => address.startsWith("r1@") });
    const results = await transport.send(letters(3));
    const [first, last] = accepted();
    expect(results).toMatchObject([
      { result: "accepted", messageId: first?.id },
      { result: "refused", reason: expect.stringContaining("Invalid `to` field") },
      { result: "accepted", messageId: last?.id },
    ]);
  });

  it.each<[string, Mood]>([
    ["the connection was cut", { mood: "cuts", taken: true }],
    ["the answer broke off", { mood: "stutters" }],
    ["Resend broke", { mood: "breaks", taken: true }],
    ["the connection was cut before anything was taken", { mood: "cuts", taken: false }],
  ])("are sent once when they are tried again after %s", async (_, mood) => {
    const { transport, accepted } = world([mood]);
    const letter = letters(5);
    expect(kinds(await transport.send(letter))).toEqual(letter.map(() => "uncertain"));
    expect(kinds(await transport.send(letter))).toEqual(letter.map(() => "accepted"));
    expect(accepted()).toHaveLength(5);
  });

  it("are uncertain while Resend is still at the same batch, and never sent beside it", async () => {
    let now = new Date("2026-06-01T12:00:00Z");
    const { transport, accepted } = world([{ mood: "slow", seconds: 60 }], { clock: () => now }, 50);
    await transport.send(letters(2));
    expect(await transport.send(letters(2))).toMatchObject([
      { result: "uncertain", reason: expect.stringContaining("in progress") },
      { result: "uncertain" },
    ]);
    now = new Date("2026-06-01T12:02:00Z");
    expect(kinds(await transport.send(letters(2)))).toEqual(["accepted", "accepted"]);
    expect(accepted()).toHaveLength(2);
  });

  it("are uncertain where another text went out under their key", async () => {
    const { transport, accepted } = world();
    await transport.send(letters(1));
    const [changed] = await transport.send([{ ...letterTo("r0"), text: "Another text" }]);
    expect(changed).toMatchObject({
      result: "uncertain",
      reason: expect.stringContaining("different payload"),
    });
    expect(accepted()).toHaveLength(1);
  });

  it("are known for less time than Resend keeps keys, so that no repeat comes too late", async () => {
    let now = new Date("2026-06-01T12:00:00Z");
    const { transport, accepted } = world([{ mood: "cuts", taken: true }], { clock: () => now });
    await transport.send(letters(1));
    now = new Date(now.getTime() + transport.remembers + 30 * 60_000);
    await transport.send(letters(1));
    expect(accepted()).toHaveLength(1);
    now = new Date(now.getTime() + 3_600_000);
    await transport.send(letters(1));
    expect(accepted()).toHaveLength(2);
  });

  it("are found out one by one where Resend refuses a whole batch for one of them", async () => {
    const { transport, accepted } = world([], { poison });
    const results = await transport.send(letters(20));
    expect(kinds(results)).toEqual(letters(20).map((_, index) => (index === 5 ? "refused" : "accepted")));
    expect(accepted()).toHaveLength(19);
  });

  it("leave one batch at most in doubt, and that one can be repeated as it was", async () => {
    const { transport, accepted } = world([{ mood: "takes" }, { mood: "cuts", taken: true }], { poison });
    const all = letters(8);
    const first = await transport.send(all);
    const doubtful = all.filter((_, index) => first[index]?.result === "uncertain");
    const waiting = all.filter((_, index) => first[index]?.result === "busy");
    expect([doubtful.length, waiting.length]).toEqual([4, 4]);
    await transport.send(doubtful);
    await transport.send(waiting);
    const addresses = accepted().map(({ to }) => to);
    expect([addresses.length, new Set(addresses).size]).toEqual([7, 7]);
  });

  it("are sent once each when all are handed over again, however far the first time came", async () => {
    for (let cut = 1; cut <= 7; cut++) {
      let request = 0;
      const mood = (): Mood =>
        ++request === cut ? { mood: "cuts", taken: cut % 2 === 0 } : { mood: "takes" };
      const { transport, accepted } = world([], { mood, poison });
      const all = letters(8);
      await transport.send(all);
      const results = await transport.send(all);
      expect(kinds(results)).toEqual(all.map((_, index) => (index === 5 ? "refused" : "accepted")));
      const addresses = accepted().map(({ to }) => to);
      expect([addresses.length, new Set(addresses).size]).toEqual([7, 7]);
    }
  });

  it("wait together where the second of three batches is put off", async () => {
    const { transport, accepted, requests } = world([{ mood: "takes" }, { mood: "limits", seconds: 4 }]);
    const results = await transport.send(letters(230));
    expect(results.slice(100)).toEqual(
      letters(130).map(() => expect.objectContaining({ result: "busy", retryAfter: 4 })),
    );
    expect([accepted().length, requests()]).toEqual([100, 2]);
  });

  it.each([
    [429, { name: "rate_limit_exceeded" }, { "Retry-After": "2" }, "busy", 2],
    [429, { name: "rate_limit_exceeded" }, { "ratelimit-reset": "3" }, "busy", 3],
    [429, { name: "rate_limit_exceeded" }, { "Retry-After": "0" }, "busy", 1],
    [429, { name: "rate_limit_exceeded" }, { "Retry-After": "soon" }, "busy", null],
    [429, { name: "daily_quota_exceeded" }, {}, "busy", 3600],
    [401, { name: "missing_api_key" }, {}, "busy", null],
    [403, { name: "validation_error" }, {}, "busy", null],
    [422, { name: "invalid_from_address" }, {}, "busy", null],
    [404, "<html>", {}, "busy", null],
    [301, "", { Location: "https://elsewhere.example" }, "busy", null],
    [422, { name: "validation_error" }, {}, "refused", undefined],
    [413, "too large", {}, "refused", undefined],
    [500, { name: "application_error" }, {}, "uncertain", undefined],
    [200, "ok", {}, "uncertain", undefined],
    [200, { data: [] }, {}, "uncertain", undefined],
    [200, { data: [{ id: "1" }, { id: "2" }] }, {}, "uncertain", undefined],
  ])("answered %i %j %j are %s", async (status, body, headers, result, retryAfter) => {
    const transport = resendTransport(account, answering(status, body, headers as Record<string, string>));
    const [answer] = await transport.send(letters(1));
    expect(answer).toMatchObject(retryAfter === undefined ? { result } : { result, retryAfter });
  });

  it.each([
    [{}, "RESEND_API_KEY"],
    [{ ...account, apiUrl: "http://elsewhere.example" }, "RESEND_API_URL"],
    [{ ...account, apiUrl: "elsewhere" }, "RESEND_API_URL"],
  ])("wait, without a request, where the account is %j", async (unready, named) => {
    const nobody: typeof fetch = () => Promise.reject(new Error("asked"));
    const [answer] = await resendTransport(unready, nobody).send(letters(1));
    expect(answer).toMatchObject({ result: "busy", reason: expect.stringContaining(named) });
  });

  it.each([
    [undefined, "https://api.resend.com/emails/batch"],
    ["http://127.0.0.1:9100/", "http://127.0.0.1:9100/emails/batch"],
    ["https://resend.example", "https://resend.example/emails/batch"],
  ])("go to the address that it was given: %s", async (apiUrl, wanted) => {
    const asked: unknown[] = [];
    const fetcher: typeof fetch = async (input) => {
      asked.push(input);
      return new Response();
    };
    await resendTransport({ ...account, apiUrl }, fetcher).send(letters(1));
    expect(asked).toEqual([wanted]);
  });
});
