import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { openDatabase } from "#db/client.server.ts";
import { mailQuota, subscribers } from "#db/schema.ts";
import { forgetUnconfirmed } from "#domain/subscribers/confirming.server.ts";
import { forgetSubscriber } from "#domain/subscribers/forget-subscriber.server.ts";
import { readOn } from "#domain/subscribers/importing/read-on.server.ts";
import { receiveList } from "#domain/subscribers/importing/receive-list.server.ts";
import { takeImport } from "#domain/subscribers/importing/take-import.server.ts";
import { isRefused } from "#domain/outcome.ts";
import { signToken } from "#domain/tokens/token.server.ts";
import { call, ownerHeaders } from "#testing/api.ts";
import { listForm } from "#testing/lists.ts";
import { testOwner, testServices } from "#testing/services.ts";
import { emptySubscribers, enlist } from "#testing/subscribers.ts";

/**
 * The attack: a stranger asks for a subscription in the name of a former subscriber, so that the owner, a list or the
 * monthly sweep lose the fact that this person wanted no more letters.
 */

const address = "reader@pond.example";
const db = openDatabase(env.DB);
const { services, world } = testServices();
const owner = testOwner(services);
const month = 31 * 86_400_000;

beforeEach(async () => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  await emptySubscribers();
  await db.delete(mailQuota);
  await enlist(address);
  const token = await signToken(services.secret, "unsubscribe", "reader");
  await call(`/email/unsubscribe/${token}`, { method: "DELETE" });
});
afterEach(() => vi.restoreAllMocks());

const strangerAsks = () => call("/email/confirm", { method: "POST", json: { email: address } });
const states = async () => (await db.select().from(subscribers)).map(({ state }) => state);

async function importList() {
  const { outcome } = await receiveList(services, owner, listForm(`${address}\n`));
  if (isRefused(outcome)) throw new Error(outcome.message);
  await readOn(services, owner, outcome.id);
  await takeImport(services, owner, outcome.id);
}

describe("a stranger who asks in the name of a person who has left", () => {
  beforeEach(strangerAsks);

  it("is answered as always, and does not change that this person has left", async () => {
    const { status, answer } = await strangerAsks();
    expect([status, answer]).toEqual([202, { data: { email: address } }]);
    expect(await states()).toEqual(["unsubscribed"]);
  });

  it("does not let the owner's call confirm them", async () => {
    const { status, answer } = await call(`/email/subscribe/${address}`, {
      method: "POST",
      headers: await ownerHeaders(),
    });
    expect([status, answer.error?.code]).toEqual([409, "not_subscribable"]);
    expect(await states()).toEqual(["unsubscribed"]);
  });

  it("does not let the monthly sweep remove them, nor a list confirm them", async () => {
    world.now = new Date(Date.now() + month);
    await forgetUnconfirmed(services);
    await importList();
    expect(await states()).toEqual(["unsubscribed"]);
  });

  it("does not let them be forgotten without a fingerprint that keeps their address away", async () => {
    await forgetSubscriber(services, owner, { id: "reader", isKeptAway: false });
    await importList();
    expect(await states()).toEqual([]);
    await strangerAsks();
    const { status } = await call(`/email/subscribe/${address}`, {
      method: "POST",
      headers: await ownerHeaders(),
    });
    expect(status).toBe(409);
  });

  it("cannot confirm them with the link of their first confirmation", async () => {
    const first = await signToken(services.secret, "confirm", "reader");
    expect(await call(`/email/subscribe/${first}`, { method: "POST" })).toMatchObject({
      status: 409,
      answer: { error: { code: "subscription_ended" } },
    });
    expect(await states()).toEqual(["unsubscribed"]);
  });
});
