import { sql } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { areFilesHeld } from "#domain/backup/backups.server.ts";
import { tablesIn } from "#domain/backup/tables.server.ts";
import { isRefused } from "#domain/outcome.ts";
import { drafted } from "#testing/drafts.ts";
import { letter, testLedger } from "#testing/ledger.ts";
import { published } from "#testing/posts.ts";
import { testOrigin } from "#testing/services.ts";
import {
  bytesOf,
  describe as describeRows,
  good,
  jsonLines,
  restore,
  rowsOf,
  sendFile,
  sendRows,
  type Snapshot,
  snapshotOf,
} from "#testing/snapshots.ts";
import { beginRestore } from "./begin-restore.server.ts";
import { discardRestore, sweepRestores } from "./discard-restore.server.ts";
import { findOpenRestore, listFiles, listParts } from "./find-restore.server.ts";
import { finishRestore } from "./finish-restore.server.ts";
import { sha256Hex } from "./sha256-hex.ts";
import { stageFile } from "./stage-file.server.ts";
import { stageRows } from "./stage-rows.server.ts";

const { services, world, owner, ...ledger } = testLedger();
let site: Snapshot;
const key = "media/aaaaaaaaaaaaaaaa/1/a.webp";
const file = { [key]: bytesOf("Pixels.") };

async function clear(): Promise<void> {
  const tables = [...tablesIn(true).toReversed(), "restores", "webhook_events"];
  await services.db.batch(tables.map((table) => services.db.run(sql.raw(`delete from ${table}`))) as never);
}
const run = (statement: string) => services.db.run(sql.raw(statement));
const begin = (changes: Partial<Snapshot["manifest"]> = {}, replace = "") =>
  beginRestore(services, owner, { manifest: { ...site.manifest, ...changes }, replace });

beforeAll(async () => {
  await published(services, { title: "Moss", content: '“Wet”\n\n\u2028 🐸 and \\ and "so"' });
  await published(services, {
    title: "Long",
    // Code is rendered faster than prose.
    content: `\`\`\`\n${`${"A long line of words. ".repeat(400).trim()}\n\n`.repeat(20)}\`\`\``,
  });
  await drafted(services, { title: "Later" });
  await ledger.enlist(3);
  site = await snapshotOf(services, file);
});
beforeEach(clear);

describe("a restore", () => {
  it("into an empty site brings every row and file, and leaves nothing behind", async () => {
    expect(good(await restore(services, site))).toMatchObject({
      state: "done",
      site: "https://pond.example",
    });
    expect(await rowsOf(services)).toEqual(site.rows);
    expect(new TextDecoder().decode((await services.store.read(key, 0, 7)) ?? undefined)).toBe("Pixels.");
    for (const table of ["restore_parts", "restore_texts", "restore_files", "webhook_events"])
      expect([table, await services.db.all(sql.raw(`select * from ${table}`))]).toEqual([table, []]);
  });

  it("shows first what would be lost, and replaces it only where that was agreed to", async () => {
    await published(services, { title: "Lost" });
    const refused = await begin();
    expect(refused).toMatchObject({
      code: "site_not_empty",
      current: { losses: [{ what: "posts", count: 1 }] },
    });
    const replace = (refused as { current: { digest: string } }).current.digest;
    good(await restore(services, site, { replace }));
    expect(await rowsOf(services)).toEqual(site.rows);
  });

  it("goes on where it was broken off, and done twice is done once", async () => {
    const { id } = good(await begin());
    const rows = site.rows.posts?.slice(0, 1) ?? [];
    await sendRows(services, id, { table: "posts", part: 0, rows: [] });
    good(await sendRows(services, id, { table: "posts", part: 0, rows }));
    good(await sendFile(services, id, key, bytesOf("Pixels.")));
    expect(await listParts(services, owner, id)).toEqual([{ table: "posts", part: 0 }]);
    expect(await listFiles(services, owner, id, "")).toEqual(Object.keys(file));
    const done = good(await restore(services, site, { rowsAtOnce: 1 }));
    expect(done.id).toBe(id);
    expect(await finishRestore(services, owner, id)).toEqual(done);
    expect(await restore(services, site)).toEqual(done);
    expect(await rowsOf(services)).toEqual(site.rows);
  });

  it("takes rows of nearly 2 MB of characters that JSON escapes, and the character of no width", async () => {
    const [draft] = site.rows.drafts ?? [];
    const rows = { ...site.rows, drafts: [{ ...draft, content: '\n"\\🐸'.repeat(280_000), title: "a\0b" }] };
    good(await restore(services, await describeRows(rows as Snapshot["rows"])));
    expect(await rowsOf(services)).toEqual(rows);
  });

  it("fills columns that an older site lacked with their defaults", async () => {
    const drafts = (site.rows.drafts ?? []).map(({ series: _series, template: _template, ...row }) => row);
    good(await restore(services, await describeRows({ ...site.rows, drafts })));
    expect((await rowsOf(services)).drafts).toEqual(site.rows.drafts);
  });

  it("is one at a time: another archive waits until the first is finished, discarded or given up", async () => {
    const { id } = good(await begin());
    const other = { site: "https://other.example" };
    expect(await begin(other)).toMatchObject({ code: "restore_under_way" });
    expect(await areFilesHeld(services)).toBe(true);
    await discardRestore(services, owner, id);
    good(await begin(other));
    world.now = new Date(world.now.getTime() + 86_400_001);
    await sweepRestores(services);
    expect(await findOpenRestore(services, owner)).toBeNull();
  });
});

