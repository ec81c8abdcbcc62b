import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { deliveries, newsletterIssues, subscribers } from "#db/schema.ts";
import { openDatabase } from "#db/client.server.ts";
import { signToken } from "#domain/tokens/token.server.ts";
import { call, ownerHeaders } from "#testing/api.ts";
import { testOrigin, testServices } from "#testing/services.ts";
import worker from "#testing/worker.ts";

const db = openDatabase(env.DB);
const { secret } = testServices().services;
const letter = { subject: "Spores", content: "Hello *pond*" };
let owner: Record<string, string> = {};

beforeEach(async () => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  await db.delete(deliveries);
  await db.delete(newsletterIssues);
  await db.delete(subscribers);
  owner = await ownerHeaders();
});
afterEach(() => vi.restoreAllMocks());

async function enlist(state: "pending" | "confirmed" | "unsubscribed" | "complained", name = "reader") {
  const email = `${name}@pond.example`;
  const row = { id: name, email, emailKey: email, state, createdAt: new Date(1_700_000_000_000) };
  await db.insert(subscribers).values(row);
  return {
    confirm: await signToken(secret, "confirm", name),
    leave: await signToken(secret, "unsubscribe", name),
  };
}
const stateOf = async () => (await db.select().from(subscribers))[0]?.state;

/** What every call with a JSON body refuses alike. */
describe.each([
  ["/email/confirm", false],
  ["/email/send", true],
  ["/email/sendTest", true],
])("POST %s", (path, isOwners) => {
  const headers = () => (isOwners ? owner : {});

  it("refuses a body that is not JSON (415), not well-formed (400), too large (413) or incomplete (422)", async () => {
    const form = { "Content-Type": "application/x-www-form-urlencoded", ...headers() };
    expect((await call(path, { method: "POST", body: "email=a", headers: form })).status).toBe(415);
    const json = { "Content-Type": "application/json", ...headers() };
    expect((await call(path, { method: "POST", body: "{", headers: json })).status).toBe(400);
    const huge = JSON.stringify({ email: "x".repeat(2_000_001) });
    const length = { "Content-Length": String(huge.length) };
    expect((await call(path, { method: "POST", body: huge, headers: { ...json, ...length } })).status).toBe(
      413,
    );
    const { status, answer } = await call(path, { method: "POST", json: {}, headers: headers() });
    expect(status).toBe(422);
    expect(answer.error).toMatchObject({ code: "invalid_input" });
    expect(answer.error.issues.length).toBeGreaterThan(0);
  });
});

const ownersCalls: [method: string, path: string, json?: unknown][] = [
  ["POST", "/email/send", letter],
  ["POST", "/email/sendTest", letter],
  ["POST", "/email/dns/"],
  ["POST", "/email/dns"],
  ["GET", "/email/subscribers"],
  ["GET", "/email/reader@pond.example"],
  ["POST", "/email/subscribe/reader@pond.example"],
  ["DELETE", "/email/unsubscribe/reader@pond.example"],
];

describe.each(ownersCalls)("%s %s", (method, path, json) => {
  it("is the owner's: 401 for a visitor", async () => {
    await enlist("pending");
    const { status, answer } = await call(path, { method, json });
    expect(status).toBe(401);
    expect(answer.error.code).toBe("not_logged_in");
    expect(await stateOf()).toBe("pending");
  });
});

describe.each(ownersCalls.filter(([method]) => method !== "GET"))("%s %s", (method, path, json) => {
  it("wants the XSRF header from a logged-in browser: 403 without", async () => {
    await enlist("pending");
    const { status } = await call(path, { method, json, headers: { Cookie: owner.Cookie ?? "" } });
    expect(status).toBe(403);
    expect(await stateOf()).toBe("pending");
  });

  it("refuses requests from another site's page: 403", async () => {
    const headers = { ...owner, Origin: "https://elsewhere.example" };
    expect((await call(path, { method, json, headers })).status).toBe(403);
  });
});

describe("POST /email/confirm", () => {
  const ask = (email: unknown) => call("/email/confirm", { method: "POST", json: { email } });

  it("answers 202 with the same words for a new and a known address", async () => {
    const first = await ask("Reader@pond.example");
    expect(first).toMatchObject({ status: 202, answer: { data: { email: "Reader@pond.example" } } });
    await db.update(subscribers).set({ state: "confirmed" });
    const second = await ask("Reader@pond.example");
    expect([second.status, second.answer]).toEqual([first.status, first.answer]);
  });

  it.each([
    ["reader@pond.example\r\nBcc: all@pond.example"],
    ["reader"],
    [`${"x".repeat(288)}@pond.example`],
    [42],
    [null],
  ])("refuses %j with 422 and names the field", async (email) => {
    const { status, answer } = await ask(email);
    expect(status).toBe(422);
    expect(answer.error.issues[0]).toMatchObject({ field: "email" });
    expect(await db.$count(subscribers)).toBe(0);
  });

  it("answers 429 with Retry-After to a flood", async () => {
    const answers = [];
    for (let index = 0; index < 40; index++) answers.push(await ask(`flood-${index}@pond.example`));
    const refused = answers.find(({ status }) => status === 429);
    expect(refused?.headers.get("Retry-After")).toBe("60");
    expect(refused?.answer.error.code).toBe("too_many_requests");
  });
});

