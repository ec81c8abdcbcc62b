import { env } from "cloudflare:workers";
import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { meteredDatabase } from "#testing/metered.ts";
import { batch } from "../batch.server.ts";
import { openDatabase } from "../client.server.ts";
import { preparedBatch } from "../prepared-batch.server.ts";
import { mailQuota } from "../schema.ts";

const { database, cost } = meteredDatabase();
const db = openDatabase(database);
const { day, used } = mailQuota;
const usedOn = (name: string) => db.select({ used }).from(mailQuota).where(eq(day, name));

beforeEach(async () => {
  await db.delete(mailQuota);
  await db.insert(mailQuota).values([
    { day: "monday", used: 1 },
    { day: "tuesday", used: 2 },
  ]);
  await usedOn("monday");
  cost.calls = 0;
});

describe("reads that begin together", () => {
  it("take one round trip, and each has its own answer", async () => {
    const read = preparedBatch((db) => ({
      named: db
        .select({ used })
        .from(mailQuota)
        .where(eq(day, sql.placeholder("day"))),
      all: db.select({ day }).from(mailQuota),
    }));
    const loader = async () => (await Promise.resolve(), usedOn("tuesday"));
    const answers = await Promise.all([
      usedOn("monday"),
      batch(db, { one: usedOn("tuesday"), none: usedOn("sunday") }),
      read(db, { day: "monday" }),
      loader(),
    ]);
    expect(answers).toEqual([
      [{ used: 1 }],
      { one: [{ used: 2 }], none: [] },
      { named: [{ used: 1 }], all: [{ day: "monday" }, { day: "tuesday" }] },
      [{ used: 2 }],
    ]);
    expect(cost.calls).toBe(1);
  });

  it("fail alone", async () => {
    const broken = db.all(sql`select json('no JSON')`);
    const [one, other] = await Promise.allSettled([broken, usedOn("monday")]);
    expect(one.status).toBe("rejected");
    expect(other).toEqual({ status: "fulfilled", value: [{ used: 1 }] });
  });

  it("do not take writes along, which are transactions of their own", async () => {
    const write = db.batch([db.insert(mailQuota).values({ day: "friday", used: 3 }), usedOn("friday")]);
    await Promise.all([write, usedOn("monday")]);
    expect(cost.calls).toBe(2);
  });

  it("have both of two columns of one name", async () => {
    const { DB } = env as unknown as { DB: D1Database };
    const own = openDatabase(DB);
    const two = () =>
      own
        .select({ one: sql`1`.as("same"), other: sql`2`.as("same") })
        .from(mailQuota)
        .limit(1);
    expect(await two()).toEqual([{ one: 1, other: 2 }]);
    expect(await Promise.all([two(), two()])).toEqual([[{ one: 1, other: 2 }], [{ one: 1, other: 2 }]]);
  });
});
