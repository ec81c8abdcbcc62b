import { collect } from "@toadstool/media/bindings";
import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import type { Services } from "#domain/services.ts";
import { tablesIn } from "#domain/backup/tables.server.ts";
import { type Crash, deathsIn, mortality, watch } from "#testing/crashing.ts";
import { storedImage } from "#testing/images.ts";
import { testOwner, testServices } from "#testing/services.ts";
import {
  bytesOf,
  describe as describeRows,
  finishAll,
  good,
  rowsOf,
  sendFile,
  sendRows,
  type Snapshot,
} from "#testing/snapshots.ts";
import { beginRestore } from "./begin-restore.server.ts";
import { discardRestore, sweepRestores } from "./discard-restore.server.ts";
import { finishRestore } from "./finish-restore.server.ts";

const { services, world } = testServices();
const owner = testOwner(services);
const id = "aaaaaaaaaaaaaaaa";
const key = (name: string) => `media/${id}/1/${name}`;
const some = Object.fromEntries(
  Array.from({ length: 3 }, (_, at) => [key(`${at + 1}.webp`), bytesOf(`${at}`)]),
);
/** So that some of them are left for another call. */
const two = { filesAtOnce: 2 };

const listed = (prefix: string) => collect(services.store.list(prefix));

beforeEach(async () => {
  const tables = [...tablesIn(true).toReversed(), "restores"];
  await services.db.batch(tables.map((table) => services.db.run(sql.raw(`delete from ${table}`))) as never);
  for (const prefix of ["media/", "restores/"]) await services.store.delete(await listed(prefix));
});

/** An archive with a picture and its files. */
async function archiveWith(files: Record<string, Uint8Array>) {
  await storedImage(services, { id });
  const archive = await describeRows(await rowsOf(services), files);
  await services.db.run(sql`delete from images`);
  return archive;
}

/** All of it has arrived at a site without that picture. */
async function arrivedAll(files = some, given?: Snapshot) {
  const archive = given ?? (await archiveWith(files));
  const begun = good(await beginRestore(services, owner, { manifest: archive.manifest, replace: "" }));
  good(await sendRows(services, begun.id, { table: "images", part: 0, rows: archive.rows.images ?? [] }));
  for (const [name, bytes] of Object.entries(files)) good(await sendFile(services, begun.id, name, bytes));
  return begun.id;
}

const countImages = () => services.db.$count(sql`images` as never);

/** Services of a Worker that dies at a call to its store. */
function dying(crash: Crash | null = null) {
  const { call, seen } = mortality(crash);
  const watched = { store: watch(services.store, call), files: watch(services.files, call) };
  return { services: { ...services, ...watched } satisfies Services, seen };
}

describe("the last step of a restore", () => {
  it("places files in parts, and no row before all of its files", async () => {
    const restore = await arrivedAll();
    expect(good(await finishRestore(services, owner, restore, two)).state).toBe("open");
    expect(await countImages()).toBe(0);
    expect(await listed("media/")).toHaveLength(2);
    expect(good(await finishRestore(services, owner, restore, two)).state).toBe("done");
    expect(await countImages()).toBe(1);
    expect(await listed("media/")).toEqual(Object.keys(some));
    expect(await listed("restores/")).toEqual([]);
  });

  it("goes on wherever it dies, and a row is never there before its files", async () => {
    const archive = await archiveWith(some);
    const whole = dying();
    await finishRestore(whole.services, owner, await arrivedAll(some, archive));
    const deaths = deathsIn(whole.seen);
    expect(deaths.length).toBeGreaterThan(5);
    for (const crash of deaths) {
      await services.db.run(sql`delete from images`);
      await services.db.run(sql`delete from restores`);
      await services.store.delete(Object.keys(some));
      const restore = await arrivedAll(some, archive);
      await finishRestore(dying(crash).services, owner, restore).catch(() => null);
      const placed = await listed("media/");
      const isSafe = (await countImages()) === 0 || placed.length === 3;
      expect([crash, isSafe]).toEqual([crash, true]);
      expect(good(await finishAll(services, restore)).state).toBe("done");
      expect(await listed("media/")).toEqual(Object.keys(some));
      expect([crash, await listed("restores/")]).toEqual([crash, []]);
    }
  });

  it("can be called off between its parts: what was placed goes, and what the site had stays", async () => {
    const mine = key("1.webp");
    await services.store.put(mine, bytesOf("Mine."), "image/webp");
    const restore = await arrivedAll();
    expect(good(await finishRestore(services, owner, restore, two)).state).toBe("open");
    expect(await listed("media/")).toHaveLength(2);
    await discardRestore(services, owner, restore);
    expect(await listed("media/")).toEqual([mine]);
    expect(await services.store.read(mine, 0, 9)).toEqual(bytesOf("Mine."));
    expect(await listed("restores/")).toEqual([]);
  });

  it("is refused where a file got lost, which the command then sends again", async () => {
    const restore = await arrivedAll({ [key("1.webp")]: bytesOf("1") });
    await services.store.delete(await listed("restores/"));
    expect(await finishRestore(services, owner, restore)).toMatchObject({ code: "restore_incomplete" });
    good(await sendFile(services, restore, key("1.webp"), bytesOf("1")));
    expect(good(await finishRestore(services, owner, restore)).state).toBe("done");
  });
});

it("a restore that was given up, and whose removal broke off, leaves nothing in the store", async () => {
  await arrivedAll();
  world.now = new Date(world.now.getTime() + 86_400_001);
  await sweepRestores(dying({ at: 4, isDone: false }).services).catch(() => null);
  await sweepRestores(services);
  expect(await listed("restores/")).toEqual([]);
  expect(await listed("media/")).toEqual([]);
});
