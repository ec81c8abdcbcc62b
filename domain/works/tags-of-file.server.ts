import { and, eq } from "drizzle-orm";
import { works } from "#db/schema.ts";
import type { Services } from "../services.ts";
import type { Tag } from "../tags/tag.ts";
import { tagsOfWork } from "../tags/taggings.server.ts";
import { isShown } from "./rows.server.ts";
import type { WorkKind } from "./work.ts";

/** The tags of a work of `studio/` that has a page of its own besides; none where no row is laid over it, or readers do not see that. */
export async function findTagsOfFile(
  { db }: Pick<Services, "db">,
  kind: WorkKind,
  file: string,
): Promise<Tag[]> {
  const [row] = await db
    .select({ tags: tagsOfWork })
    .from(works)
    .where(and(eq(works.kind, kind), eq(works.file, file), isShown));
  return row?.tags ?? [];
}
