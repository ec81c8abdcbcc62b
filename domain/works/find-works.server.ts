import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import { workRedirects, works } from "#db/schema.ts";
import type { Services } from "../services.ts";
import type { Tag } from "../tags/tag.ts";
import { tagsOfWork } from "../tags/taggings.server.ts";
import { isShown, type ReadingWorks, readLaidOver, workColumns } from "./laid-over.server.ts";
import { workOfRow } from "./laid-over.ts";
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
  const asked = { rows: selectShown(services.db, kinds, isWanted) };
  const { files, rows } = await readLaidOver(services, kinds, asked, slugs);
  return [...rows.map(workOfRow<K>), ...files];
}

function selectShown(db: Services["db"], kinds: readonly WorkKind[], isWanted: SQL) {
  return db
    .select(workColumns)
    .from(works)
    .where(and(inArray(works.kind, [...kinds]), isShown, isWanted));
}

/** Works that readers see, by the slugs that they are asked for by: their present or their former ones. */
export async function findCalled<K extends WorkKind>(
  services: ReadingWorks,
  kinds: readonly K[],
  slugs: readonly string[],
): Promise<Map<string, Work<K>>> {
  if (slugs.length === 0) return new Map();
  const { db } = services;
  const wereCalled = and(inArray(workRedirects.kind, [...kinds]), isIn(workRedirects.slug, slugs));
  const asked = {
    present: selectShown(db, kinds, isIn(works.slug, slugs)),
    former: db
      // Under another name than the work’s own slug: the answers of a batch are objects by columns’ names.
      .select({ ...workColumns, formerly: sql<string>`${workRedirects.slug}`.as("formerly") })
      .from(workRedirects)
      .innerJoin(works, eq(works.id, workRedirects.workId))
      .where(and(wereCalled, isShown)),
  };
  const { files, present, former } = await readLaidOver(services, kinds, asked, slugs);
  return new Map([
    ...former.map(({ formerly, ...row }) => [formerly, workOfRow<K>(row)] as const),
    ...[...files, ...present.map(workOfRow<K>)].map((work) => [work.slug, work] as const),
  ]);
}

/** The tags of a work of `studio/` that has a page of its own besides; none where no row is laid over it, or readers do not see that. */
export async function findTagsOfFile(
  { db }: Pick<Services, "db">,
  kind: WorkKind,
  file: string,
): Promise<Tag[]> {
  const [row] = await db
    .select({ tags: tagsOfWork })
    .from(works)
    .where(and(eq(works.kind, kind), eq(works.file, file), isShown));
  return row?.tags ?? [];
}

/** One parameter for any number of slugs. */
function isIn(
  column: typeof works.slug | typeof works.file | typeof workRedirects.slug,
  slugs: readonly string[],
): SQL {
  return sql`${column} in (select value from json_each(${JSON.stringify(slugs)}))`;
}
