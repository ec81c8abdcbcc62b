import { beforeEach, describe, expect, it } from "vitest";
import { testOwner, testServices } from "#testing/services.ts";
import { emptySubscribers, enlist } from "#testing/subscribers.ts";
import { countWanted, listSubscribers, type PageWanted } from "./subscriber-list.server.ts";

const { services } = testServices();
const owner = testOwner(services);

beforeEach(emptySubscribers);

async function names(wanted: PageWanted) {
  const page = await listSubscribers(services, owner, wanted);
  return { ...page, names: page.subscribers.map(({ id }) => id).join("") };
}

describe("the list of subscribers", () => {
  it("goes through all of them in both directions, and stops at both ends", async () => {
    // Two have the same moment: an imported list has thousands.
    const days = { a: 1, b: 2, c: 2, d: 3, e: 4 };
    for (const [name, day] of Object.entries(days))
      await enlist(`${name}@example.org`, { createdAt: new Date(Date.UTC(2026, 4, day)) });
    const first = await names({ limit: 2 });
    expect(first).toMatchObject({ names: "ed", newer: null });
    const second = await names({ limit: 2, cursor: first.cursor ?? "" });
    expect(second.names).toBe("cb");
    const third = await names({ limit: 2, cursor: second.cursor ?? "" });
    expect(third).toMatchObject({ names: "a", cursor: null });
    const back = await names({ limit: 2, newer: third.newer ?? "" });
    expect(back.names).toBe("cb");
    const start = await names({ limit: 2, newer: back.newer ?? "" });
    expect(start).toMatchObject({ names: "ed", newer: null });
    expect(start.cursor).toBe(first.cursor);

    const oldest = await names({ limit: 2, isOldestFirst: true });
    expect(oldest).toMatchObject({ names: "ab", newer: null });
    const next = await names({ limit: 2, isOldestFirst: true, cursor: oldest.cursor ?? "" });
    expect(next.names).toBe("cd");
    const again = await names({ limit: 2, isOldestFirst: true, newer: next.newer ?? "" });
    expect(again).toMatchObject({ names: "ab", newer: null });
  });

  it("finds any part of an address, in any case, and takes no sign for a pattern", async () => {
    await enlist("Ada_Lovelace@pond.example");
    await enlist("adaxlovelace@pond.example");
    await enlist("100%@marsh.example");
    expect((await names({ search: " LOVE" })).names).toBe("adaxlovelaceada_lovelace");
    expect((await names({ search: "a_l" })).names).toBe("ada_lovelace");
    expect((await names({ search: "%" })).names).toBe("100%");
    expect((await names({ search: "@marsh" })).names).toBe("100%");
    expect((await names({ search: "x".repeat(300) })).names).toBe("");
  });

  it("shows one state, and counts what it shows", async () => {
    await enlist("ada@example.org");
    await enlist("ben@example.org", { state: "unsubscribed" });
    expect((await names({ state: "unsubscribed" })).names).toBe("ben");
    expect(await countWanted(services, owner, { state: "unsubscribed" })).toBe(1);
    expect(await countWanted(services, owner, { search: "example" })).toBe(2);
  });

  it("begins at the newest where a cursor is nonsense", async () => {
    await enlist("ada@example.org");
    expect((await names({ cursor: "nonsense" })).names).toBe("ada");
    expect((await names({ newer: "1_" })).names).toBe("ada");
  });
});
