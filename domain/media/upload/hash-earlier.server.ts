import { readInPieces } from "@toadstool/media/storing";
import { hashed } from "../../tokens/hashed.ts";
import { and, eq, isNull, sql } from "drizzle-orm";
import { images } from "#db/schema.ts";
import { logError } from "../../log.ts";
import type { Services } from "../../services.ts";
import { keysOf } from "../files/journal.server.ts";
import { imageOf } from "../images.server.ts";

type Storage = Pick<Services, "db" | "store">;

/** Files of one run: each may have 50 MB. */
const mostAtOnce = 4;
/** The mark of a file whose hash cannot be known: no file has it, and it is not looked for again. */
const noHash = "";

/**
 * Fills in the hashes of files from versions that recorded none, some at a time. A picture is known by its original; one
 * without is marked as not to be known. Of a film or sound the stored file is hashed, which is what was sent unless that
 * had metadata.
 */
export async function hashEarlierFiles({ db, store }: Storage): Promise<void> {
  const hasNoOriginal = sql`${images.facts} ->> '$.original' is null`;
  await db
    .update(images)
    .set({ hash: noHash })
    .where(and(isNull(images.hash), eq(images.kind, "picture"), hasNoOriginal));
  const rows = await db.select().from(images).where(isNull(images.hash)).limit(mostAtOnce);
  for (const image of rows.map(imageOf)) {
    const { facts } = image;
    const file = facts.original ?? facts.files[0];
    const hash = file && (await hashOf(store, keysOf(image)(file.name), file.bytes).catch(unreadable));
    await db
      .update(images)
      .set({ hash: hash ?? noHash })
      .where(and(eq(images.id, image.id), eq(images.revision, image.revision), isNull(images.hash)));
  }
}

async function hashOf(store: Services["store"], key: string, bytes: number): Promise<string> {
  const { body, hash } = hashed(readInPieces(store, key, bytes));
  await body.pipeTo(new WritableStream());
  return hash();
}

function unreadable(error: unknown): null {
  logError(error);
  return null;
}
