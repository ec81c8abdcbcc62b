import { and, eq, or } from "drizzle-orm";
import { works } from "#db/schema.ts";
import type { Owner } from "../identity/owner.ts";
import type { Services } from "../services.ts";
import { tagsOfWork } from "../tags/taggings.server.ts";
import { translationOf } from "../translations/translations.server.ts";
import { isLive, type ReadingWorks, workColumns } from "./laid-over.server.ts";
import { type FoundWork, foundWork } from "./owners-work.ts";
import type { WorkKind } from "./work.ts";

/** A work by the id of its row or by the slug of its file; null where there is none, and for one in the trash. */
export async function findOwnersWork<K extends WorkKind>(
  { db, workFiles }: ReadingWorks,
  _owner: Owner,
  kind: K,
  idOrFile: string,
): Promise<FoundWork<K> | null> {
  const [row] = await selectOwned(db, kind, idOrFile);
  return foundWork<K>(row, idOrFile, workFiles()[kind]);
}

/** A row with its tags and its translation, for `foundWork`. */
export const foundColumns = { ...workColumns, tags: tagsOfWork, translationOf: translationOf("works") };

/** Asks for the row of that id, or the one over that file. */
export function selectOwned(db: Services["db"], kind: WorkKind, idOrFile: string) {
  return db
    .select(foundColumns)
    .from(works)
    .where(and(eq(works.kind, kind), isLive, or(eq(works.id, idOrFile), eq(works.file, idOrFile))));
}
