import { and, eq } from "drizzle-orm";
import { batch } from "#db/batch.server.ts";
import { notes, works } from "#db/schema.ts";
import { notesPath } from "../notes/note.ts";
import { isLive } from "../notes/notes.server.ts";
import { filesOf } from "../works/find-works.server.ts";
import type { ReadingWorks } from "../works/merged.server.ts";
import { isCovered, isShown, namesOf, selectCovers } from "../works/rows.server.ts";
import { type WorkKind, workSections } from "../works/work.ts";

const kinds = ["project", "artwork", "zine"] as const;

/** The paths of the sections that have nothing to show: they are in no menu, list of links or sitemap. */
export async function findEmptySections(services: ReadingWorks): Promise<string[]> {
  const { db } = services;
  const files = filesOf(services, kinds);
  const { covers, someNotes, rows } = await batch(db, {
    covers: selectCovers(services, namesOf(files)),
    someNotes: db.select({ id: notes.id }).from(notes).where(isLive).limit(1),
    rows: kinds.map((kind) =>
      db
        .select({ kind: works.kind })
        .from(works)
        .where(and(eq(works.kind, kind), isShown))
        .limit(1),
    ),
  });
  const shown = new Set<WorkKind>([
    ...rows.flat().map(({ kind }) => kind),
    ...files.filter((file) => !isCovered(file, covers)).map(({ kind }) => kind),
  ]);
  const ofWorks = Object.entries(workSections)
    .filter(([, ofSection]) => !ofSection.some((kind) => shown.has(kind)))
    .map(([path]) => path);
  return someNotes.length > 0 ? ofWorks : [...ofWorks, notesPath];
}
