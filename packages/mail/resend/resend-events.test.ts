// In workerd, whose own crypto the rule needs.
import "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { eventOf, svixHeaders } from "../stand-ins/webhooks.ts";
import { readResendWebhook } from "./resend-events.ts";

const secret = `whsec_${btoa("a secret of twenty-four by")}`;
const other = `whsec_${btoa("not the secret of this one")}`;
const now = new Date("2026-06-01T12:00:00Z");
const seconds = (count: number) => new Date(now.getTime() + count * 1000);

const mail = {
  id: "re-1",
  to: "a@pond.example",
  from: "letters@toadstool.test",
  subject: "Spores",
  tags: { issue: "issue-1", subscriber: "reader-1" },
};
const delivered = eventOf(mail, "email.delivered", { at: now });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now });
});
afterEach(() => {
  vi.useRealTimers();
});

async function read(body: string, headers: Record<string, string>, key = secret) {
  return readResendWebhook(key, { headers: new Headers(headers), body });
}

async function readSigned(body: string) {
  return read(body, await svixHeaders(secret, body, { id: "msg_1", at: now }));
}

describe("a webhook's signature", () => {
  it("lets the provider's own words through, and its id with them", async () => {
    expect(await readSigned(delivered)).toMatchObject([{ id: "msg_1", kind: "delivered" }]);
  });

  it("is one of several while the secret is being changed", async () => {
    const right = await svixHeaders(secret, delivered, { at: now });
    const wrong = await svixHeaders(other, delivered, { at: now });
    const both = `v1a,AAAA ${wrong["svix-signature"]} ${right["svix-signature"]}`;
    expect(await read(delivered, { ...right, "svix-signature": both })).toHaveLength(1);
  });

  it("may be in headers of the other name", async () => {
    const headers = await svixHeaders(secret, delivered, { at: now });
    const renamed = Object.entries(headers).map(([name, value]) => [
      name.replace("svix-", "webhook-"),
      value,
    ]);
    expect(await read(delivered, Object.fromEntries(renamed) as Record<string, string>)).toHaveLength(1);
  });

  it.each([
    ["was made with another secret", () => svixHeaders(other, delivered, { at: now })],
    ["was made over another body", () => svixHeaders(secret, `${delivered} `, { at: now })],
    ["is five minutes and a second old", () => svixHeaders(secret, delivered, { at: seconds(-301) })],
    ["is from the future", () => svixHeaders(secret, delivered, { at: seconds(301) })],
    ["is missing", async () => ({})],
    [
      "is empty",
      async () => ({ ...(await svixHeaders(secret, delivered, { at: now })), "svix-signature": "" }),
    ],
    [
      "is no base64",
      async () => ({ ...(await svixHeaders(secret, delivered, { at: now })), "svix-signature": "v1,%%" }),
    ],
    [
      "has no number for its time",
      async () => ({ ...(await svixHeaders(secret, delivered, { at: now })), "svix-timestamp": "1e99" }),
    ],
    [
      "was moved to another id",
      async () => ({ ...(await svixHeaders(secret, delivered, { at: now })), "svix-id": "msg_2" }),
    ],
    [
      "was moved to another time",
      async () => ({
        ...(await svixHeaders(secret, delivered, { at: seconds(-400) })),
        "svix-timestamp": String(now.getTime() / 1000),
      }),
    ],
  ])("is refused where it %s", async (_, headers) => {
    await expect(read(delivered, await headers())).rejects.toMatchObject({ code: "not_signed" });
  });

  it.each([
    ["five minutes old", seconds(-300)],
    ["five minutes ahead", seconds(300)],
  ])("is taken where it is %s", async (_, at) => {
    expect(await read(delivered, await svixHeaders(secret, delivered, { at }))).toHaveLength(1);
  });

  it("cannot be checked with a secret that is none, or so short that it could be guessed", async () => {
    const headers = await svixHeaders(secret, delivered, { at: now });
    for (const key of [
      "",
      "whsec_%%%",
      `whsec_${"%".repeat(32)}`,
      "whsec_",
      `whsec_${btoa("fifteen  bytes!")}`,
    ])
      await expect(read(delivered, headers, key)).rejects.toMatchObject({ code: "secret_unusable" });
  });
});

describe("an event of Resend's", () => {
  it.each([
    ["email.sent", {}, { kind: "accepted", bounce: null, reason: "" }],
    ["email.delivered", {}, { kind: "delivered", bounce: null, reason: "" }],
    ["email.complained", {}, { kind: "complained", bounce: null }],
    [
      "email.bounced",
      { bounce: { type: "Permanent", message: "no such toad" } },
      { kind: "bounced", bounce: "hard", reason: "no such toad" },
    ],
    [
      "email.bounced",
      { bounce: { type: "Transient", message: "full" } },
      { kind: "bounced", bounce: "soft", reason: "full" },
    ],
    [
      "email.bounced",
      { bounce: { type: "Permanent", message: "550 5.7.26 not authenticated" } },
      { kind: "bounced", bounce: "soft" },
    ],
    ["email.bounced", { bounce: { type: "Undetermined" } }, { kind: "bounced", bounce: "soft" }],
    ["email.bounced", {}, { kind: "bounced", bounce: "hard" }],
    [
      "email.suppressed",
      { suppressed: { message: "On the list." } },
      { kind: "bounced", bounce: "hard", reason: "On the list." },
    ],
    ["email.failed", { failed: { reason: "quota" } }, { kind: "failed", bounce: null, reason: "quota" }],
  ])("%s %j means %j", async (type, details, meaning) => {
    const [event] = (await readSigned(eventOf(mail, type, { at: now, details }))) as object[];
    expect(event).toMatchObject({
      ...meaning,
      messageId: "re-1",
      delivery: { issueId: "issue-1", subscriberId: "reader-1" },
      email: "a@pond.example",
    });
  });

  it.each(["email.opened", "email.delivery_delayed", "contact.created", "toString", "email.of.tomorrow"])(
    "%s does not report on a mail, and is accepted anyway",
    async (type) => {
      expect(await readSigned(JSON.stringify({ type, data: { id: 1 } }))).toEqual([]);
    },
  );

  it("about a mail that is not a letter names an address", async () => {
    const [event] = (await readSigned(eventOf({ ...mail, tags: {} }, "email.bounced"))) as object[];
    expect(event).toMatchObject({ delivery: null, email: "a@pond.example" });
  });

  it("keeps the address out of the reason", async () => {
    const details = { bounce: { type: "Permanent", message: "550 <a@pond.example>\r\nis no toad" } };
    const [event] = (await readSigned(eventOf(mail, "email.bounced", { details }))) as object[];
    expect(event).toMatchObject({ reason: "550 <…@…> is no toad" });
  });

  it.each(["", "null", "[]", '{"type":1}', '{"type":"email.sent"}', '{"type":"email.sent","data":{}}'])(
    "that reads %j is refused as malformed",
    async (body) => {
      await expect(readSigned(body)).rejects.toMatchObject({ code: "malformed" });
    },
  );
});
