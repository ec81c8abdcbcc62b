import { type MediaFacts, typeByName } from "@toadstool/media/storing";
import { and, count, desc, eq, isNotNull, sql, sum } from "drizzle-orm";
import { batch } from "#db/batch.server.ts";
import { imageRevisions, images } from "#db/schema.ts";
import type { Owner } from "../../identity/owner.ts";
import { refuse, type Refused } from "../../outcome.ts";
import type { Services } from "../../services.ts";
import { type BringBackInput, formerDays, type FormerFile } from "./former.ts";
import { fileKey, type Image } from "../image.ts";
import { foldImage, imageOf, isInLibrary } from "../images.server.ts";
import { isRevision } from "../files/journal.server.ts";
import { nearestFile } from "@toadstool/media/showing";
import { showOther } from "./show-other.server.ts";

type Storage = Pick<Services, "db">;

const isKept = eq(imageRevisions.state, "kept");

/** The files that an image had before, newest first, while they are kept. */
export async function listFormer({ db }: Storage, _owner: Owner, id: string): Promise<FormerFile[]> {
  const rows = await db
    .select()
    .from(imageRevisions)
    .where(and(eq(imageRevisions.imageId, id), isKept))
    .orderBy(desc(imageRevisions.since), desc(imageRevisions.revision));
  return rows.map(formerOf);
}

/** How many former files the library keeps, and their bytes. */
export async function measureFormer({ db }: Storage): Promise<{ bytes: number; count: number }> {
  const [kept] = await db
    .select({ bytes: sum(imageRevisions.bytes).mapWith(Number), count: count() })
    .from(imageRevisions)
    .where(isKept);
  return { bytes: kept?.bytes ?? 0, count: kept?.count ?? 0 };
}

/**
 * Shows former files again; the files that were shown until now become former files. The image's details stay, except for
 * the alt text if `withAlt` is set. Null where there is no such image.
 */
export async function bringBack(
  services: Pick<Services, "db" | "clock">,
  _owner: Owner,
  id: string,
  { revision, withAlt }: BringBackInput,
): Promise<Image | Refused | null> {
  const { db, clock } = services;
  const {
    shown: [shownRow],
    former: [row],
  } = await batch(db, {
    shown: db
      .select()
      .from(images)
      .where(and(eq(images.id, id), isInLibrary)),
    former: db
      .select()
      .from(imageRevisions)
      .where(and(isRevision({ id, revision }), isKept)),
  });
  if (!shownRow) return null;
  if (!row) return refuseNotKept();
  const shown = imageOf(shownRow);
  const { facts, bytes, alt } = formerOf(row);
  const said = withAlt ? { alt, folded: foldImage({ ...shown, alt }) } : {};
  const isStillKept = sql`exists (select 1 from ${imageRevisions} where image_id = ${id} and revision = ${revision} and state = 'kept')`;
  const { changed } = await batch(db, {
    changed: db
      .update(images)
      .set({ ...said, revision, facts, bytes, hash: row.hash, updatedAt: clock() })
      .where(and(eq(images.id, id), eq(images.revision, shown.revision), isStillKept))
      .returning(),
    journal: showOther(services, shown, { id, revision }),
  });
  return changed[0] ? imageOf(changed[0]) : refuseOvertaken();
}

/**
 * A picture that no page shows, about as wide as asked, for its owner: a former one, or one in the trash. Null where it is
 * neither or is not a picture.
 */
export async function readUnshown(
  { db, store }: Pick<Services, "db" | "store">,
  _owner: Owner,
  { id, revision, width }: { id: string; revision: number; width: number },
): Promise<{ bytes: Uint8Array; type: string } | null> {
  const [former, deleted] = await Promise.all([
    db.query.imageRevisions.findFirst({ where: and(isRevision({ id, revision }), isKept) }),
    db.query.images.findFirst({
      where: and(eq(images.id, id), eq(images.revision, revision), isNotNull(images.deletedAt)),
    }),
  ]);
  const facts = former?.facts ?? deleted?.facts;
  if (!facts || facts.duration !== null) return null;
  const name = nearestFile(facts, `${width}.webp`);
  const file = facts.files.find((one) => one.name === name);
  const bytes = file && (await store.read(fileKey(id, revision, name), 0, file.bytes));
  return bytes ? { bytes, type: typeByName(file.name) ?? "application/octet-stream" } : null;
}

function formerOf(row: typeof imageRevisions.$inferSelect): FormerFile {
  const until = row.since.getTime() + formerDays * 86_400_000;
  return {
    revision: row.revision,
    replacedAt: row.since.toISOString(),
    keptUntil: new Date(until).toISOString(),
    bytes: row.bytes ?? 0,
    facts: row.facts as MediaFacts,
    alt: row.alt ?? "",
  };
}

function refuseNotKept(): Refused {
  return refuse(
    "missing",
    "former_gone",
    `That file is no longer kept: former files are removed ${formerDays} days after they were replaced.`,
  );
}

function refuseOvertaken(): Refused {
  return refuse(
    "conflict",
    "image_conflict",
    "This image has been replaced or deleted in the meantime. Nothing was changed. Check it, then try again.",
  );
}
