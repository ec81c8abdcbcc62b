import { sql } from "drizzle-orm";
import { rowWhere } from "#db/d1/row-where.ts";
import { batch } from "#db/batch.server.ts";
import { imageRevisions, images } from "#db/schema.ts";
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
  { name: given, folder, alt = "", caption = "" }: UploadDetails,
  fileName: string,
): Promise<Image | Refused> {
  const now = clock();
  const name = given || nameFrom(fileName, uploadLimits.name);
  const folded = foldImage({ name, folder, alt, caption });
  const { id, revision } = arrival;
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
          stillArrives(arrival),
        ),
      )
      .returning(),
    journal: db
      .update(imageRevisions)
      .set({ state: "shown", since: now })
      .where(sql`${isRevision(arrival)} and state = 'arriving'`),
  });
  return made[0] ? imageOf(made[0]) : refuseLate();
}

/** The sweep has taken the files back, as those of an upload that broke off. */
function refuseLate(): Refused {
  return refuse("conflict", "image_late", "The upload took over an hour. Please upload the file again.");
}
