import { env } from "cloudflare:workers";
import { asc, sql } from "drizzle-orm";
import { beforeEach, describe, expect, expectTypeOf, it } from "vitest";
import { batch } from "./batch.server.ts";
import { openDatabase } from "./client.server.ts";
import { mailQuota } from "./schema.ts";

const { DB } = env as unknown as { DB: D1Database };
const db = openDatabase(DB);

const { day, used } = mailQuota;
const add = (name: string) => db.insert(mailQuota).values({ day: name, used: 1 });
const days = () => db.select({ day }).from(mailQuota).orderBy(asc(day));

beforeEach(() => db.delete(mailQuota));

describe("batch", () => {
  it("returns each result by the name of its statement", async () => {
    const { added, raised, all } = await batch(db, {
      added: add("monday").returning({ day }),
      raised: db
        .update(mailQuota)
        .set({ used: sql`${used} + 1` })
        .returning({ used }),
      all: db.select().from(mailQuota),
    });
    expectTypeOf(added).toEqualTypeOf<{ day: string }[]>();
    expectTypeOf(all).toEqualTypeOf<{ day: string; used: number }[]>();
    expect({ added, raised, all }).toEqual({
      added: [{ day: "monday" }],
      raised: [{ used: 2 }],
      all: [{ day: "monday", used: 2 }],
    });
  });

  it("returns a list of results for a list of statements, and the names after it have theirs", async () => {
    const group = [add("monday"), days()] as const;
    const { before, pair, many, none, after } = await batch(db, {
      before: days(),
      pair: group,
      many: ["tuesday", "wednesday"].map((name) => add(name).returning({ day })),
      none: [],
      after: [...group.slice(0, 0), days()],
    });
    expectTypeOf(pair).toEqualTypeOf<[D1Result, { day: string }[]]>();
    expectTypeOf(many).toEqualTypeOf<{ day: string }[][]>();
    expect([before, pair[1], many, none]).toEqual([
      [],
      [{ day: "monday" }],
      [[{ day: "tuesday" }], [{ day: "wednesday" }]],
      [],
    ]);
    expect(after.at(-1)).toHaveLength(3);
  });

  it("asks for nothing where there are no statements", async () => {
    expect(await batch(db, { none: [] })).toEqual({ none: [] });
  });

  it("runs the statements in the order of their names", async () => {
    const { first, last } = await batch(db, { first: days(), added: [add("b"), add("a")], last: days() });
    expect([first, last]).toEqual([[], [{ day: "a" }, { day: "b" }]]);
  });

  it("changes nothing where one statement fails", async () => {
    const twice = batch(db, { added: add("monday"), again: [add("tuesday"), add("monday")] });
    await expect(twice).rejects.toThrow(/mail_quota/);
    expect(await days()).toEqual([]);
  });
});