describe("a restore changes nothing", () => {
  /** The code of the refusal, and whether all rows are as they were. */
  async function trying(snapshot: Snapshot) {
    await clear();
    const before = JSON.stringify(await rowsOf(services));
    const outcome = await restore(services, snapshot);
    return [isRefused(outcome) && outcome.code, JSON.stringify(await rowsOf(services)) === before];
  }

  it("where rows or files are missing", async () => {
    const { posts = [], ...others } = site.rows;
    expect(await trying({ ...site, rows: { ...others, posts: posts.slice(1) } })).toEqual([
      "restore_incomplete",
      true,
    ]);
    expect(await trying({ ...site, files: {} })).toEqual(["restore_incomplete", true]);
  });

  it("where its rows contradict each other", async () => {
    const [post] = site.rows.posts ?? [];
    const twice = await describeRows({ ...site.rows, posts: [post, post] as never });
    expect(await trying(twice)).toEqual(["inconsistent_rows", true]);
    const orphan = [{ slug: "old", post_id: "none", created_at: 1 }];
    expect(await trying(await describeRows({ ...site.rows, slug_redirects: orphan }))).toEqual([
      "inconsistent_rows",
      true,
    ]);
  });

  it("where something of the site has changed since the owner agreed", async () => {
    const { id } = good(await begin());
    await restoreParts(id);
    await drafted(services);
    expect(await finishRestore(services, owner, id)).toMatchObject({ code: "site_not_empty" });
    expect((await rowsOf(services)).posts).toEqual([]);
  });

  async function restoreParts(id: string) {
    for (const [table, rows] of Object.entries(site.rows))
      for (const [part, row] of rows.entries())
        good(await sendRows(services, id, { table, part, rows: [row] }));
    good(await sendFile(services, id, key, bytesOf("Pixels.")));
  }

  it.each([
    [
      "of a table that is not known here",
      { tables: { spells: { rows: 0, bytes: 0, sha256: "" } } },
      "unknown_table",
    ],
    ["of sessions where secrets are not declared", { tables: { owner_sessions: {} } }, "unknown_table"],
  ])("for an archive %s", async (_, changes, code) => {
    expect(await begin(changes as never)).toMatchObject({ code });
  });

  it("for parts that were changed on their way, are none, or have strange columns", async () => {
    const { id } = good(await begin());
    const code = async (rows: object[], table = "tags") => {
      const outcome = await sendRows(services, id, { table, part: 0, rows });
      return isRefused(outcome) ? outcome.code : outcome;
    };
    const tag = { id: "a", name: "A", key: "a", slug: "a", created_at: 1 };
    expect([
      await code([{ ...tag, "id) select": 1 }]),
      await code([{ id: "a" }]),
      await code([{ ...tag, name: { nested: 1 } }]),
      await code([[1]]),
      await code([tag], "spells"),
    ]).toEqual(["unknown_column", "unknown_column", "damaged_part", "damaged_part", null]);
    const body = bytesOf(jsonLines([tag]));
    const changed = { table: "tags", part: 0, sha256: "0".repeat(64), body };
    expect(await stageRows(services, owner, id, changed)).toMatchObject({ code: "damaged_part" });
  });

  it.each([
    ["media/bbbbbbbbbbbbbbbb/1/x.webp", bytesOf("other bytes"), "damaged_part"],
    ["media/bbbbbbbbbbbbbbbb/1/x.js", bytesOf("x"), "unsafe_name"],
    ["../x", bytesOf("x"), "unsafe_name"],
    ["backups/x", bytesOf("x"), "unsafe_name"],
  ])("for a file %s that is not what it should be", async (key, bytes, code) => {
    const { id } = good(await begin());
    const sha256 = await sha256Hex(bytesOf("the bytes"));
    const facts = { key, bytes: 9, sha256, type: "image/webp", body: new Blob([bytes as never]).stream() };
    expect(await stageFile(services, owner, id, facts as never)).toMatchObject({ code });
    expect(await services.store.read(key, 0, 1)).toBeNull();
  });
});

