import { collect } from "@toadstool/media/bindings";
import { env } from "cloudflare:workers";
import { sql } from "drizzle-orm";
import { afterEach, beforeAll, expect, inject, it, vi } from "vitest";
import { siteClient, type SiteClient } from "../scripts/backup/ask-site.ts";
import type { ChangedRow, PlacedRow } from "../scripts/backup/spool.ts";
import { restoreSite } from "../scripts/restore/restore-site.ts";
import { addRedirect } from "#domain/addresses/redirects.server.ts";
import { tablesIn } from "#domain/backup/tables.server.ts";
import { deletePost } from "#domain/posts/trash.server.ts";
import { ask } from "./api.ts";
import { watchDatabase } from "./crashing.ts";
import { drafted } from "./drafts.ts";
import { storedImage } from "./images.ts";
import { testLedger } from "./ledger.ts";
import { tokenForCalls } from "./personal-tokens.ts";
import { published } from "./posts.ts";
import { testOrigin } from "./services.ts";
import {
  archiveOf,
  bytesOf,
  describe as describeRows,
  rowsOf,
  type Snapshot,
  streamOf,
} from "./snapshots.ts";
import { open } from "#testing/document/site.ts";

/** A rich site, backed up while it is written to, and restored over a network that fails and with a command that is killed. */
const pages = [
  "/feed.xml",
  "/feed.json",
  "/sitemap.xml",
  "/letters/feed.xml",
  "/api/posts?limit=50&fields=content",
  "/api/tags",
  "/api/notes",
  "/llms.txt",
];

const { services, owner, ...ledger } = testLedger();
const drill = inject("drill");
/** Of a drill of several rounds, each is of a richer site. */
const [readers, steps] = drill.rounds > 1 ? [40, 40] : [10, 20];
/** Of the later rounds: their files are more than R2 lists at once with metadata. */
const fewPictures = 10;
const rounds = Array.from({ length: drill.rounds }, (_, round) => drill.seed + round);
let roll = dice(drill.seed);
let token: string;

beforeAll(async () => {
  const made = { scopes: ["backup", "restore"] as ["backup", "restore"], days: 7 as const };
  ({ token } = await tokenForCalls(made));
});
afterEach(() => vi.unstubAllGlobals());

it.each(rounds)("a site is restored elsewhere to the row, the byte and the page, seed %i", async (seed) => {
  roll = dice(seed * 7919);
  await empty();
  await ledger.enlist(readers);
  await ledger.send();
  await ledger.drain();
  const pictures = seed === drill.seed ? drill.pictures : fewPictures;
  for (let picture = 0; picture < pictures; picture++) await addPicture("A picture.");
  for (let step = 0; step < steps; step++) await write();

  network({ failures: 0.05, crashes: 0.03 });
  const { archive, rows, files, seen } = await backUp();
  vi.unstubAllGlobals();

  await empty();
  let kills = 0;
  for (let isDone = false; !isDone;) {
    network({ failures: 0.1, crashes: 0.1, killedAt: kills < 6 ? 1 + roll(7) : undefined });
    isDone = await restoreFrom(archive).catch((error: Error) => {
      if (error.message !== "killed") throw error;
      kills++;
      return false;
    });
  }
  vi.unstubAllGlobals();

  expect(kills).toBeGreaterThan(0);
  expect(await rowsOf(services)).toEqual(rows);
  expect(await storedFiles()).toEqual(files);
  expect(await look()).toEqual(seen);
});

/** Something that people do to a site. */
async function write(): Promise<void> {
  const text = "A word or “two”.\n\n".repeat(roll(40));
  const tags = ["riso", "ink", ""][roll(3)] ?? "";
  const steps = [
    () => published(services, { title: `Post ${roll(1e6)}`, content: text, tags }),
    () => drafted(services, { title: `Draft ${roll(1e6)}`, content: text }),
    async () => {
      const posts = await services.db.all<{ id: string }>(sql`select id from posts`);
      const { id } = posts[roll(posts.length)] ?? {};
      if (id) await deletePost(services, owner, id);
    },
    () => addPicture(text),
    () => addRedirect(services, owner, { path: `/old-${roll(1e6)}`, target: "/blog" }),
    () =>
      services.db.run(
        sql`insert into page_views values ('2026-01-01', ${`/p${roll(9)}`}, '', 1) on conflict do update set views = views + 1`,
      ),
    () => services.db.run(sql`update posts set likes = likes + 1`),
  ];
  await steps[roll(steps.length)]?.();
}

/** With all its files, as an upload stores them. */
async function addPicture(text: string): Promise<void> {
  const { id, facts } = await storedImage(services);
  await services.db.run(
    sql`insert into image_revisions (image_id, revision, state, since) values (${id}, 1, 'shown', 1)`,
  );
  await Promise.all(
    facts.files.map(({ name, type }) =>
      services.store.put(`media/${id}/1/${name}`, bytesOf(text + id + name), type),
    ),
  );
}

