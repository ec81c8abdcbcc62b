import { and, desc, eq, gt, getTableColumns, inArray, isNull, type SQL, sql } from "drizzle-orm";
import { workKinds, works } from "#db/schema.ts";
import type { Services } from "../services.ts";
import type { Place } from "./place.ts";
import type { FileWork } from "./file-works.ts";
import type { Work, WorkKind } from "./work.ts";

/** Not in the trash: it is shown instead of its file, and no other work may have its address. */
export const isLive = isNull(works.deletedAt);

/** What readers see; `isShownRow` is the same of a row that was read. */
export const isShown = and(isLive, eq(works.isHidden, false), isNull(works.publishAt));

export function isShownRow({ isHidden, publishAt }: Pick<WorkRow, "isHidden" | "publishAt">): boolean {
  return !isHidden && publishAt === null;
}

const { folded: _folded, ...columns } = getTableColumns(works);
export const workColumns = columns;
export type WorkRow = Pick<typeof works.$inferSelect, keyof typeof workColumns>;

export const greatestKeyFirst = [desc(works.position), desc(works.slug)];

/** No condition without a place. */
export function isRowAfter(place: Place | null): SQL | undefined {
  return place ? sql`(${works.position}, ${works.slug}) < (${place.position}, ${place.slug})` : undefined;
}

/** What a row says of files: which one it is shown instead of, and whose address it has. */
interface Cover {
  kind: WorkKind;
  file: string | null;
  slug: string;
}

/**
 * Asks for the rows that cover any of these files. Each half has an index of its own, the first by its kinds and the comparison:
 * an `or`, or a mere `is not null`, would read every row.
 */
export function selectCovers({ db }: Pick<Services, "db">, files: string) {
  const among = () => db.select({ kind: works.kind, file: works.file, slug: works.slug }).from(works);
  const named = sql`(${works.kind}, ${works.slug}) in (select value ->> 0, value ->> 1 from json_each(${files}))`;
  return among()
    .where(and(isLive, inArray(works.kind, [...workKinds]), gt(works.file, "")))
    .unionAll(among().where(and(isLive, named)));
}

/** Files as one parameter of `selectCovers`. */
export function namesOf(files: readonly FileWork[]): string {
  return JSON.stringify(files.map(({ kind, slug }) => [kind, slug]));
}

/** A row has precedence over a file of the same slug, so that no commit takes the address of what the owner made. */
export function isCovered({ kind, slug }: FileWork, covers: readonly Cover[]): boolean {
  return covers.some((cover) => cover.kind === kind && (cover.file === slug || cover.slug === slug));
}

export function workOfRow(row: WorkRow): Work {
  const { kind, file, slug, position, facts } = row;
  return { kind, file, slug, position, facts: JSON.parse(facts) as unknown } as Work;
}

export function workOfFile(file: FileWork): Work {
  return { ...file, file: file.slug };
}
