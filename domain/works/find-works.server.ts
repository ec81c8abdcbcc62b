import { and, inArray, type SQL, sql } from "drizzle-orm";
import { batch } from "#db/batch.server.ts";
import { works } from "#db/schema.ts";
import type { FileWork } from "./file-works.ts";
import type { ReadingWorks } from "./merged.server.ts";
import {
  isCovered,
  isShown,
  namesOf,
  selectCovers,
  workColumns,
  workOfFile,
  workOfRow,
} from "./rows.server.ts";
import type { Work, WorkKind } from "./work.ts";

/** Those of the works called so that readers see, in no order. */
export function findWorks<K extends WorkKind>(
  services: ReadingWorks,
  kinds: readonly K[],
  slugs: readonly string[],
) {
  return findAmong<K>(services, kinds, slugs, isIn(works.slug, slugs));
}

/** What readers see of these works of `studio/`, by the slugs of their files. */
export function findFileWorks<K extends WorkKind>(services: ReadingWorks, kind: K, slugs: readonly string[]) {
  return findAmong<K>(services, [kind], slugs, isIn(works.file, slugs));
}

async function findAmong<K extends WorkKind>(
  services: ReadingWorks,
  kinds: readonly K[],
  slugs: readonly string[],
  isWanted: SQL,
): Promise<Work<K>[]> {
  if (slugs.length === 0) return [];
  const { db } = services;
  const files = filesOf(services, kinds).filter(({ slug }) => slugs.includes(slug));
  const { rows, covers } = await batch(db, {
    rows: db
      .select(workColumns)
      .from(works)
      .where(and(inArray(works.kind, [...kinds]), isShown, isWanted)),
    covers: selectCovers(services, namesOf(files)),
  });
  const found = [...rows.map(workOfRow), ...files.filter((file) => !isCovered(file, covers)).map(workOfFile)];
  return found as Work<K>[];
}

export function filesOf({ workFiles }: Pick<ReadingWorks, "workFiles">, kinds: readonly WorkKind[]) {
  return kinds.flatMap((kind): readonly FileWork[] => workFiles()[kind]);
}

/** One parameter for any number of slugs. */
function isIn(column: typeof works.slug | typeof works.file, slugs: readonly string[]): SQL {
  return sql`${column} in (select value from json_each(${JSON.stringify(slugs)}))`;
}
