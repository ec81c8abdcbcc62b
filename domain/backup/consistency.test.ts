import type { TableName } from "#db/declared-tables.ts";
import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { seeds } from "#testing/seeds.ts";
import { testOwner, testServices } from "#testing/services.ts";
import { beginBackup, cancelBackup } from "./backups.server.ts";
import { changesAfter } from "./changed-rows.server.ts";
import { rowsAfter, type StoredRow } from "./row-pages.server.ts";
import { tablesIn } from "./tables.server.ts";

const { services } = testServices();
const owner = testOwner(services);
const tables = tablesIn(false);
/** Small pages, so that there are many moments between them. */
const small = { page: 1500, entries: 7, bytes: 2000 };

/** The same numbers from the same seed. */
function dice(seed: number) {
  let state = seed * 2_654_435_761;
  return (sides: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * sides);
  };
}

const run = (sql: string, ...values: unknown[]) =>
  env.DB.prepare(sql)
    .bind(...values)
    .run();
const post = `insert or ignore into posts (id, slug, title, summary, date_string, published_at, datetime, updated_at, content, html, folded)
  values (?1, ?1, ?2, '', '', 1, '', 1, ?2, ?2, '')`;

/** One thing that may happen to the site at any moment, a cascade, an upsert and a row that changes its place among them. */
async function write(roll: (sides: number) => number): Promise<void> {
  const id = `p${roll(30)}`;
  const text = "a word, ".repeat(roll(60));
  const steps = [
    () => run(post, id, text),
    () => run("update posts set title = ?2, likes = likes + 1 where id = ?1", id, text),
    () => run("update posts set likes = likes + 1 where id > ?1", id),
    () => run("delete from posts where id = ?1", id),
    () =>
      run(
        "insert or ignore into post_parts select id, 'html', ?2, ?3 from posts where id = ?1",
        id,
        roll(5),
        text,
      ),
    () =>
      run(
        "insert into page_views values ('2026-01-01', ?1, '', 1) on conflict do update set views = views + 1",
        id,
      ),
    () => run("update or ignore page_views set rowid = rowid + 1000 where path = ?1 and rowid < 3000", id),
    () => run("insert or ignore into topics (id, name, key) values (?1, ?1, ?1)", id),
    () => run("delete from topics where id < ?1", id),
    () =>
      run(
        "insert or ignore into digests (id, is_on, every, hour, notice_hours, since, next_at) values (1, 1, 'week', 1, 1, 1, 1)",
      ),
    () => run("update digests set hour = ?1", roll(24)),
    () =>
      env.DB.batch([
        env.DB.prepare(post).bind(`${id}-new`, text),
        env.DB.prepare("update posts set slug = id || '-moved' where id = ?").bind(id),
      ]),
  ];
  await steps[roll(steps.length)]?.();
}

/** Reads as a backup does, while `between` happens. */
async function copy(between: () => Promise<void>): Promise<Map<string, StoredRow>> {
  const begun = await beginBackup(services, owner, { withSecrets: false });
  if (!("tables" in begun)) throw new Error(begun.message);
  const merged = new Map<string, StoredRow>();
  for (const table of tables) {
    for (let after: number | null = 0; after !== null;) {
      await between();
      const page: Awaited<ReturnType<typeof rowsAfter>> = await rowsAfter(services, table, after, small.page);
      for (const [place, row] of page.rows) merged.set(`${table} ${place}`, row);
      after = page.next;
    }
  }
  for (let after = 0, isConsistent = false; !isConsistent;) {
    await between();
    const { changes, next, consistentAt } = await changesAfter(services, tables, after, small);
    for (const [table, place, row] of changes) {
      if (row) merged.set(`${table} ${place}`, row);
      else merged.delete(`${table} ${place}`);
    }
    after = next;
    isConsistent = consistentAt !== null;
  }
  await cancelBackup(services, owner, begun.id);
  return merged;
}

async function everything(): Promise<string[]> {
  const rows = tables.map((table: TableName) => services.db.all<StoredRow>(`select * from ${table}`));
  return (await Promise.all(rows)).flatMap((found, index) => lines(tables[index] ?? "", found));
}

const lines = (table: string, rows: StoredRow[]) => rows.map((row) => `${table} ${JSON.stringify(row)}`);

describe("a backup while people write", () => {
  it.each(seeds(2))("is the database at one moment, seed %i", async (seed) => {
    const roll = dice(seed);
    for (let step = 0; step < 40; step++) await write(roll);
    // Towards the end people pause, or no last moment would come.
    let left = 120;
    const merged = await copy(async () => {
      for (let writes = roll(3); writes > 0 && left > 0; writes--, left--) await write(roll);
    });
    const copied = [...merged].flatMap(([key, row]) => lines(key.split(" ")[0] ?? "", [row]));
    expect(copied.toSorted()).toEqual((await everything()).toSorted());
    expect(merged.size).toBeGreaterThan(10);
  });

  it("leaves no journal behind, and none is written without one", async () => {
    await run(post, "after", "");
    expect(await services.db.all("select * from backup_changes")).toEqual([]);
  });
});