/** As `npm run backup` does, in memory, while people write. */
async function backUp() {
  const client = clientOf();
  const { data: begun } = await client.json<{ data: { id: string; tables: string[] } }>("/backups", {
    method: "POST",
    body: { withSecrets: false },
  });
  const merged = new Map<string, PlacedRow[1]>();
  for (const table of begun.tables) {
    for (let after: number | null = 0; after !== null;) {
      if (roll(3) === 0) await write();
      const page: { data: PlacedRow[]; next: number | null } = await client.json(
        `/backups/${begun.id}/rows/${table}?after=${after}`,
      );
      for (const [place, row] of page.data) merged.set(keyOf(table, place), row);
      after = page.next;
    }
  }
  for (let after = 0, isConsistent = false; !isConsistent;) {
    const read = await client.json<{ data: ChangedRow[]; next: number; consistentAt: string | null }>(
      `/backups/${begun.id}/changes?after=${after}`,
    );
    for (const [table, place, row] of read.data) {
      if (row) merged.set(keyOf(table, place), row);
      else merged.delete(keyOf(table, place));
    }
    after = read.next;
    isConsistent = read.consistentAt !== null;
  }
  const [rows, files, seen] = [await rowsOf(services), await storedFiles(), await look()];
  const copied: Snapshot["rows"] = Object.fromEntries(begun.tables.map((table) => [table, []]));
  for (const [key, row] of [...merged].toSorted(([one], [other]) => (one < other ? -1 : 1)))
    copied[key.split(" ")[0] ?? ""]?.push(row as never);
  expect(copied).toEqual(rows);
  const fetched: Snapshot["files"] = {};
  for (const key of await listFiles(client, begun.id)) {
    const path = `/backups/${begun.id}/file?${new URLSearchParams({ key })}`;
    fetched[key] = new Uint8Array(await client.stream(path, (answer) => answer.arrayBuffer()));
  }
  expect(Object.keys(fetched)).toEqual(Object.keys(files));
  // Repeated after a lost answer, it finds nothing.
  await client.json(`/backups/${begun.id}`, { method: "DELETE" }).catch(() => undefined);
  return { archive: await archiveOf(await describeRows(copied, fetched)), rows, files, seen };
}

async function listFiles(client: SiteClient, id: string): Promise<string[]> {
  const keys: string[] = [];
  for (let after: string | null = ""; after !== null;) {
    const page: { data: { key: string }[]; next: string | null } = await client.json(
      `/backups/${id}/files?after=${after}`,
    );
    keys.push(...page.data.map(({ key }) => key));
    after = page.next;
  }
  return keys;
}

const keyOf = (table: string, place: number) => `${table} ${String(place).padStart(12, "0")}`;

async function restoreFrom(archive: Uint8Array): Promise<boolean> {
  const quiet = { say: () => undefined, tell: () => undefined };
  const open = async () => streamOf(archive);
  const { restore } = await restoreSite(clientOf(), { open, replace: false, incomplete: false, ...quiet });
  return restore.state === "done";
}

const clientOf = (): SiteClient =>
  siteClient({ origin: testOrigin, token, say: () => undefined, wait: async () => undefined });

interface Troubles {
  failures: number;
  /** How often the Worker dies in the middle of a request. */
  crashes: number;
  killedAt?: number;
}

/** Requests reach the Worker; some are refused in passing, some answers are lost, and at one of them the command is killed. */
function network({ failures, crashes, killedAt }: Troubles): void {
  let requests = 0;
  vi.stubGlobal("fetch", async (address: string, init: RequestInit) => {
    const isKilled = ++requests === killedAt;
    const chance = roll(1000) / 1000;
    const { redirect: _redirect, ...given } = init;
    const DB = roll(1000) / 1000 < crashes ? dyingDatabase() : env.DB;
    const arrive = () => ask(new Request(address, given), { DB } as never);
    if (isKilled) {
      if (roll(2) === 0) await arrive();
      throw new Error("killed");
    }
    if (chance < failures / 3) return new Response("", { status: 500 });
    if (chance < failures / 1.5) return new Response("", { status: 429, headers: { "Retry-After": "2" } });
    const answer = await arrive();
    if (chance < failures) throw new TypeError("The connection broke.");
    return answer;
  });
}

/** Answers a few calls and then none any more; the last statement may have been executed. */
function dyingDatabase(): D1Database {
  let left = roll(8);
  return watchDatabase(env.DB, async (call) => {
    if (left-- > 0) return call();
    if (left === -1 && roll(2) === 0) await call();
    throw new Error("The Worker died.");
  });
}

/** Another, empty site. */
async function empty(): Promise<void> {
  const tables = [...tablesIn(false).toReversed(), "restores", "backups", "mail_quota"];
  const statements = tables.map((table) => services.db.run(sql.raw(`delete from ${table}`)));
  await services.db.batch(statements as never);
  await services.store.delete(await collect(services.store.list("media/")));
}

async function storedFiles(): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for await (const key of services.store.list("media/")) {
    found[key] = new TextDecoder().decode((await services.store.read(key, 0, 100_000)) ?? undefined);
  }
  return found;
}

async function look(): Promise<Record<string, string>> {
  const seen: Record<string, string> = {};
  for (const page of pages) {
    const { status, text } = await open(page);
    seen[page] = `${status} ${text.replaceAll(/<lastBuildDate>.*?<\/lastBuildDate>/g, "")}`;
  }
  return seen;
}

/** The same numbers from the same seed. */
function dice(first: number): (sides: number) => number {
  let state = first;
  return (sides) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * sides);
  };
}
