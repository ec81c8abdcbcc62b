import { eq } from "drizzle-orm";
import { restoreFiles, restores } from "#db/schema.ts";
import { sha256Of } from "../backup/schedule/parts.server.ts";
import type { Owner } from "../identity/owner.ts";
import { isRefused, refuse, type Refused } from "../outcome.ts";
import type { Services } from "../services.ts";
import { findTaking } from "./find-restore.server.ts";
import { largestFile } from "./restore.ts";
import { stagedPrefix, typeOfKey } from "./staged-files.ts";

interface ArrivingFile {
  key: string;
  bytes: number;
  /** In hex. */
  sha256: string;
  body: ReadableStream<Uint8Array>;
}

/**
 * Takes a file, under a key of the restore's own: a file of the site stays as it is. One that the site has with the same bytes
 * is not kept twice. Its type is that of its name, whatever the archive says.
 */
export async function stageFile(
  services: Pick<Services, "db" | "store" | "files" | "clock">,
  _owner: Owner,
  id: string,
  { key, bytes, sha256, body }: ArrivingFile,
): Promise<{ key: string } | Refused | null> {
  const { db, store, files, clock } = services;
  const restore = await findTaking({ db }, id);
  if (!restore || isRefused(restore)) return restore;
  const type = typeOfKey(key);
  if (!type) return refuse("invalid", "unsafe_name", `“${key}” is no file of a site.`);
  if (bytes > largestFile)
    return refuse("tooLarge", "file_too_large", `“${key}” is larger than any file that a site has.`);
  const staged = stagedPrefix(id) + key;
  if (await isThere(services, { key, bytes, sha256 })) {
    // A body that is not read would break the connection.
    await Promise.all([body.pipeTo(new WritableStream()), files.delete([staged])]);
  } else if (!(await store.putChecked(staged, body, { bytes, sha256, type }))) {
    return refuse("invalid", "damaged_part", `“${key}” was changed on its way. Send it again.`);
  }
  await db.batch([
    db
      .insert(restoreFiles)
      .values({ restoreId: id, key, bytes })
      .onConflictDoUpdate({ target: [restoreFiles.restoreId, restoreFiles.key], set: { bytes } }),
    db.update(restores).set({ touchedAt: clock() }).where(eq(restores.id, id)),
  ]);
  return { key };
}

/** Whether the site has a file of that key with these very bytes. */
async function isThere(
  { files }: Pick<Services, "files">,
  { key, bytes, sha256 }: Pick<ArrivingFile, "key" | "bytes" | "sha256">,
): Promise<boolean> {
  const found = await files.get(key);
  if (!found) return false;
  if (found.object.bytes !== bytes) return found.body.cancel().then(() => false);
  return (await sha256Of(found.body)) === sha256;
}
