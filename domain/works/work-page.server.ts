import { and, asc, eq, type SQL, sql } from "drizzle-orm";
import { batch } from "#db/batch.server.ts";
import { works } from "#db/schema.ts";
import type { Medium } from "../art/medium.ts";
import type { Tag } from "../tags/tag.ts";
import { fileMatches, rowMatches } from "./filter.server.ts";
import { isMoved, type Moved, selectCalled, workCalled } from "./find-work.server.ts";
import { filesOf } from "./find-works.server.ts";
import type { ReadingWorks } from "./merged.server.ts";
import { greatestFirst, isAfter } from "./place.ts";
import { greatestKeyFirst, isCovered, isShown, namesOf, selectCovers } from "./rows.server.ts";
import type { Work, WorkKind } from "./work.ts";

/** A work as another one's page names it. */
export interface Beside {
  slug: string;
  title: string;
}

export interface WorkPage<K extends WorkKind> {
  work: Work<K>;
  tags: Tag[];
  /** Null at either end of the order. */
  previous: Beside | null;
  next: Beside | null;
}

/**
 * A work by its slug, with those beside it, in one round trip to the database; null for one that readers do not see. Where
 * works of two kinds have the slug, the first kind's is found. `medium`: those beside it are of that medium.
 */
export async function findWorkPage<K extends WorkKind>(
  services: ReadingWorks,
  kinds: readonly K[],
  slug: string,
  medium: Medium | null = null,
): Promise<WorkPage<K> | Moved | null> {
  const { db } = services;
  const files = filesOf(services, kinds);
  const file = files.find((one) => one.slug === slug);
  const { called, overlaid, redirected, covers, beside } = await batch(db, {
    ...selectCalled(db, kinds, slug),
    covers: selectCovers(services, namesOf(files)),
    beside: kinds.flatMap((kind) =>
      selectBeside(db, kind, { kinds, slug, medium, filePosition: file?.position ?? "" }),
    ),
  });
  const [row] = called.toSorted(
    (one, other) => kinds.indexOf(one.kind as K) - kinds.indexOf(other.kind as K),
  );
  const work = workCalled({ called: row, overlaid: overlaid[0], redirected: redirected[0], file });
  if (work === null || isMoved(work)) return work;
  const shown = files
    .filter((one) => fileMatches(one, { medium }) && !isCovered(one, covers))
    .map(({ facts: { title }, ...one }) => ({ slug: one.slug, position: one.position, title }));
  const all = [...beside.flat(), ...shown].toSorted(greatestFirst);
  return {
    work: work as Work<K>,
    tags: row?.tags ?? [],
    previous: named(all.findLast((one) => isAfter(work, one))),
    next: named(all.find((one) => isAfter(one, work))),
  };
}

interface BesideWanted {
  kinds: readonly WorkKind[];
  slug: string;
  medium: Medium | null;
  /** Where the work has no row. */
  filePosition: string;
}

/** The rows of a kind right before and after the place of a work: of its row, or else of its file. */
function selectBeside(
  db: ReadingWorks["db"],
  kind: WorkKind,
  { kinds, slug, medium, filePosition }: BesideWanted,
) {
  const position = sql`coalesce((select here.position from ${works} here where here.kind in ${[...kinds]}
    and here.slug = ${slug} and here.deleted_at is null order by here.kind limit 1), ${filePosition})`;
  const among = (comparison: SQL) =>
    db
      .select({ slug: works.slug, title: works.title, position: works.position })
      .from(works)
      .where(
        and(
          eq(works.kind, kind),
          isShown,
          rowMatches(kind, { medium }),
          sql`(${works.position}, ${works.slug}) ${comparison} (${position}, ${slug})`,
        ),
      );
  return [
    among(sql`>`)
      .orderBy(asc(works.position), asc(works.slug))
      .limit(1),
    among(sql`<`)
      .orderBy(...greatestKeyFirst)
      .limit(1),
  ];
}

const named = (found: Beside | undefined): Beside | null =>
  found ? { slug: found.slug, title: found.title } : null;
