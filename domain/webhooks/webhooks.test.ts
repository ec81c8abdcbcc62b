import { Webhook } from "standardwebhooks";
import { beforeEach, describe, expect, it } from "vitest";
import { posts, subscribers, webhookEvents, webhookMessages, webhooks } from "#db/schema.ts";
import { isRefused } from "#domain/outcome.ts";
import { withDatabase } from "#testing/ledger.ts";
import { published } from "#testing/posts.ts";
import { testOwner, testServices } from "#testing/services.ts";
import { deletePost } from "../posts/trash.server.ts";
import { announceEvents, sweepMessages } from "./announcing.server.ts";
import { deliverMessage, reviveMessages } from "./deliver-message.server.ts";
import { pauses, type WebhookEventKind } from "./webhook.ts";
import { addWebhook, listMessages, listWebhooks, removeWebhook, replayMessage } from "./webhooks.server.ts";

let received: { headers: Record<string, string>; body: string }[] = [];
let answer: () => Response | Promise<Response> = () => new Response();
const receive = async (_url: RequestInfo | URL, init: RequestInit = {}) => {
  received.push({ headers: init.headers as Record<string, string>, body: String(init.body) });
  return answer();
};
let { services, world } = testServices({ fetch: receive as typeof fetch });
const owner = () => testOwner(services);
const url = "https://hooks.example/toadstool";

async function add(events: WebhookEventKind[] = ["post.published"]) {
  const added = await addWebhook(services, owner(), { url, events });
  if (isRefused(added)) throw new Error(added.message);
  return added;
}

/** What is on the queue and due comes to its consumer. */
async function deliver() {
  await announceEvents(services);
  for (const { id } of world.hooked.splice(0)) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await deliverMessage(services, id);
  }
}

beforeEach(async () => {
  received = [];
  answer = () => new Response();
  ({ services, world } = testServices({ fetch: receive as typeof fetch }));
  for (const table of [webhooks, webhookEvents, webhookMessages, posts, subscribers])
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await services.db.delete(table);
});

describe("a webhook", () => {
  it("is sent nothing while the database takes no more, for it would be sent the same at every try", async () => {
    await add();
    await published(services, { slug: "walk", title: "A walk" });
    await announceEvents(services);
    const refusing = withDatabase(services, async (count) => {
      if (count > 1) throw new Error("D1_ERROR: Exceeded the daily limit of rows written.");
    });
    const [message] = world.hooked;
    await expect(deliverMessage(refusing, message?.id ?? "")).rejects.toThrow("Failed query");
    expect(received).toEqual([]);
    await deliver();
    expect(received).toHaveLength(1);
  });

  it("is sent what it asked for, signed, with the same bytes at each try", async () => {
    const { secret } = await add();
    answer = () => new Response(null, { status: 500 });
    const post = await published(services, { slug: "walk", title: "A walk" });
    await deliver();
    world.now = new Date(world.now.getTime() + 6000);
    world.hooked.push(...(await listMessages(services, owner())).map(({ id }) => ({ id, delay: 0 })));
    await deliver();
    const [first, second] = received;
    expect(second?.body).toBe(first?.body);
    expect(second?.headers["webhook-id"]).toBe(first?.headers["webhook-id"]);
    expect(JSON.parse(first?.body ?? "")).toMatchObject({
      type: "post.published",
      data: { id: post.id, title: "A walk", url: "https://toadstool.test/blog/walk" },
    });
    const sign = (at: Date) =>
      new Webhook(secret).sign(first?.headers["webhook-id"] ?? "", at, first?.body ?? "");
    expect(second?.headers["webhook-signature"]).toBe(sign(world.now));
  });

  it("hears of deleted posts and of readers, and of nothing that it did not ask for", async () => {
    await add(["post.deleted", "subscriber.confirmed"]);
    const { id } = await published(services);
    const reader = { id: "reader", email: "a@b.example", emailKey: "a@b.example", createdAt: world.now };
    await services.db.insert(subscribers).values({ ...reader, state: "pending" });
    await services.db.update(subscribers).set({ state: "confirmed" });
    await deletePost(services, owner(), id);
    await deliver();
    expect(received.map(({ body }) => JSON.parse(body) as object)).toMatchObject([
      { type: "subscriber.confirmed", data: { id: "reader" } },
      { type: "post.deleted", data: { id } },
    ]);
    expect(received.map(({ body }) => body).join("")).not.toContain("b.example");
  });

  it("is one on the public web, over https", async () => {
    for (const refused of [
      "http://hooks.example/",
      "https://10.0.0.1/",
      "https://localhost/",
      "https://printer.local/",
    ])
      // oxlint-disable-next-line no-await-in-loop -- a table
      expect(await addWebhook(services, owner(), { url: refused, events: ["post.published"] })).toMatchObject(
        {
          code: "webhook_not_public",
        },
      );
  });

  it("costs nothing where there is none, and takes its messages along when it goes", async () => {
    await published(services);
    expect(await services.db.$count(webhookEvents)).toBe(0);
    const { id } = await add();
    await published(services);
    await deliver();
    expect(await removeWebhook(services, owner(), id)).toBe(url);
    expect([await listWebhooks(services, owner()), await listMessages(services, owner())]).toEqual([[], []]);
  });
});

describe("a message that is not taken", () => {
  const troubles: [string, () => Response | Promise<Response>, string][] = [
    ["a refusal", () => new Response(null, { status: 410 }), "It answered 410."],
    [
      "a redirect, which could lead inside",
      () => new Response(null, { status: 302, headers: { Location: "http://10.0.0.1/" } }),
      "It answered 302: give the address that it leads to.",
    ],
    [
      "no answer in time",
      () => Promise.reject(new DOMException("", "TimeoutError")),
      "It gave no answer within 10 seconds.",
    ],
    ["nobody there", () => Promise.reject(new TypeError("no")), "It could not be reached."],
  ];
  it.each(troubles)(
    "for %s says why, and is tried again after five seconds",
    async (_what, given, trouble) => {
      answer = given;
      await add();
      await published(services);
      await deliver();
      expect(await listMessages(services, owner())).toMatchObject([
        { state: "pending", attempts: 1, trouble },
      ]);
      expect(world.hooked).toMatchObject([{ delay: 5 }]);
      expect(received).toHaveLength(1);
    },
  );

  it("has failed after the last pause, and is sent again when the owner asks", async () => {
    answer = () => new Response(null, { status: 503 });
    await add();
    await published(services);
    await announceEvents(services);
    for (const pause of [...pauses, 0]) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await deliver();
      world.now = new Date(world.now.getTime() + pause * 1000);
    }
    const [failed] = await listMessages(services, owner());
    expect(failed).toMatchObject({ state: "failed", attempts: pauses.length + 1 });
    answer = () => new Response();
    expect(await replayMessage(services, owner(), failed?.id ?? "")).toBe(true);
    await deliver();
    expect(await listMessages(services, owner())).toMatchObject([
      { id: failed?.id, state: "delivered", attempts: 1 },
    ]);
  });

  it("comes back where the queue lost it, and goes after 30 days", async () => {
    await add();
    await published(services);
    await announceEvents(services);
    world.hooked.length = 0;
    world.now = new Date(world.now.getTime() + 600_000);
    await reviveMessages(services);
    expect(world.hooked).toHaveLength(1);
    world.now = new Date(world.now.getTime() + 31 * 86_400_000);
    await sweepMessages(services);
    expect(await listMessages(services, owner())).toEqual([]);
  });
});
