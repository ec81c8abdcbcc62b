import { and, eq, inArray, sql } from "drizzle-orm";
import { works } from "#db/schema.ts";
import type { Owner } from "../identity/owner.ts";
import { isRefused, type Refused } from "../outcome.ts";
import type { Services } from "../services.ts";
import { keyAfterMove, type Move } from "./order.ts";
import { findOwnersWork, type FoundWork, type OwnersWork } from "./owners-works.server.ts";
import { greatestFirst, type Place } from "./place.ts";
import { isCovered, isLive } from "./rows.server.ts";
import type { WorkKind } from "./work.ts";
import { columnsOf, insertWork, overFile } from "./write-work.server.ts";

type Storage = Pick<Services, "db" | "workFiles">;

/** A work in the order of all, by its row or its file. */
export interface Placed extends Place {
  kind: WorkKind;
  id: string | null;
  file: string | null;
}

/** Artworks and zines hang in the gallery together: they share one order. */
const sharing: Record<WorkKind, WorkKind[]> = {
  project: ["project"],
  artwork: ["artwork", "zine"],
  zine: ["artwork", "zine"],
};

/** A thousand rows as one text: row by row, 3,400 works cost a page 9 ms of CPU more. */
const packedRows = sql<Placed[]>`json_group_array(json_object('kind', ${works.kind}, 'id', ${works.id},
  'file', ${works.file}, 'slug', ${works.slug}, 'position', ${works.position}))`.mapWith(
  (json: string) => JSON.parse(json) as Placed[],
);

/** All works of the order that a kind lies in, but for the trash. */
export async function readOrder({ db, workFiles }: Storage, kind: WorkKind): Promise<Placed[]> {
  const parts = await db
    .select({ rows: packedRows })
    .from(works)
    .where(and(inArray(works.kind, sharing[kind]), isLive))
    .groupBy(sql`rowid / 1000`);
  const rows = parts.flatMap((part) => part.rows);
  const files = sharing[kind].flatMap((each) => workFiles()[each].filter((work) => !isCovered(work, rows)));
  return [
    ...rows,
    ...files.map((work) => ({
      kind: work.kind,
      id: null,
      file: work.slug,
      slug: work.slug,
      position: work.position,
    })),
  ].toSorted(greatestFirst);
}

/** Moves a work to another place among those of its kind; null where there is no such work. */
export async function moveWork(
  services: Storage & Pick<Services, "clock">,
  owner: Owner,
  kind: WorkKind,
  idOrFile: string,
  to: Move,
): Promise<FoundWork | Refused | null> {
  const work = await findOwnersWork(services, owner, kind, idOrFile);
  if (!work) return null;
  const all = await readOrder(services, kind);
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
  services: Storage & Pick<Services, "clock">,
  work: OwnersWork,
  position: string,
): Promise<Refused | null> {
  if (work.row) {
    await services.db.update(works).set({ position }).where(eq(works.id, work.row.id));
    return null;
  }
  const now = services.clock();
  const row = { ...overFile(work, now), ...columnsOf(work.kind, work.facts), updatedAt: now, version: 0 };
  const inserted = await insertWork(services, { ...row, position });
  return isRefused(inserted) ? inserted : null;
}
