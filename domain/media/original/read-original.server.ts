import { typeByName } from "@toadstool/media/storing";
import { and, eq } from "drizzle-orm";
import { images } from "#db/schema.ts";
import type { Owner } from "../../identity/owner.ts";
import type { Services } from "../../services.ts";
import { isRevision, keysOf, type Revision } from "../files/journal.server.ts";

/**
 * A picture as it was sent, with the place and the device that it may name: for its owner alone. The revision may be shown,
 * former or in the trash. Null where there is none, or where its original was not kept.
 */
export async function readOriginal(
  { db, store }: Pick<Services, "db" | "store">,
  _owner: Owner,
  wanted: Revision,
): Promise<{ bytes: Uint8Array; type: string } | null> {
  const [former, image] = await Promise.all([
    db.query.imageRevisions.findFirst({ where: isRevision(wanted) }),
    db.query.images.findFirst({ where: and(eq(images.id, wanted.id), eq(images.revision, wanted.revision)) }),
  ]);
  const original = (image ?? former)?.facts?.original;
  const bytes = original && (await store.read(keysOf(wanted)(original.name), 0, original.bytes));
  return bytes ? { bytes, type: typeByName(original.name) ?? "application/octet-stream" } : null;
}
