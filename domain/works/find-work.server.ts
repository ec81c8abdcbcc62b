import { and, eq, inArray, isNotNull } from "drizzle-orm";
import { workRedirects, works } from "#db/schema.ts";
import type { Services } from "../services.ts";
import { tagsOfWork } from "../tags/taggings.server.ts";
import type { FileWork } from "./file-works.ts";
import {
  isLive,
  isShown,
  isShownRow,
  workColumns,
  workOfFile,
  workOfRow,
  type WorkRow,
} from "./rows.server.ts";
import type { Work, WorkKind } from "./work.ts";

/** The present slug of a work that was asked for by a former one. */
export interface Moved {
  movedTo: string;
}

export function isMoved(found: object): found is Moved {
  return "movedTo" in found;
}

/** The work that has a slug now, the file of `studio/` that declares it, and the work that had it before. */
export function selectCalled(db: Services["db"], kinds: readonly WorkKind[], slug: string) {
  const isOfKind = inArray(works.kind, [...kinds]);
  return {
    called: db
      .select({ ...workColumns, tags: tagsOfWork })
      .from(works)
      .where(and(isOfKind, eq(works.slug, slug), isLive)),
    overlaid: db
      .select({ slug: works.slug, isHidden: works.isHidden, publishAt: works.publishAt })
      .from(works)
      .where(and(isOfKind, isNotNull(works.file), eq(works.file, slug), isLive)),
    redirected: db
      .select({ slug: works.slug })
      .from(workRedirects)
      .innerJoin(works, eq(works.id, workRedirects.workId))
      .where(and(inArray(workRedirects.kind, [...kinds]), eq(workRedirects.slug, slug), isShown)),
  };
}

interface Called {
  called: WorkRow | undefined;
  overlaid: Pick<WorkRow, "slug" | "isHidden" | "publishAt"> | undefined;
  redirected: { slug: string } | undefined;
  file: FileWork | undefined;
}

/** A row has precedence over a file, and a file over a former slug. Null for what readers do not see. */
export function workCalled({ called, overlaid, redirected, file }: Called): Work | Moved | null {
  if (called) return isShownRow(called) ? workOfRow(called) : null;
  if (overlaid) return isShownRow(overlaid) ? { movedTo: overlaid.slug } : null;
  if (file) return workOfFile(file);
  return redirected ? { movedTo: redirected.slug } : null;
}
