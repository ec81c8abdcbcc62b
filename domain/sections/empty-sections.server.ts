import { prepareBatch } from "@toadstool/worker-kit/d1";
import { and, eq, sql } from "drizzle-orm";
import { notes, works } from "#db/schema.ts";
import { notesPath } from "../notes/note.ts";
import { isLive } from "../notes/notes.server.ts";
import type { Services } from "../services.ts";
import { filesOf } from "../works/find-works.server.ts";
import type { ReadingWorks } from "../works/merged.server.ts";
import { isCovered, isShown, namesOf, selectCovers } from "../works/rows.server.ts";
import { type WorkKind, workSections } from "../works/work.ts";

const kinds = ["project", "artwork", "zine"] as const;

/** The paths of the sections that have nothing to show: they are in no menu, list of links or sitemap. */
export async function findEmptySections(services: ReadingWorks): Promise<string[]> {
  const files = filesOf(services, kinds);
  const [covers, someNotes, ...rows] = await readShown(services.db, { files: namesOf(files) });
  const shown = new Set<WorkKind>([
    ...rows.flat().map(({ kind }) => kind),
    ...files.filter((file) => !isCovered(file, covers)).map(({ kind }) => kind),
  ]);
  const ofWorks = Object.entries(workSections)
    .filter(([, ofSection]) => !ofSection.some((kind) => shown.has(kind)))
    .map(([path]) => path);
  return someNotes.length > 0 ? ofWorks : [...ofWorks, notesPath];
}

const readShown = prepareBatch(
  (db: Services["db"]) =>
    [
      selectCovers({ db }, sql.placeholder("files")),
      db.select({ id: notes.id }).from(notes).where(isLive).limit(1),
      ...kinds.map((kind) =>
        db
          .select({ kind: works.kind })
          .from(works)
          .where(and(eq(works.kind, kind), isShown))
          .limit(1),
      ),
    ] as const,
);
