import type { ObjectStore, StoredObject } from "@toadstool/media/bindings";
import { sql } from "drizzle-orm";
import type { Services } from "../../services.ts";
import { filePrefix } from "../named-files.ts";
import { keys } from "./layout.ts";
import { nextStretch, type Stretch } from "./next-stretch.server.ts";
import { putLines, sha256, sha256Of } from "./parts.server.ts";
import type { Place } from "./place.ts";

type Copying = Pick<Services, "db" | "files"> & { kept: ObjectStore };

/** Files that are copied in one step. */
const mostCopied = 20;
/** Bytes of a file that is held in memory while it is copied; a larger one is read twice. */
const mostInMemory = 16_000_000;

/**
 * Copies the next files of the library that the bucket does not have yet, and counts those that rows name and the library has
 * lost.
 */
export async function copyFiles(services: Copying, name: string, place: Place): Promise<Place> {
  const stretch = await nextStretch(services, place.file);
  if (!stretch) return { ...place, phase: "check" };
  const { lines, last } = await copyStretch(services, place.file, stretch);
  const copied = new Set(lines.map(({ key }) => key));
  const lost = [...stretch.expected].filter(([key]) => key <= last && !copied.has(key));
  const [first] = lost.map(([key, image]) => `${key} of “${image}”`);
  const written = {
    ...place,
    file: last,
    lost: place.lost + lost.length,
    firstLost: place.firstLost || (first ?? ""),
  };
  if (lines.length === 0) return written;
  const listBytes = await putLines(
    services.kept,
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

/** Copies as much of a stretch as one step takes: the files that are in the backup now, and the key up to which that is all. */
async function copyStretch(
  services: Copying,
  after: string,
  { objects, expected, last: end }: Stretch,
): Promise<{ lines: StoredObject[]; last: string }> {
  const named = await namedByRows(services, objects);
  const there = await copiesOf(services.kept, after, objects);
  const lines: StoredObject[] = [];
  let copied = 0;
  let last = after;
  for (const object of objects) {
    const copy = there.get(object.key);
    const isThere = copy?.bytes === object.bytes && copy.sha256 !== "";
    if (named.has(revisionOf(object.key)) || expected.has(object.key)) {
      if (!isThere && copied === mostCopied) return { lines, last };
      const hash = isThere ? copy.sha256 : await copyFile(services, object);
      if (!isThere) copied++;
      // A file that went since it was listed is not in the backup.
      if (hash) lines.push({ ...object, sha256: hash });
    }
    last = object.key;
  }
  return { lines, last: end };
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
  for await (const copy of kept.list(keys.file(filePrefix), after ? keys.file(after) : undefined)) {
    const key = copy.key.slice(prefix.length);
    if (key > last) break;
    copies.set(key, copy);
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
