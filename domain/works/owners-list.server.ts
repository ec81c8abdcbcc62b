import { and, eq, sql } from "drizzle-orm";
import { works } from "#db/schema.ts";
import type { Owner } from "../identity/owner.ts";
import { fileMatches, rowMatches } from "./filter.server.ts";
import { isLive, type ReadingWorks, workColumns } from "./laid-over.server.ts";
import { type Placed, readOrder } from "./order.server.ts";
import { type OwnersWork, workWithoutRow, workWithRow } from "./owners-work.ts";
import type { WorkKind } from "./work.ts";

export const worksOnPage = 50;

/** A page of all works of a kind, each with its place among them, from 1. */
export interface OwnersList {
  works: (OwnersWork & { place: number })[];
  /** From 1. */
  page: number;
  pages: number;
  /** That were found; `all` whatever was searched. */
  found: number;
  all: number;
}

/** By number of page, not by cursor: the owner orders works by their places. A number that is none shows the nearest page. */
export async function listByPlace(
  services: ReadingWorks,
  _owner: Owner,
  { kind, terms, page: wanted }: { kind: WorkKind; terms: readonly string[]; page: number },
): Promise<OwnersList> {
  const all = (await readOrder(services, kind))
    .filter((work) => work.kind === kind)
    .map((work, index) => ({ ...work, place: index + 1 }));
  const isFound = terms.length > 0 ? await findMatches(services, kind, terms) : () => true;
  const found = all.filter(isFound);
  const pages = Math.max(1, Math.ceil(found.length / worksOnPage));
  const page = Math.min(Math.max(Math.trunc(wanted) || 1, 1), pages);
  const shown = found.slice((page - 1) * worksOnPage, page * worksOnPage);
  return { works: await readWorks(services, kind, shown), page, pages, found: found.length, all: all.length };
}

async function findMatches({ db, workFiles }: ReadingWorks, kind: WorkKind, terms: readonly string[]) {
  const rows = await db
    .select({ id: works.id })
    .from(works)
    .where(and(eq(works.kind, kind), isLive, rowMatches(kind, { terms })));
  const ids = new Set(rows.map(({ id }) => id));
  const files = new Set(
    workFiles()[kind].flatMap((file) => (fileMatches(file, { terms }) ? [file.slug] : [])),
  );
  return ({ id, slug }: Placed) => (id === null ? files.has(slug) : ids.has(id));
}

async function readWorks<P extends Placed & { place: number }>(
  { db, workFiles }: ReadingWorks,
  kind: WorkKind,
  shown: P[],
): Promise<OwnersList["works"]> {
  const ids = JSON.stringify(shown.map(({ id }) => id));
  const rows = await db
    .select(workColumns)
    .from(works)
    .where(sql`${works.id} in (select value from json_each(${ids}))`);
  const rowOf = new Map(rows.map((row) => [row.id, row]));
  const files = workFiles()[kind];
  return shown.flatMap(({ id, file, place }) => {
    const row = rowOf.get(id ?? "");
    const work = row ? workWithRow(row, files) : id === null ? workWithoutRow(file, files) : null;
    return work ? [{ ...work, place }] : [];
  });
}
