import {
  and,
  desc,
  eq,
  getTableColumns,
  isNotNull,
  isNull,
  type Placeholder,
  type SQL,
  sql,
} from "drizzle-orm";
import { batch, type Results } from "#db/batch.server.ts";
import { preparedBatch } from "#db/prepared-batch.server.ts";
import { works } from "#db/schema.ts";
import type { Services } from "../services.ts";
import { filesOf } from "./file-works.ts";
import { uncovered } from "./laid-over.ts";
import type { Place } from "./place.ts";
import type { Work, WorkKind } from "./work.ts";

export type ReadingWorks = Pick<Services, "db" | "workFiles">;

/** Not in the trash: it is shown instead of its file, and no other work may have its address. */
export const isLive = isNull(works.deletedAt);

/** What readers see; `isShownRow` is the same of a row that was read. */
export const isShown = and(isLive, eq(works.isHidden, false), isNull(works.publishAt));

const { folded: _folded, ...columns } = getTableColumns(works);
export const workColumns = columns;

export const greatestKeyFirst = [desc(works.position), desc(works.slug)];

/** No condition without a place. */
export function isRowAfter(place: Place | null): SQL | undefined {
  return place ? sql`(${works.position}, ${works.slug}) < (${place.position}, ${place.slug})` : undefined;
}

type Asked = Parameters<typeof batch>[1];

/**
 * What statements about rows return, and `files`: the works of `studio/` that no row is laid over. All of it in one round trip.
 * @param slugs of the files, where not all of these kinds are wanted
 */
export async function readLaidOver<K extends WorkKind, const Parts extends Asked>(
  { db, workFiles }: ReadingWorks,
  kinds: readonly K[],
  parts: Parts,
  slugs?: readonly string[],
): Promise<Results<Parts> & { files: Work<K>[] }> {
  const files = filesOf(workFiles(), kinds).filter(({ slug }) => slugs?.includes(slug) ?? true);
  const [read, { covers }] = await Promise.all([batch(db, parts), readCovers(db, { names: namesOf(files) })]);
  return { ...read, files: uncovered(files, covers) } as Results<Parts> & { files: Work<K>[] };
}

const namesOf = (files: readonly Pick<Work, "kind" | "slug">[]) =>
  JSON.stringify(files.map(({ kind, slug }) => [kind, slug]));

/** Asks for the rows that cover any of these files. Each half has an index of its own: with an `or` every row would be read. */
export const selectCovers = (db: Services["db"], files: readonly Pick<Work, "kind" | "slug">[]) =>
  selectNamed(db, namesOf(files));

function selectNamed(db: Services["db"], names: string | Placeholder) {
  const thoseOf = (column: typeof works.file | typeof works.slug) =>
    db
      .select({ kind: works.kind, file: works.file, slug: works.slug })
      .from(works)
      .where(
        and(
          isLive,
          isNotNull(column),
          sql`(${works.kind}, ${column}) in (select value ->> 0, value ->> 1 from json_each(${names}))`,
        ),
      );
  return thoseOf(works.file).unionAll(thoseOf(works.slug));
}

const readCovers = preparedBatch((db) => ({ covers: selectNamed(db, sql.placeholder("names")) }));