describe("what would go out by itself", () => {
  it("comes to rest, and the report names it", async () => {
    await run("insert into webhooks values ('h', 'https://hook.example', '', '[]', 1)");
    await drafted(services, { title: "Timed" });
    await run("update drafts set publish_at = 5, publish_zone = 'UTC' where title = 'Timed'");
    await ledger.enlist(3);
    await ledger.send({ ...letter, subject: "Under way" });
    await ledger.send({
      ...letter,
      subject: "In June",
      sendKey: "key-00000002",
      dueAt: new Date("2026-07-01"),
    });
    await run("insert into welcome_letters values ('w', 1, 1, 'Welcome', 'Hi', 1, 1, 1, 1, '')");
    await run("update subscribers set state = 'pending' where id like '%-0002'");
    const before = await rowsOf(services);
    const forged = { html: "<p>Buy now</p>", text: "Buy now", sender: "Evil", origin: "https://evil.test" };
    const issues = (before.newsletter_issues ?? []).map((issue) => ({ ...issue, ...forged }));
    const snapshot = await describeRows({ ...before, newsletter_issues: issues });
    await clear();
    const done = good(await restore(services, snapshot));
    expect(done.report).toEqual({
      drafts: ["Timed"],
      works: [],
      paused: ["Under way"],
      unscheduled: ["In June"],
      welcomes: ["Welcome"],
      digest: false,
      logins: 0,
    });
    const after = await rowsOf(services);
    const composedAgain = { html: "", text: "", sender: "", origin: testOrigin };
    expect(after.newsletter_issues).toMatchObject([
      { subject: "Under way", state: "paused", audience: 3, ...composedAgain },
    ]);
    expect(after.deliveries).toEqual(before.deliveries);
    const sending = JSON.stringify({ segment: null, isPublic: false, countsClicks: false });
    expect(after.drafts?.map((draft) => [draft.title, draft.publish_at, draft.sending]).toSorted()).toEqual([
      ["In June", null, sending],
      ["Timed", null, null],
    ]);
    expect(after.subscribers?.every((one) => one.state !== "pending" || one.confirmation_sent_at)).toBe(true);
    expect(await services.db.all(sql`select * from webhook_events`)).toEqual([]);
    expect([world.mails, world.hooked]).toEqual([[], []]);
  });
});
