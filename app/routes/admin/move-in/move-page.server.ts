import type { Owner } from "#domain/identity/owner.ts";
import {
  listMoveItems,
  type MoveFilter,
  moveFilters,
  readMoveReport,
} from "#domain/moving-in/report.server.ts";
import type { Services } from "#domain/services.ts";

export type MovePageData = NonNullable<Awaited<ReturnType<typeof readMovePage>>>;

export const gone = "This move no longer exists. Exports that are not brought in are kept for a week.";
const pageSize = 50;

/** A move with a page of its items. */
export async function readMovePage(services: Services, owner: Owner, id: string, query: URLSearchParams) {
  const filter = moveFilters.find((known) => known === query.get("show")) ?? "texts";
  const number = Math.max(1, Math.floor(Number(query.get("page"))) || 1);
  const [report, found] = await Promise.all([
    readMoveReport(services, owner, id),
    listMoveItems(services, owner, id, { filter, offset: (number - 1) * pageSize, limit: pageSize + 1 }),
  ]);
  if (!report) return null;
  const hasNext = found.length > pageSize;
  return { report, filter: filter satisfies MoveFilter, number, hasNext, items: found.slice(0, pageSize) };
}
