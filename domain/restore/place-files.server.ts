import { collect } from "@toadstool/media/bindings";
import { asc, and, eq, gt, sql } from "drizzle-orm";
import { restoreFiles, restores } from "#db/schema.ts";
import { refuse, type Refused } from "../outcome.ts";
import type { Services } from "../services.ts";
import type { RestoreRow } from "./find-restore.server.ts";
import { placedPrefix, stagedPrefix } from "./staged-files.ts";

type Storage = Pick<Services, "db" | "store" | "files">;

/** Files of one call: each costs up to four calls of the store, and those of a request are numbered. */
const mostFilesAtOnce = 150;
/** Bytes of one call, so that it ends within a minute. */
const mostBytes = 200_000_000;
/** A file that is read waits for the one that is written, and a Worker has few connections. */
const together = 2;

/**
 * Puts some of the files that have arrived at their own keys, where no row of the site names them: no address answers them before the
 * rows are replaced, and no row is ever there before its file. Those that the site has, or names, wait for `replaceFiles`.
 * Returns whether more are to be placed; refused where a file is lost.
 */
export async function placeFiles(
  services: Storage,
  { id, result }: RestoreRow,
  mostAtOnce = mostFilesAtOnce,
): Promise<boolean | Refused> {
  const { db, files } = services;
  const { key, bytes, restoreId } = restoreFiles;
  // While it is open, `result` is the last file that was looked at.
  const next = await db
    .select({ key, bytes, isNamed: sql<number>`${isNamed(sql`${key}`)}` })
    .from(restoreFiles)
    .where(and(eq(restoreId, id), gt(key, result)))
    .orderBy(asc(key))
    .limit(mostAtOnce);
  const some = within(next);
  const last = some.at(-1);
  if (!last) return false;
  const there = await Promise.all(some.map((file) => files.has(file.key)));
  const absent = some.filter((_, at) => !there[at]);
  const staged = await Promise.all(absent.map((file) => files.has(stagedPrefix(id) + file.key)));
  const lost = absent.find((_, at) => !staged[at]);
  if (lost) return askAgain(services, id, lost.key);
  const free = absent.flatMap((file) => (file.isNamed ? [] : [file.key]));
  // Noted before the first is there: what a crash leaves can be found and taken back.
  if (free.length > 0) await noteNames(services, placedPrefix(id) + crypto.randomUUID(), free);
  await moveFiles(services, id, free);
  await db.update(restores).set({ result: last.key }).where(eq(restores.id, id));
  return next.length === mostAtOnce || some.length < next.length;
}

function within<File extends { bytes: number }>(next: File[]): File[] {
  let sum = 0;
  return next.filter(({ bytes }, at) => (sum += bytes) <= mostBytes || at === 0);
}

/** Whether a row names the image that a key belongs to. */
const isNamed = (key: ReturnType<typeof sql>) =>
  sql`(exists (select 1 from images where id = substr(${key}, 7, 16)) or exists (select 1 from image_revisions where image_id = substr(${key}, 7, 16)))`;

/** The command sends what has not arrived. */
async function askAgain({ db }: Storage, id: string, key: string): Promise<Refused> {
  await db.delete(restoreFiles).where(and(eq(restoreFiles.restoreId, id), eq(restoreFiles.key, key)));
  return refuse(
    "conflict",
    "restore_incomplete",
    `The file “${key}” is missing. Run the same command again.`,
  );
}

async function noteNames({ store }: Storage, key: string, names: string[]): Promise<void> {
  await store.put(key, new TextEncoder().encode(JSON.stringify(names)), "application/json");
}

/** Moves staged files to their own keys. Done again after a crash, it goes on: what has gone from the one is at the other. */
async function moveFiles({ files }: Storage, id: string, keys: string[]): Promise<void> {
  for (let at = 0; at < keys.length; at += together) {
    // oxlint-disable-next-line no-await-in-loop -- a few at a time
    await Promise.all(keys.slice(at, at + together).map((key) => copy(key)));
  }
  if (keys.length > 0) await files.delete(keys.map((key) => stagedPrefix(id) + key));

  async function copy(key: string): Promise<void> {
    const found = await files.get(stagedPrefix(id) + key);
    if (found) await files.put({ ...found.object, key }, found.body);
  }
}

/**
 * Once the rows are those of the archive: replaces some of the files that the site had with other bytes, or named and had not.
 * Returns whether more are to be replaced.
 */
export async function replaceFiles(
  services: Storage,
  id: string,
  mostAtOnce = mostFilesAtOnce,
): Promise<boolean> {
  const { store } = services;
  const prefix = stagedPrefix(id);
  const left = await collect(store.list(prefix), mostAtOnce + 1);
  await moveFiles(
    services,
    id,
    left.slice(0, mostAtOnce).map((key) => key.slice(prefix.length)),
  );
  if (left.length > mostAtOnce) return true;
  await deleteAll(services, placedPrefix(id));
  return false;
}

/** Deletes the files of an abandoned restore: those that wait, and those in their final place that no row names. */
export async function removeFiles(services: Storage, id: string): Promise<void> {
  const { db, store, files } = services;
  for await (const note of store.list(placedPrefix(id))) {
    const found = await files.get(note);
    // oxlint-disable-next-line no-await-in-loop
    const names = found ? await new Response(found.body).text() : "[]";
    // oxlint-disable-next-line no-await-in-loop
    const unnamed = await db.all<{ key: string }>(
      sql`select value as key from json_each(${names}) where not ${isNamed(sql`value`)}`,
    );
    // oxlint-disable-next-line no-await-in-loop
    await store.delete([...unnamed.map(({ key }) => key), note]);
  }
  await deleteAll(services, stagedPrefix(id));
}

async function deleteAll({ store }: Storage, prefix: string): Promise<void> {
  await store.delete(await collect(store.list(prefix)));
}
