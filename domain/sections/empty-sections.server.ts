import { and, eq } from "drizzle-orm";
import { notes, workKinds, works } from "#db/schema.ts";
import { notesPath } from "../notes/note.ts";
import { isLive } from "../notes/notes.server.ts";
import { isShown, type ReadingWorks, readLaidOver } from "../works/laid-over.server.ts";
import { type WorkKind, workSections } from "../works/work.ts";

/** The paths of the sections that have nothing to show: they are in no menu, list of links or sitemap. */
export async function findEmptySections(services: ReadingWorks): Promise<string[]> {
  const { db } = services;
  const { files, someNotes, rows } = await readLaidOver(services, workKinds, {
    someNotes: db.select({ id: notes.id }).from(notes).where(isLive).limit(1),
    rows: workKinds.map((kind) =>
      db
        .select({ kind: works.kind })
        .from(works)
        .where(and(eq(works.kind, kind), isShown))
        .limit(1),
    ),
  });
  const shown = new Set<WorkKind>([...rows.flat(), ...files].map(({ kind }) => kind));
  const ofWorks = Object.entries(workSections)
    .filter(([, ofSection]) => !ofSection.some((kind) => shown.has(kind)))
    .map(([path]) => path);
  return someNotes.length > 0 ? ofWorks : [...ofWorks, notesPath];
}
