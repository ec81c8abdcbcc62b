import { env } from "cloudflare:workers";
import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { openDatabase } from "./client.server.ts";
import { largestValue } from "./d1/d1-limits.ts";
import { drafts, mailQuota, posts } from "./schema.ts";

const { DB } = env as unknown as { DB: D1Database };
const db = openDatabase(DB);
const now = new Date("2026-06-01T12:00:00Z");

/** What refused it, in D1's words; "" where nothing did. */
async function refusal(work: () => PromiseLike<unknown>): Promise<string> {
  try {
    await work();
    return "";
  } catch (error) {
    return [error, error instanceof Error ? error.cause : ""].map(String).join(" ");
  }
}

const tooBig = /D1_ERROR: string or blob too big: SQLITE_TOOBIG/;

/** `characters` of three bytes each. */
const japanese = (characters: number) => "茸".repeat(characters);

describe("a bound value", () => {
  it.each([
    ["of 2,000,000 bytes is taken", "x".repeat(largestValue), /^$/],
    ["of one byte more is refused", "x".repeat(largestValue + 1), tooBig],
    ["is measured in bytes", `${japanese(666_666)}xx`, /^$/],
    ["is refused for its bytes, not its characters", `${japanese(666_666)}xxx`, tooBig],
  ])("%s", async (_what, value, expected) => {
    expect(await refusal(() => db.run(sql`select octet_length(${value})`))).toMatch(expected);
  });

  it("is refused in a batch, none of which is executed", async () => {
    const used = { day: "2026-06-01", used: 1 };
    const batch = () =>
      db.batch([
        db.insert(mailQuota).values(used),
        db
          .select({ id: posts.id })
          .from(posts)
          .where(eq(posts.title, "x".repeat(largestValue + 1))),
      ]);
    expect(await refusal(batch)).toMatch(tooBig);
    expect(await db.$count(mailQuota)).toBe(0);
  });

  it("is refused as a blob, too", async () => {
    const bind = () => openStatement("select length(?)").bind(new Uint8Array(largestValue + 1));
    expect(await refusal(async () => bind().all())).toMatch(tooBig);
  });
});

/** What drizzle prepares. */
function openStatement(query: string): D1PreparedStatement {
  return db.$client.prepare(query);
}

describe("a row", () => {
  const draft = (content: string, title = "") => ({
    id: "d",
    title,
    content,
    createdAt: now,
    updatedAt: now,
  });
  const half = "x".repeat(1_000_000);

  it("is refused over 2,000,000 bytes, however it comes to be so large", async () => {
    expect(await refusal(() => db.insert(drafts).values(draft(half, half)))).toMatch(tooBig);
    expect(await refusal(() => db.insert(drafts).values(draft(half)))).toBe("");
    expect(await refusal(() => db.update(drafts).set({ title: half }))).toMatch(tooBig);
    expect(await refusal(() => db.update(drafts).set({ title: sql`${drafts.content}` }))).toMatch(tooBig);
    const upsert = () =>
      db
        .insert(drafts)
        .values(draft(half))
        .onConflictDoUpdate({ target: drafts.id, set: { slug: half } });
    expect(await refusal(upsert)).toMatch(tooBig);
    const copy = () =>
      db.run(sql`insert into posts (id, slug, title, summary, date_string, published_at, datetime, updated_at, content, html, folded)
        select id, id, '', '', '', 0, '', 0, content, content, '' from drafts`);
    expect(await refusal(copy)).toMatch(tooBig);
    expect(await db.$count(posts)).toBe(0);
    expect(await db.select({ title: drafts.title, slug: drafts.slug }).from(drafts)).toEqual([
      { title: "", slug: "" },
    ]);
  });
});

describe("limits that the local database enforces itself", () => {
  const list = (count: number) =>
    sql.join(
      Array.from({ length: count }, (_, n) => sql`${n}`),
      sql`, `,
    );

  it.each([
    ["101 parameters", () => db.run(sql`select 1 where 1 in (${list(101)})`), /too many SQL variables/],
    [
      "a statement over 100 KB",
      () => db.run(sql.raw(`select '${"x".repeat(100_000)}'`)),
      /statement too long/,
    ],
    [
      "a pattern over 50 bytes",
      () => db.run(sql`select 1 where 'a' like ${"x".repeat(51)}`),
      /pattern too complex/,
    ],
    [
      "a table of 101 columns",
      () => db.run(sql.raw(`create table wide (${Array.from({ length: 101 }, (_, n) => `c${n}`).join()})`)),
      /too many columns/,
    ],
  ])("is %s", async (_what, work, expected) => {
    expect(await refusal(work)).toMatch(expected);
  });
});
