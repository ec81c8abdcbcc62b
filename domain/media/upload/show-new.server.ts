import { sql } from "drizzle-orm";
import { rowWhere } from "#db/d1/row-where.ts";
import { batch } from "#db/batch.server.ts";
import { imageRevisions, images } from "#db/schema.ts";
import { isOpen, recordMade, refuseClosed } from "../../changes/record-made.server.ts";
import { refuse, type Refused } from "../../outcome.ts";
import type { Services } from "../../services.ts";
import { nameFrom } from "@toadstool/media/library";
import { type Image, type UploadDetails, uploadLimits } from "../image.ts";
import { foldImage, imageOf } from "../images.server.ts";
import type { StoredFile } from "./stored-file.ts";
import { isRevision, type Revision, stillArrives } from "../files/journal.server.ts";

/** Makes a new image of files that are all stored: its row and theirs change in one step. */
export async function showNew(
  { db, clock }: Pick<Services, "db" | "clock">,
  arrival: Revision,
  { kind, facts, bytes, hash }: StoredFile,
  { name: given, folder, alt = "", caption = "", change: key }: UploadDetails,
  fileName: string,
): Promise<Image | Refused> {
  const now = clock();
  const name = given || nameFrom(fileName, uploadLimits.name);
  const folded = foldImage({ name, folder, alt, caption });
  const { id, revision } = arrival;
  const change = key || undefined;
  const isMade = sql`exists (select 1 from ${images} where id = ${id})`;
  const { made } = await batch(db, {
    made: db
      .insert(images)
      .select(
        rowWhere(
          images,
          {
            id,
            kind,
            name,
            folder,
            alt,
            caption,
            revision,
            lastRevision: revision,
            bytes,
            createdAt: now,
            updatedAt: now,
            facts,
            hash,
            folded,
          },
          sql`${stillArrives(arrival)} and ${isOpen(change)}`,
        ),
      )
      .returning(),
    change: recordMade({ db }, change, { kind: "image", itemId: id }, isMade),
    journal: db
      .update(imageRevisions)
      .set({ state: "shown", since: now })
      .where(sql`${isRevision(arrival)} and state = 'arriving' and ${isMade}`),
  });
  return made[0] ? imageOf(made[0]) : ((await refuseClosed({ db }, change)) ?? refuseLate());
}

/** The sweep has taken the files back, as those of an upload that broke off. */
function refuseLate(): Refused {
  return refuse("conflict", "image_late", "The upload took over an hour. Please upload the file again.");
}
