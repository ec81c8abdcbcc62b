import { and, eq, isNull } from "drizzle-orm";
import { collect, type ObjectStore } from "@toadstool/media/bindings";
import { backups } from "#db/schema.ts";
import { keptOf } from "./keeping.ts";
import { isWholeName, keys, nameIn, nameOf, startOf } from "./layout.ts";
import { linesOf } from "./parts.server.ts";
import type { Scheduling } from "./steps.server.ts";

/** Backups whose parts are removed in one run. */
const mostCleared = 3;

/** Removes the backups that are kept no longer, what was given up half-way, and files that none of those left names. */
export async function pruneKept(services: Scheduling): Promise<void> {
  const { kept, settings } = services;
  const names = await keptNames(kept);
  // One that is not whole never takes the place of one that is.
  const wanted = new Set(
    [names, names.filter(isWholeName)].flatMap((some) => [...keptOf(some, settings.backup)]),
  );
  const dropped = names.filter((name) => !wanted.has(name));
  // Without its manifest a backup is none; what lies there of it goes next.
  if (dropped.length > 0) await kept.delete(dropped.map(keys.manifest));
  const left = names.filter((name) => wanted.has(name));
  for (const name of await leftovers(services, left)) await clear(kept, name, left);
}

/** The names of all backups in the bucket that have a manifest, oldest first. */
export async function keptNames(kept: ObjectStore): Promise<string[]> {
  return (await collect(kept.list(keys.manifests))).map(({ key }) => nameIn(key));
}

/** The names of some backups of which there are parts and no manifest. */
async function leftovers({ db, kept }: Scheduling, ended: string[]): Promise<string[]> {
  const [running] = await db
    .select()
    .from(backups)
    .where(and(eq(backups.origin, "schedule"), isNull(backups.endedAt)));
  const known = new Set([...ended.map(startOf), ...(running ? [nameOf(running.startedAt)] : [])]);
  const found: string[] = [];
  for (let after: string | undefined; found.length < mostCleared;) {
    const [first] = await collect(kept.list(keys.parts(), after), 1);
    if (!first) break;
    const name = nameIn(first.key);
    if (!known.has(name)) found.push(name);
    // Behind all of its parts.
    after = `${keys.parts(name)}~`;
  }
  return found;
}

/** The files first, by its lists, which go last. */
async function clear(kept: ObjectStore, name: string, others: string[]): Promise<void> {
  const files = new Set<string>();
  await eachFile(kept, name, (key) => files.add(key));
  // The newest names most of them.
  for (const other of others.toReversed()) {
    if (files.size === 0) break;
    await eachFile(kept, other, (key) => files.delete(key));
  }
  await kept.delete([...files].map(keys.file));
  await kept.delete((await collect(kept.list(keys.parts(name)))).map(({ key }) => key));
}

async function eachFile(kept: ObjectStore, name: string, take: (key: string) => void): Promise<void> {
  for await (const list of kept.list(`${keys.parts(name)}files-`))
    for (const { key } of await linesOf<{ key: string }>(kept, list.key)) take(key);
}
