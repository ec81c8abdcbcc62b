import type { ObjectStore, StoredObject } from "@toadstool/worker-kit/http";
import { sql } from "drizzle-orm";
import type { Services } from "../../services.ts";
import { keys } from "./layout.ts";
import { putLines, sha256, sha256Of } from "./parts.server.ts";
import type { Place } from "./place.ts";

type Copying = Pick<Services, "db" | "files"> & { kept: ObjectStore };

/** Files that are looked at, and that are copied, in one step. */
const mostLookedAt = 500;
const mostCopied = 20;
/** Bytes of a file that is held in memory while it is copied; a larger one is read twice. */
const mostInMemory = 16_000_000;

/** Lists the next files of the library and copies those that the bucket does not have yet. */
export async function copyFiles(services: Copying, name: string, place: Place): Promise<Place> {
  const { files, kept } = services;
  const listed = await files.list("media/", place.file || undefined, mostLookedAt);
  if (listed.length === 0) return { ...place, phase: "check" };
  const named = await namedByRows(services, listed);
  const there = await copiesOf(kept, place.file, listed);
  const lines: StoredObject[] = [];
  let copied = 0;
  let last = place.file;
  for (const object of listed) {
    const copy = there.get(object.key);
    const isThere = copy?.bytes === object.bytes && copy.sha256 !== "";
    if (named.has(revisionOf(object.key))) {
      if (!isThere && copied === mostCopied) break;
      const hash = isThere ? copy.sha256 : await copyFile(services, object);
      if (!isThere) copied++;
      // A file that went since it was listed is not in the backup.
      if (hash) lines.push({ ...object, sha256: hash });
    }
    last = object.key;
  }
  const written = { ...place, file: last };
  if (lines.length === 0) return written;
  const listBytes = await putLines(
    kept,
    keys.fileList(name, place.fileParts),
    lines.map((line) => JSON.stringify(line)),
  );
  return {
    ...written,
    fileParts: place.fileParts + 1,
    files: place.files + lines.length,
    bytes: lines.reduce((sum, { bytes }) => sum + bytes, place.bytes + listBytes),
  };
}

/** The bucket’s own copies of what was listed, by the keys of the library. */
async function copiesOf(
  kept: ObjectStore,
  after: string,
  listed: StoredObject[],
): Promise<Map<string, StoredObject>> {
  const copies = new Map<string, StoredObject>();
  const last = listed.at(-1)?.key ?? "";
  const prefix = keys.file("");
  for (let from = after; from < last;) {
    const page = await kept.list(keys.file("media/"), from ? keys.file(from) : undefined);
    for (const copy of page) copies.set(copy.key.slice(prefix.length), copy);
    const end = page.at(-1)?.key.slice(prefix.length);
    if (!end) break;
    from = end;
  }
  return copies;
}

async function copyFile({ files, kept }: Copying, object: StoredObject): Promise<string | null> {
  const found = await files.get(object.key);
  if (!found) return null;
  const to = { key: keys.file(object.key), contentType: object.contentType };
  if (object.bytes <= mostInMemory) {
    const bytes = new Uint8Array(await new Response(found.body).arrayBuffer());
    const hash = await sha256(bytes);
    await kept.put({ ...to, sha256: hash }, bytes);
    return hash;
  }
  const hash = await sha256Of(found.body);
  const again = await files.get(object.key);
  if (!again) return null;
  await kept.put({ ...to, sha256: hash }, again.body);
  return hash;
}

/** The files of which a row says that they are shown or can be put back, or were until a moment ago. */
async function namedByRows({ db }: Copying, listed: StoredObject[]): Promise<Set<string>> {
  const revisions = [...new Set(listed.map(({ key }) => revisionOf(key)))];
  const named = await db.all<{ name: string }>(sql`
    select image_id || '/' || revision as name from image_revisions
    where state <> 'arriving' and image_id || '/' || revision in (select value from json_each(${JSON.stringify(revisions)}))`);
  return new Set(named.map(({ name }) => name));
}

/** `id/revision` of a key. */
function revisionOf(key: string): string {
  return key.split("/").slice(1, 3).join("/");
}