describe("GET /email/{param}", () => {
  it("finds subscribers for the owner by any part of the address and by state", async () => {
    await enlist("confirmed", "ada");
    await enlist("unsubscribed", "adam");
    const found = async (query: string) => {
      const { answer } = await call(`/email/subscribers?${query}`, { headers: owner });
      return answer.data.map(({ id }: { id: string }) => id).toSorted();
    };
    expect(await found("q=ADA")).toEqual(["ada", "adam"]);
    expect(await found("q=ada&state=unsubscribed")).toEqual(["adam"]);
    const { status, answer } = await call("/email/subscribers?state=gone", { headers: owner });
    expect(status).toBe(422);
    expect(answer.error.issues).toMatchObject([{ field: "state" }]);
  });

  it("lists subscribers for the owner, in pages, with counts by state", async () => {
    for (const name of ["a", "b", "c"]) await enlist("confirmed", name);
    const first = await call("/email/subscribers?limit=2", { headers: owner });
    expect(first.answer.data.map((row: { id: string }) => row.id)).toEqual(["c", "b"]);
    expect(first.answer.counts).toMatchObject({ confirmed: 3, pending: 0 });
    const next = await call(`/email/subscribers?limit=2&cursor=${first.answer.cursor}`, { headers: owner });
    expect(next.answer.data.map((row: { id: string }) => row.id)).toEqual(["a"]);
    expect(next.answer.cursor).toBeNull();
  });

  it.each(["0", "201", "many"])("refuses the limit %s with 422", async (limit) =>
    expect((await call(`/email/subscribers?limit=${limit}`, { headers: owner })).status).toBe(422),
  );

  it("finds one address for the owner, in capitals too, and 404 for an unknown one", async () => {
    await enlist("confirmed");
    expect((await call("/email/READER@pond.example", { headers: owner })).answer.data.state).toBe(
      "confirmed",
    );
    expect((await call("/email/nobody@pond.example", { headers: owner })).status).toBe(404);
  });

  it("returns only the state to a token's holder; 404 to a forged or cut one", async () => {
    const { confirm, leave } = await enlist("pending");
    for (const token of [confirm, leave]) {
      const { answer } = await call(`/email/${token}`);
      expect(answer).toEqual({ data: { email: "r…@pond.example", state: "pending" } });
    }
    for (const token of [confirm.slice(0, -1), `x${leave}`, "nothing"]) {
      expect((await call(`/email/${token}`)).status).toBe(404);
    }
  });
});

describe("POST /email/subscribe/{email}", () => {
  const post = (param: string, headers = {}) =>
    call(`/email/subscribe/${encodeURIComponent(param)}`, { method: "POST", headers });

  it("confirms by the mailed token, as often as it comes", async () => {
    const { confirm } = await enlist("pending");
    for (const _ of [1, 2]) expect((await post(confirm)).answer.data.state).toBe("confirmed");
    expect(await stateOf()).toBe("confirmed");
  });

  it("answers 404 to a forged, cut or foreign token and changes nothing", async () => {
    const { confirm, leave } = await enlist("pending");
    const foreign = await signToken("the secret of quite another site, as long", "confirm", "reader");
    for (const token of [confirm.slice(0, -1), leave, foreign]) expect((await post(token)).status).toBe(404);
    expect(await stateOf()).toBe("pending");
  });

  it("answers 409 to the token of a reader who has left", async () => {
    const { confirm } = await enlist("unsubscribed");
    expect((await post(confirm)).status).toBe(409);
  });

  it("lets the owner add an address, but not of readers who left or complained", async () => {
    expect((await post("new@pond.example", owner)).answer.data.state).toBe("confirmed");
    await enlist("unsubscribed", "gone");
    await enlist("complained", "angry");
    for (const name of ["gone", "angry"])
      expect((await post(`${name}@pond.example`, owner)).status).toBe(409);
    expect((await post("no address@", owner)).status).toBe(422);
  });
});

describe("DELETE /email/unsubscribe/{email}", () => {
  const remove = (param: string, headers = {}) =>
    call(`/email/unsubscribe/${encodeURIComponent(param)}`, { method: "DELETE", headers });

  it("ends a subscription by the mailed token, as often as it comes", async () => {
    const { leave } = await enlist("confirmed");
    for (const _ of [1, 2]) expect((await remove(leave)).answer.data.state).toBe("unsubscribed");
  });

  it("answers 404 to a token for confirming, and lets the owner name an address", async () => {
    const { confirm } = await enlist("confirmed");
    expect((await remove(confirm)).status).toBe(404);
    expect((await remove("READER@pond.example", owner)).answer.data.state).toBe("unsubscribed");
    expect((await remove("nobody@pond.example", owner)).status).toBe(404);
  });
});

