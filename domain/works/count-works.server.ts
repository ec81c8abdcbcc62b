import { and, eq, gt, inArray, sql } from "drizzle-orm";
import { works } from "#db/schema.ts";
import { categoriesOf, fileMatches, mediumOf, rowMatches, type WorkFilter } from "./filter.server.ts";
import type { Owner } from "../identity/owner.ts";
import { isLive, isShown, type ReadingWorks, readLaidOver } from "./laid-over.server.ts";
import { galleryKinds, workKinds } from "./work.ts";

/** How many works readers find under each word of a filter, and in all. */
export interface WorkCounts {
  all: number;
  each: Record<string, number>;
}

/** How many projects fulfil `filter`, by the codes of their categories. */
export async function countByCategory(
  services: ReadingWorks,
  filter: Pick<WorkFilter, "terms">,
): Promise<WorkCounts> {
  const { db } = services;
  const isCounted = and(eq(works.kind, "project"), inIndex, isShown, rowMatches("project", filter));
  const { files, total, rows } = await readLaidOver(services, ["project"], {
    total: db.select({ count }).from(works).where(isCounted),
    rows: db
      .select({ name: sql<string>`cast(value as text)`, count })
      .from(sql`${works}, json_each(${categoriesOf})`)
      .where(isCounted)
      .groupBy(sql`value`),
  });
  const found = files.filter((file) => fileMatches(file, filter));
  const names = found.flatMap(({ facts }) => facts.categories.map(String));
  return { all: (total[0]?.count ?? 0) + found.length, each: added(rows, names) };
}

/** How many works hang in the gallery, by their medium. */
export async function countByMedium(services: ReadingWorks): Promise<WorkCounts> {
  const name = sql<string>`iif(${works.kind} = 'zine', 'zine', ${works.medium})`;
  const { files, rows } = await readLaidOver(services, galleryKinds, {
    rows: services.db
      .select({ name, count })
      .from(works)
      .where(and(inArray(works.kind, [...galleryKinds]), inIndex, isShown))
      .groupBy(name),
  });
  const names = files.map((file) => mediumOf(file) ?? "");
  const each = added(rows, names);
  return { all: Object.values(each).reduce((sum, one) => sum + one, 0), each };
}

/** How many works of each kind the owner has, hidden ones too. */
export async function countByKind(
  services: ReadingWorks,
  _owner: Owner,
): Promise<Partial<Record<string, number>>> {
  const { files, rows } = await readLaidOver(services, workKinds, {
    rows: services.db
      .select({ name: works.kind, count })
      .from(works)
      .where(and(inIndex, isLive))
      .groupBy(works.kind),
  });
  const names = files.map(({ kind }) => kind);
  return added(rows, names);
}

/** True of every work: a comparison by which the index of the lists is chosen, which has all that is counted. */
const inIndex = gt(works.position, "");

const count = sql<number>`count(*)`;

function added(rows: { name: string; count: number }[], names: string[]): Record<string, number> {
  const each: Record<string, number> = Object.fromEntries(rows.map((row) => [row.name, row.count]));
  for (const name of names) each[name] = (each[name] ?? 0) + 1;
  return each;
}
