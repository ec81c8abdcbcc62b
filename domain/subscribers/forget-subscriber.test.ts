import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { deliveries, importRows, subscriberImports, subscribers, suppressions } from "#db/schema.ts";
import { isRefused } from "#domain/outcome.ts";
import { testOwner, testServices } from "#testing/services.ts";
import { emptySubscribers, enlist, everythingKept, letterTo } from "#testing/subscribers.ts";
import { forgetSubscriber } from "./forget-subscriber.server.ts";
import { addSubscriber } from "./subscribers.server.ts";
import { addressHash } from "./suppression.server.ts";

const { services } = testServices();
const owner = testOwner(services);
const { db } = services;

beforeEach(emptySubscribers);

async function suppressionOf(email: string) {
  const isOfAddress = eq(suppressions.addressHash, await addressHash(services, email));
  return (await db.query.suppressions.findFirst({ where: isOfAddress }))?.reason ?? null;
}

const forget = (id: string, isKeptAway = false) => forgetSubscriber(services, owner, { id, isKeptAway });

async function imported(state: "reading" | "checked", email: string, line = 1) {
  const createdAt = services.clock();
  const made = { id: `list-${state}`, fileName: "list.csv", consent: "A fair.", state, bytes: 1, createdAt };
  await db.insert(subscriberImports).values(made).onConflictDoNothing();
  const emailKey = email.toLowerCase();
  await db.insert(importRows).values({ importId: made.id, line, verdict: "known", email, emailKey });
}

describe("erasing a subscriber", () => {
  it("leaves neither address nor id anywhere in the database", async () => {
    await enlist("Ada.Pond@example.org", { id: "ada-id", consent: "At the fair.", leavingReason: "" });
    await letterTo("spring", { subscriberId: "ada-id", state: "accepted", messageId: "m-1" });
    const reason = "550 <ada.pond@example.org> is full";
    await letterTo("summer", { subscriberId: "ada-id", state: "failed", reason });
    await imported("checked", "ADA.Pond@example.org");
    expect(await everythingKept()).toMatch(/ada\.pond@example\.org/i);
    expect(await forget("ada-id")).toEqual({ email: "Ada.Pond@example.org" });
    expect(await everythingKept()).not.toMatch(/ada.?pond|ada-id|m-1|At the fair/i);
  });

  it("keeps every letter's account, under an id that is another in each letter", async () => {
    await enlist("ada@example.org");
    await letterTo("spring", { subscriberId: "ada", state: "accepted" }, { subscriberId: "ben" });
    await letterTo("summer", { subscriberId: "ada", state: "bounced" });
    await forget("ada");
    const rows = await db.select().from(deliveries);
    expect(rows.map(({ state }) => state).toSorted()).toEqual(["accepted", "bounced", "waiting"]);
    const ids = rows.map(({ subscriberId }) => subscriberId).filter((id) => id !== "ben");
    expect(new Set(ids).size).toBe(2);
  });

  it("sends no letter that had not gone, and does not guess about one that was just going", async () => {
    await enlist("ada@example.org");
    await letterTo("spring", { subscriberId: "ada", state: "waiting" });
    await letterTo("summer", { subscriberId: "ada", state: "claimed" });
    await forget("ada");
    const states = (await db.select().from(deliveries)).map(({ issueId, state }) => `${issueId} ${state}`);
    expect(states.toSorted()).toEqual(["spring skipped", "summer uncertain"]);
  });

  it("touches no other subscriber, nor their rows of a list", async () => {
    await enlist("ada@example.org");
    await enlist("ben@example.org");
    await imported("checked", "ada@example.org", 1);
    await imported("checked", "ben@example.org", 2);
    await forget("ada");
    expect((await db.select().from(subscribers)).map(({ id }) => id)).toEqual(["ben"]);
    expect((await db.select().from(importRows)).map(({ email }) => email)).toEqual(["ben@example.org"]);
  });

  it.each(["unsubscribed", "bounced", "complained"] as const)(
    "suppresses a reader who %s, by a hash that names no one",
    async (state) => {
      await enlist("Ada@example.org", { state });
      await forget("ada");
      expect(await suppressionOf("ADA@example.org")).toBe(state);
      expect(await addSubscriber(services, owner, "ada@example.org")).toMatchObject({
        code: "not_subscribable",
      });
      expect(await db.$count(subscribers)).toBe(0);
    },
  );

  it("keeps no trace of a reader who had not left, unless the owner wishes it", async () => {
    await enlist("ada@example.org");
    await enlist("ben@example.org");
    await forget("ada");
    await forget("ben", true);
    expect(await db.$count(suppressions)).toBe(1);
    expect(await suppressionOf("ben@example.org")).toBe("unsubscribed");
    expect(isRefused(await addSubscriber(services, owner, "ada@example.org"))).toBe(false);
  });

  it("keeps a graver reason than the one it had, and never a lesser one", async () => {
    const reasonAfter = async (state: "unsubscribed" | "bounced" | "complained") => {
      await enlist("ada@example.org", { state });
      await forget("ada");
      return suppressionOf("ada@example.org");
    };
    expect(await reasonAfter("unsubscribed")).toBe("unsubscribed");
    expect(await reasonAfter("bounced")).toBe("bounced");
    expect(await reasonAfter("unsubscribed")).toBe("bounced");
    expect(await reasonAfter("complained")).toBe("complained");
    expect(await reasonAfter("bounced")).toBe("complained");
  });

  it("cannot be undone by an owner who adds the address in the same moment", async () => {
    await enlist("ada@example.org", { state: "unsubscribed" });
    await Promise.all([
      forget("ada"),
      ...[1, 2, 3].map(() => addSubscriber(services, owner, "ada@example.org")),
    ]);
    expect(await db.$count(subscribers)).toBe(0);
  });

  it("waits while a list is being read, which may name the person again", async () => {
    await enlist("ada@example.org");
    await imported("reading", "ben@example.org");
    expect(await forget("ada")).toMatchObject({ refused: "conflict", code: "list_being_read" });
    expect(await db.$count(subscribers)).toBe(1);
  });

  it("returns null for an unknown subscriber, and a second time", async () => {
    await enlist("ada@example.org");
    await forget("ada");
    expect(await forget("ada")).toBeNull();
    expect(await forget("nobody")).toBeNull();
  });
});
