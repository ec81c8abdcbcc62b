import { and, eq, inArray, sql } from "drizzle-orm";
import { works } from "#db/schema.ts";
import type { Owner } from "../identity/owner.ts";
import { isRefused, type Refused } from "../outcome.ts";
import type { Services } from "../services.ts";
import { filesOf } from "./file-works.ts";
import { greatestKeyFirst, isLive, type ReadingWorks } from "./laid-over.server.ts";
import { uncovered } from "./laid-over.ts";
import { keyAfterMove, type Move } from "./order.ts";
import type { FoundWork, OwnersWork } from "./owners-work.ts";
import { findOwnersWork } from "./owners-works.server.ts";
import { greatestFirst, type Place } from "./place.ts";
import { kindsBeside, type WorkKind } from "./work.ts";
import { writeWork } from "./write-work.server.ts";

/** A work in the order of all, by its row or its file. */
export interface Placed extends Place {
  kind: WorkKind;
  id: string | null;
  file: string | null;
}

/** A thousand rows as one text: row by row, 3,400 works cost a page 9 ms of CPU more. */
const packedRows = sql<Placed[]>`json_group_array(json_object('kind', ${works.kind}, 'id', ${works.id},
  'file', ${works.file}, 'slug', ${works.slug}, 'position', ${works.position}))`.mapWith(
  (json: string) => JSON.parse(json) as Placed[],
);

/** All works of the order that a kind lies in, but for the trash. */
export async function readOrder({ db, workFiles }: ReadingWorks, kind: WorkKind): Promise<Placed[]> {
  const kinds = kindsBeside(kind);
  const parts = await db
    .select({ rows: packedRows })
    .from(works)
    .where(and(inArray(works.kind, [...kinds]), isLive))
    .groupBy(sql`rowid / 1000`);
  const rows = parts.flatMap((part) => part.rows);
  const files = uncovered(filesOf(workFiles(), kinds), rows);
  return [...rows, ...files.map(({ facts: _facts, ...place }): Placed => ({ ...place, id: null }))].toSorted(
    greatestFirst,
  );
}

/** Asks for the first rows of the order that a kind lies in, each of its kind. */
export function selectFirst(db: Services["db"], kind: WorkKind) {
  return kindsBeside(kind).map((each) =>
    db
      .select({ position: works.position, slug: works.slug })
      .from(works)
      .where(and(eq(works.kind, each), isLive))
      .orderBy(...greatestKeyFirst)
      .limit(1),
  );
}

/** Moves a work to another place among those of its kind; null where there is no such work. */
export async function moveWork(
  services: Pick<Services, "db" | "workFiles" | "clock" | "settings">,
  owner: Owner,
  kind: WorkKind,
  idOrFile: string,
  to: Move,
): Promise<FoundWork | Refused | null> {
  const [work, all] = await Promise.all([
    findOwnersWork(services, owner, kind, idOrFile),
    readOrder(services, kind),
  ]);
  if (!work) return null;
  const isIt = (other: Placed) =>
    work.row ? other.id === work.row.id : other.id === null && other.slug === work.slug;
  const here = all.find((other) => other.kind === kind && isIt(other));
  const list = all.filter((other) => other.kind === kind);
  const position = here ? keyAfterMove(all, list, here, to) : null;
  if (position === null) return work;
  const moved = await writePosition(services, work, position);
  return isRefused(moved) ? moved : { ...work, position };
}

/** It is no save: a form that is open stays as good as it was. */
async function writePosition(
  services: Pick<Services, "db" | "workFiles" | "clock" | "settings">,
  work: OwnersWork,
  position: string,
): Promise<Refused | null> {
  const { row, facts } = work;
  if (row) {
    await services.db.update(works).set({ position }).where(eq(works.id, row.id));
    return null;
  }
  const state = { isHidden: false, publishAt: null };
  const written = await writeWork(services, { ...work, position }, { facts, state, tags: null, version: 0 });
  return isRefused(written) ? written : null;
}