describe("POST /email/send", () => {
  const send = (json: unknown, headers = {}) =>
    call("/email/send", { method: "POST", json, headers: { ...owner, ...headers } });

  it("answers 409 when there are no readers", async () =>
    expect((await send(letter)).answer.error.code).toBe("no_audience"));

  it("answers 202 with the account; the same letter or the same key is the same send", async () => {
    await enlist("confirmed");
    const first = await send(letter);
    expect(first.status).toBe(202);
    expect(first.answer.data.balance).toMatchObject({ audience: 1 });
    expect((await send(letter)).answer.data.id).toBe(first.answer.data.id);
    const keyed = { "Idempotency-Key": "one" };
    const second = await send(letter, keyed);
    expect(second.answer.data.id).not.toBe(first.answer.data.id);
    expect((await send(letter, keyed)).answer.data.id).toBe(second.answer.data.id);
    expect((await send({ ...letter, content: "Other" }, keyed)).status).toBe(409);
  });

  it.each([
    [{}, false],
    [{ isPublic: false }, false],
    [{ isPublic: "" }, false],
    [{ isPublic: "no" }, false],
    [{ isPublic: true }, true],
    [{ isPublic: "yes" }, true],
  ])("puts no letter into the archive that does not ask for it: %j", async (asked, isPublic) => {
    await enlist("confirmed");
    expect((await send({ ...letter, ...asked })).answer.data).toMatchObject({ isPublic });
    expect(await db.query.newsletterIssues.findFirst()).toMatchObject({ isPublic });
    expect((await send({ ...letter, isPublic: "perhaps" })).status).toBe(422);
  });

  it.each([[{ subject: "x\r\nBcc: y" }], [{ subject: "x".repeat(201) }], [{ content: "  " }]])(
    "refuses %j with 422",
    async (change) => expect((await send({ ...letter, ...change })).status).toBe(422),
  );
});

describe("POST /email/sendTest", () => {
  it("says so when the mail server cannot be reached", async () => {
    const { status, answer } = await call("/email/sendTest", {
      method: "POST",
      json: letter,
      headers: owner,
    });
    expect([status, answer.error.code]).toEqual([409, "mail_server_unreachable"]);
  });

  it("refuses an odd address with 422", async () => {
    const json = { ...letter, to: "x@y.example\r\nBcc: z" };
    expect((await call("/email/sendTest", { method: "POST", json, headers: owner })).status).toBe(422);
  });
});

describe("POST /email/dns/", () => {
  it("answers the domain and its checks", async () => {
    vi.spyOn(globalThis, "fetch").mockImplementation(async () => Response.json({ Status: 3 }));
    const { status, answer } = await call("/email/dns/", { method: "POST", headers: owner });
    expect(status).toBe(200);
    expect(answer.data.domain).toBe("toadstool.test");
    expect(answer.data.checks.map((check: { name: string }) => check.name)).toEqual([
      "SPF",
      "DKIM",
      "DMARC",
      "Alignment",
      "MX",
      "One-click unsubscribe",
    ]);
  });
});

describe("one-click unsubscribe (RFC 8058)", () => {
  function oneClick(
    token: string,
    headers: Record<string, string> = {},
    body = "List-Unsubscribe=One-Click",
  ) {
    const type = { "Content-Type": "application/x-www-form-urlencoded" };
    const request = new Request(`${testOrigin}/unsubscribe/${token}`, {
      method: "POST",
      headers: { ...type, ...headers },
      body,
    });
    return worker.fetch(request, env as never);
  }

  it("ends the subscription with 200 and no redirect, without cookies or origin, again and again", async () => {
    const { leave } = await enlist("confirmed");
    for (const _ of [1, 2]) {
      const response = await oneClick(leave);
      expect([response.status, await response.text()]).toEqual([200, "You are unsubscribed."]);
    }
    expect(await stateOf()).toBe("unsubscribed");
  });

  it("works from any site: the token decides", async () => {
    const { leave } = await enlist("confirmed");
    const headers = { Origin: "https://mail.example", "Sec-Fetch-Site": "cross-site" };
    expect((await oneClick(leave, headers)).status).toBe(200);
  });

  it("answers 404 to a token that is cut short", async () => {
    const { leave } = await enlist("confirmed");
    expect((await oneClick(leave.slice(0, -1))).status).toBe(404);
    expect(await stateOf()).toBe("confirmed");
  });

  it("leaves any other post to the page", async () => {
    const { leave } = await enlist("confirmed");
    await oneClick(leave, {}, "hello=there");
    expect(await stateOf()).toBe("confirmed");
  });
});
