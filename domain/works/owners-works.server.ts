import { and, eq, or } from "drizzle-orm";
import { works } from "#db/schema.ts";
import type { Owner } from "../identity/owner.ts";
import type { Tag } from "../tags/tag.ts";
import { tagsOfWork } from "../tags/taggings.server.ts";
import type { Merged, ReadingWorks } from "./merged.server.ts";
import { isLive, workColumns, workOfFile, workOfRow, type WorkRow } from "./rows.server.ts";
import type { FileWork } from "./file-works.ts";
import type { Work, WorkKind } from "./work.ts";

/** A work as the owner gets it, also where readers do not see it. */
export type OwnersWork<K extends WorkKind = WorkKind> = Work<K> & {
  origin: "file" | "overlaid" | "own";
  /** Its row but for the facts; null where it has none. */
  row: Omit<WorkRow, "facts"> | null;
};

/** A work as its form and the API have it. */
export type FoundWork<K extends WorkKind = WorkKind> = OwnersWork<K> & { tags: Tag[] };

/** A work by the id of its row or by the slug of its file; null where there is none, and for one in the trash. */
export async function findOwnersWork<K extends WorkKind>(
  services: ReadingWorks,
  _owner: Owner,
  kind: K,
  idOrFile: string,
): Promise<FoundWork<K> | null> {
  const [row] = await services.db
    .select({ ...workColumns, tags: tagsOfWork })
    .from(works)
    .where(and(eq(works.kind, kind), isLive, or(eq(works.id, idOrFile), eq(works.file, idOrFile))));
  if (row) {
    const { tags, ...known } = row;
    return { ...ownersWork<K>({ work: workOfRow(known), row: known }), tags };
  }
  const files = services.workFiles()[kind] as readonly FileWork[];
  const file = files.find(({ slug }) => slug === idOrFile);
  return file ? { ...ownersWork<K>({ work: workOfFile(file), row: null }), tags: [] } : null;
}

export function ownersWork<K extends WorkKind>({ work, row }: Merged): OwnersWork<K> {
  if (row === null) return { ...work, origin: "file", row } as OwnersWork<K>;
  const origin = row.file === null ? "own" : "overlaid";
  const { facts: _facts, ...state } = row;
  return { ...work, origin, row: state } as OwnersWork<K>;
}
