import { collect } from "@toadstool/media/bindings";
import { and, eq, inArray, lt } from "drizzle-orm";
import { restoreParts, restores } from "#db/schema.ts";
import type { Owner } from "../identity/owner.ts";
import type { Services } from "../services.ts";
import { removeFiles, replaceFiles } from "./place-files.server.ts";
import { givenUpAfter, loginsKeptFor } from "./restore.ts";
import { restorePrefix } from "./staged-files.ts";

type Storage = Pick<Services, "db" | "store" | "files">;
const isOpen = eq(restores.state, "open");

/** Throws away what has arrived: the site is as it was. */
export async function discardRestore(
  services: Storage,
  _owner: Owner,
  id: string,
): Promise<{ id: string } | null> {
  const [gone] = await services.db
    .delete(restores)
    .where(and(eq(restores.id, id), isOpen))
    .returning({ id: restores.id });
  if (gone) await removeFiles(services, id);
  return gone ?? null;
}

/** Throws away a restore that has taken nothing for a day, and logins that the owner has not confirmed for a month. */
export async function sweepRestores(services: Storage & Pick<Services, "clock">): Promise<void> {
  const { db, clock } = services;
  const before = (milliseconds: number) => new Date(clock().getTime() - milliseconds);
  await db.delete(restores).where(and(isOpen, lt(restores.touchedAt, before(givenUpAfter))));
  const unconfirmed = db
    .select({ id: restores.id })
    .from(restores)
    .where(lt(restores.finishedAt, before(loginsKeptFor)));
  await db.delete(restoreParts).where(inArray(restoreParts.restoreId, unconfirmed));
  await settleRestores(services);
}

/**
 * Goes on where a crash has left files of restores that are done or discarded. Returns whether some are still to be put in place.
 * Nothing is removed while a restore is open: it may count on a file that another one has placed.
 */
export async function settleRestores(services: Storage): Promise<boolean> {
  const { db } = services;
  const isQuiet = (await db.$count(restores, isOpen)) === 0;
  let isUnderWay = false;
  for (const id of await restoresInStore(services)) {
    // oxlint-disable-next-line no-await-in-loop -- there is one, or none
    const [row] = await db.select({ state: restores.state }).from(restores).where(eq(restores.id, id));
    // oxlint-disable-next-line no-await-in-loop
    if (row?.state === "done") isUnderWay = (await replaceFiles(services, id)) || isUnderWay;
    // oxlint-disable-next-line no-await-in-loop
    else if (!row && isQuiet) await removeFiles(services, id);
  }
  return isUnderWay;
}

async function restoresInStore({ store }: Storage): Promise<string[]> {
  const ids: string[] = [];
  let after: string = restorePrefix;
  while (ids.length < 10) {
    // oxlint-disable-next-line no-await-in-loop -- each list begins behind the restore before
    const [first] = await collect(store.list(restorePrefix, after), 1);
    const id = first?.split("/")[1];
    if (!id) break;
    ids.push(id);
    after = `${restorePrefix}${id}/~`;
  }
  return ids;
}
