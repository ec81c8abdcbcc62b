import type { works } from "#db/schema.ts";
import type { Work, WorkKind } from "./work.ts";

/** A row but for what it is searched by. */
export type WorkRow = Omit<typeof works.$inferSelect, "folded">;

/** What readers see of the rows; `isShown` is the same in SQL. */
function isShownRow({ isHidden, publishAt }: Pick<WorkRow, "isHidden" | "publishAt">): boolean {
  return !isHidden && publishAt === null;
}

export function workOfRow<K extends WorkKind>({ kind, file, slug, position, facts }: WorkRow): Work<K> {
  return { kind, file, slug, position, facts: JSON.parse(facts) as unknown } as Work<K>;
}

/** What a row says of files: which one it is laid over, and whose address it has. */
export interface Cover {
  kind: WorkKind;
  file: string | null;
  slug: string;
}

/**
 * The works of `studio/` that no row is shown instead of. A row has precedence over a file of the same slug too, so that no commit
 * takes the address of what the owner made.
 */
export function uncovered<K extends WorkKind>(
  files: readonly Work<K>[],
  covers: readonly Cover[],
): Work<K>[] {
  return files.filter(
    ({ kind, slug }) =>
      !covers.some((cover) => cover.kind === kind && (cover.file === slug || cover.slug === slug)),
  );
}

/** The present slug of a work that was asked for by a former one. */
export interface Moved {
  movedTo: string;
}

export function isMoved(found: object): found is Moved {
  return "movedTo" in found;
}

/** What is found by a slug: the row that has it, the row that is laid over its file, the file, the row that once had it. */
interface Called {
  called: WorkRow | undefined;
  overlaid: Pick<WorkRow, "slug" | "isHidden" | "publishAt"> | undefined;
  file: Work | undefined;
  redirected: { slug: string } | undefined;
}

/** A row has precedence over a file, and a file over a former slug. Null for what readers do not see. */
export function workCalled({ called, overlaid, file, redirected }: Called): Work | Moved | null {
  if (called) return isShownRow(called) ? workOfRow(called) : null;
  if (overlaid) return isShownRow(overlaid) ? { movedTo: overlaid.slug } : null;
  if (file) return file;
  return redirected ? { movedTo: redirected.slug } : null;
}
