import { collect, type ObjectStore, type StoredObject } from "@toadstool/media/bindings";
import { sql } from "drizzle-orm";
import type { Services } from "../../services.ts";
import { type FileRow, filePrefix, filesNamedBy } from "../named-files.ts";

/** Files that are listed, and images whose rows are read, for one step: each image names a dozen files. */
const mostListed = 500;
const mostImages = 100;

/** The stored files and the files that rows name, between two keys. */
export interface Stretch {
  /** What the library has, in the order of the keys. */
  objects: StoredObject[];
  /** What rows name: the keys, and the names of the images that they belong to. */
  expected: Map<string, string>;
  last: string;
}

/** The keys that follow `after`; null where there are none any more. */
export async function nextStretch(
  { db, files }: Pick<Services, "db"> & { files: ObjectStore },
  after: string,
): Promise<Stretch | null> {
  // The rows first: what they name is stored before they are written, and no file is removed during a backup.
  const { named, end } = await namedAfter({ db }, after);
  const listed = await collect(files.list(filePrefix, after || undefined), mostListed);
  const listedTo = listed.at(-1)?.key ?? "";
  const ends = [end, listed.length === mostListed ? listedTo : ""].filter(Boolean).toSorted();
  const last = ends[0] ?? [listedTo, ...named.keys()].toSorted().at(-1);
  if (!last) return null;
  return {
    objects: listed.filter(({ key }) => key <= last),
    expected: new Map([...named].filter(([key]) => key <= last)),
    last,
  };
}

/** The files that rows of the next images name, and the last key that those images can have; "" after the last image. */
async function namedAfter(
  { db }: Pick<Services, "db">,
  after: string,
): Promise<{ named: Map<string, string>; end: string }> {
  const from = after.split("/")[1] ?? "";
  const images = await db.all<FileRow>(
    sql`select id, revision, facts, name from images where id >= ${from} order by id limit ${mostImages}`,
  );
  const last = images.length === mostImages ? String(images.at(-1)?.id) : "";
  const former = await db.all<FileRow>(
    sql`select image_id, revision, facts, state from image_revisions
      where state = 'kept' and image_id >= ${from} and image_id <= ${last || "~"}`,
  );
  const names = new Map(images.map(({ id, name }) => [id, String(name)]));
  const named = new Map<string, string>();
  for (const [table, rows] of Object.entries({ images, image_revisions: former }))
    for (const row of rows) {
      const { id = "", keys = [] } = filesNamedBy(table, row) ?? {};
      for (const key of keys) if (key > after) named.set(key, names.get(id) ?? id);
    }
  return { named, end: last && `${filePrefix}${last}/~` };
}
