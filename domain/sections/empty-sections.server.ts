import { and, eq, sql } from "drizzle-orm";
import { notes, workKinds, works } from "#db/schema.ts";
import { readJson } from "#db/read-json.server.ts";
import { notesPath } from "../notes/note.ts";
import { isLive } from "../notes/notes.server.ts";
import { filesOf } from "../works/file-works.ts";
import { type Cover, uncovered } from "../works/laid-over.ts";
import { isShown, type ReadingWorks, selectCovers } from "../works/laid-over.server.ts";
import { type WorkKind, workSections } from "../works/work.ts";

/** What `jsonOfSections` returns. */
export interface FoundSections {
  hasNotes: 0 | 1;
  /** 1 for each kind that has a work which is shown. */
  kinds: Record<WorkKind, 0 | 1>;
  covers: [kind: WorkKind, file: string | null, slug: string][];
}

/** The paths of the sections that have nothing to show: they are in no menu, list of links or sitemap. */
export async function findEmptySections(services: ReadingWorks): Promise<string[]> {
  return emptyOf(services, await readJson<FoundSections>(services.db, jsonOfSections(services)));
}

export function emptyOf({ workFiles }: Pick<ReadingWorks, "workFiles">, found: FoundSections): string[] {
  const covers = found.covers.map(([kind, file, slug]): Cover => ({ kind, file, slug }));
  const files = uncovered(filesOf(workFiles(), workKinds), covers);
  const isThere = (kind: WorkKind) => found.kinds[kind] === 1 || files.some((file) => file.kind === kind);
  const ofWorks = Object.entries(workSections)
    .filter(([, ofSection]) => !ofSection.some(isThere))
    .map(([path]) => path);
  return found.hasNotes ? ofWorks : [...ofWorks, notesPath];
}

/** An SQL expression whose value is the JSON of `FoundSections`. */
export function jsonOfSections({ db, workFiles }: ReadingWorks) {
  const kinds = workKinds.map(
    (kind) => sql`${kind}, exists (select 1 from ${works} where ${and(eq(works.kind, kind), isShown)})`,
  );
  return sql`json_object(
    'hasNotes', exists (select 1 from ${notes} where ${isLive}),
    'kinds', json_object(${sql.join(kinds, sql`, `)}),
    'covers', (select json_group_array(json_array(kind, file, slug)) from ${selectCovers(db, filesOf(workFiles(), workKinds))})
  )`;
}
