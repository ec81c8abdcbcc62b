import { isFileKey } from "@toadstool/archive/names";
import { eq } from "drizzle-orm";
import { restoreFiles, restores } from "#db/schema.ts";
import type { Owner } from "../identity/owner.ts";
import { isRefused, refuse, type Refused } from "../outcome.ts";
import type { Services } from "../services.ts";
import { findTaking } from "./find-restore.server.ts";
import { largestFile } from "./restore.ts";

interface ArrivingFile {
  key: string;
  bytes: number;
  /** In hex. */
  sha256: string;
  type: string;
  body: ReadableStream<Uint8Array>;
}

/**
 * Takes a file into the store. No row names it before the restore is finished; where the site has a file of that key, it is the same
 * one, for the files of a revision never change.
 */
export async function stageFile(
  { db, store, clock }: Pick<Services, "db" | "store" | "clock">,
  _owner: Owner,
  id: string,
  { key, bytes, sha256, type, body }: ArrivingFile,
): Promise<{ key: string } | Refused | null> {
  const restore = await findTaking({ db }, id);
  if (!restore || isRefused(restore)) return restore;
  if (!isFileKey(key) || !key.startsWith("media/"))
    return refuse("invalid", "unsafe_name", `“${key}” is no file of a site.`);
  if (bytes > largestFile)
    return refuse("tooLarge", "file_too_large", `“${key}” is larger than any file that a site has.`);
  if (!(await store.putChecked(key, body, { bytes, sha256, type }))) {
    return refuse("invalid", "damaged_part", `“${key}” was changed on its way. Send it again.`);
  }
  await db.batch([
    db.insert(restoreFiles).values({ restoreId: id, key, bytes }).onConflictDoNothing(),
    db.update(restores).set({ touchedAt: clock() }).where(eq(restores.id, id)),
  ]);
  return { key };
}
