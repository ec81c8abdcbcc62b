import { and, asc, eq, inArray, isNotNull, type SQL, sql } from "drizzle-orm";
import { workRedirects, works } from "#db/schema.ts";
import type { Medium } from "../art/medium.ts";
import type { Tag } from "../tags/tag.ts";
import { fileMatches, rowMatches } from "./filter.server.ts";
import { filesOf } from "./file-works.ts";
import { greatestKeyFirst, isLive, isShown, type ReadingWorks, readLaidOver } from "./laid-over.server.ts";
import { isMoved, type Moved, workCalled } from "./laid-over.ts";
import { foundColumns } from "./owners-works.server.ts";
import { greatestFirst, isAfter } from "./place.ts";
import type { Translation } from "../translations/translation.ts";
import { selectTranslations } from "../translations/translations.server.ts";
import type { Work, WorkKind } from "./work.ts";

/** A work as another one's page names it. */
export interface Beside {
  slug: string;
  title: string;
  /** Without it, or with "", the site’s. */
  language?: string | undefined;
}

export interface WorkPage<K extends WorkKind> {
  work: Work<K>;
  tags: Tag[];
  /** Null at either end of the order. */
  previous: Beside | null;
  next: Beside | null;
  /** In all languages, itself among them, oldest first. */
  translations: Translation[];
}

/**
 * A work by its slug, with those beside it, in one round trip to the database; null for one that readers do not see. Where
 * works of two kinds have the slug, the first kind's is found. `medium`: those beside it are of that medium.
 */
export async function findWorkPage<K extends WorkKind>(
  services: ReadingWorks,
  ofKinds: readonly K[],
  slug: string,
  medium: Medium | null = null,
): Promise<WorkPage<K> | Moved | null> {
  const kinds: readonly WorkKind[] = ofKinds;
  const { db, workFiles } = services;
  const file = filesOf(workFiles(), kinds).find((one) => one.slug === slug);
  const wanted = { kinds, slug, medium, filePosition: file?.position ?? "" };
  const { called, overlaid, redirected, translations, beside, files } = await readLaidOver(services, kinds, {
    ...selectCalled(db, kinds, slug),
    beside: kinds.flatMap((kind) => selectBeside(db, kind, wanted)),
  });
  const [row] = called.toSorted((one, other) => kinds.indexOf(one.kind) - kinds.indexOf(other.kind));
  const work = workCalled({ called: row, overlaid: overlaid[0], file, redirected: redirected[0] });
  if (work === null || isMoved(work)) return work;
  const shown = files
    .filter((one) => fileMatches(one, { medium }))
    .map(({ slug: of, position, facts: { title, language = "" } }) => ({
      slug: of,
      position,
      title,
      language,
    }));
  const all = [...beside.flat(), ...shown].toSorted(greatestFirst);
  return {
    work: work as Work<K>,
    tags: row?.tags ?? [],
    previous: named(all.findLast((one) => isAfter(work, one))),
    next: named(all.find((one) => isAfter(one, work))),
    translations,
  };
}

/** The work that has a slug now, the one that is laid over the file of that slug, and the work that had it before. */
function selectCalled(db: ReadingWorks["db"], kinds: readonly WorkKind[], slug: string) {
  const isOfKind = inArray(works.kind, [...kinds]);
  const ids = sql`(select here.id from ${works} here where here.kind in ${[...kinds]} and here.slug = ${slug} and here.deleted_at is null)`;
  return {
    translations: selectTranslations(db, "works", ids),
    called: db
      .select(foundColumns)
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
      .select({ slug: works.slug, title: works.title, language: works.language, position: works.position })
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
  found ? { slug: found.slug, title: found.title, language: found.language } : null;
