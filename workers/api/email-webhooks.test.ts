import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { openDatabase } from "#db/client.server.ts";
import { mailEvents, subscribers } from "#db/schema.ts";
import { testOrigin } from "#testing/services.ts";
import worker from "#testing/worker.ts";
import { eventOf, svixHeaders } from "@toadstool/mail/stand-ins/webhooks";

const db = openDatabase(env.DB);
const secret = `whsec_${btoa("a secret of twenty-four by")}`;
const bounced = eventOf(
  { id: "re-1", to: "a@pond.example", from: "letters@toadstool.test", subject: "Spores", tags: {} },
  "email.bounced",
  { details: { bounce: { type: "Permanent", message: "550 <a@pond.example> is no toad" } } },
);

beforeEach(async () => {
  await db.batch([db.delete(mailEvents), db.delete(subscribers)]);
  const email = "a@pond.example";
  await db
    .insert(subscribers)
    .values({ id: "a", email, emailKey: email, state: "pending", createdAt: new Date() });
});
afterEach(() => vi.restoreAllMocks());

const stateOf = async () => (await db.select().from(subscribers))[0]?.state;

/** What a provider posts: no cookie, no origin, no page. */
async function post(
  body: string,
  headers: Record<string, string> = {},
  { transport = "resend", secret: configured = secret }: { transport?: string; secret?: string } = {},
) {
  const request = new Request(`${testOrigin}/api/email/webhooks/${transport}`, {
    method: "POST",
    body,
    headers,
  });
  const context = { waitUntil: () => undefined, passThroughOnException: () => undefined };
  const bindings = { ...env, RESEND_WEBHOOK_SECRET: configured };
  const response = await worker.fetch(request, bindings as never, context as unknown as ExecutionContext);
  return { status: response.status, answer: (await response.json()) as Record<string, unknown> };
}

describe("POST /email/webhooks/{transport}", () => {
  it("takes a signed event, and suppresses the address", async () => {
    expect(await post(bounced, await svixHeaders(secret, bounced))).toEqual({
      status: 200,
      answer: { data: { taken: 1 } },
    });
    expect((await db.select().from(subscribers))[0]).toMatchObject({
      state: "bounced",
      suppressedBecause: "550 <…@…> is no toad",
    });
  });

  it("answers 200 to a repeated event, which has no further effect", async () => {
    const headers = await svixHeaders(secret, bounced, { id: "msg_1" });
    await post(bounced, headers);
    await db.update(subscribers).set({ state: "confirmed" });
    const later = await svixHeaders(secret, bounced, { id: "msg_1", at: new Date(Date.now() + 60_000) });
    for (const again of [headers, later]) {
      expect(await post(bounced, again)).toEqual({ status: 200, answer: { data: { taken: 0 } } });
    }
    expect(await stateOf()).toBe("confirmed");
  });

  it("answers 200 to events it does not know, so that they are not sent for ever", async () => {
    for (const type of ["email.opened", "domain.created", "something.new"]) {
      const body = JSON.stringify({ type, data: {} });
      expect(await post(body, await svixHeaders(secret, body))).toEqual({
        status: 200,
        answer: { data: { taken: 0 } },
      });
    }
  });

  it("answers 401 to forged, altered, old and future events, and changes nothing", async () => {
    const forged = `whsec_${btoa("not the secret of this one")}`;
    const at = (minutes: number) => new Date(Date.now() + minutes * 60_000);
    const attempts: [body: string, headers: Record<string, string>][] = [
      [bounced, {}],
      [bounced, await svixHeaders(forged, bounced)],
      [bounced.replace("a@pond", "b@pond"), await svixHeaders(secret, bounced)],
      [`\uFEFF${bounced}`, await svixHeaders(secret, bounced)],
      [bounced, await svixHeaders(secret, bounced, { at: at(-6) })],
      [bounced, await svixHeaders(secret, bounced, { at: at(6) })],
    ];
    for (const [body, headers] of attempts) {
      const { status, answer } = await post(body, headers);
      expect([status, answer.error]).toEqual([401, expect.objectContaining({ code: "webhook_not_signed" })]);
    }
    expect(await stateOf()).toBe("pending");
    expect(await db.$count(mailEvents)).toBe(0);
  });

  it("answers 413 to more than 256 KB, signed or not", async () => {
    const huge = JSON.stringify({ type: "email.opened", data: "x".repeat(256 * 1024) });
    expect((await post(huge, await svixHeaders(secret, huge))).status).toBe(413);
    const enormous = "x".repeat(2_000_001);
    expect((await post(enormous)).status).toBe(413);
  });

  it("answers 400 to a signed body that is not an event", async () => {
    expect((await post("{", await svixHeaders(secret, "{"))).status).toBe(400);
  });

  it("answers 404 for a transport without webhooks, and 409 without a secret", async () => {
    const headers = await svixHeaders(secret, bounced);
    for (const transport of ["smtp", "cloudflare", "toString"]) {
      expect((await post(bounced, headers, { transport })).status).toBe(404);
    }
    const { status, answer } = await post(bounced, headers, { secret: "" });
    expect([status, answer.error]).toEqual([
      409,
      expect.objectContaining({ code: "webhook_not_configured" }),
    ]);
  });

  it("answers a GET with the API's own 404", async () => {
    const request = new Request(`${testOrigin}/api/email/webhooks/resend`);
    const context = { waitUntil: () => undefined, passThroughOnException: () => undefined };
    const response = await worker.fetch(request, env as never, context as unknown as ExecutionContext);
    expect(response.status).toBe(404);
  });
});
