import type { Owner } from "#domain/identity/owner.ts";
import { readVerdict } from "#domain/subscribers/importing/import.ts";
import {
  countVerdicts,
  findImport,
  findPlan,
  listRows,
} from "#domain/subscribers/importing/imports.server.ts";
import { listBroughtBack } from "#domain/subscribers/importing/brought-back.server.ts";
import { listSaid } from "#domain/subscribers/importing/decide.server.ts";
import { readOn } from "#domain/subscribers/importing/read-on.server.ts";
import type { Services } from "#domain/services.ts";

export type Report = NonNullable<Awaited<ReturnType<typeof readReport>>>;

const pageSize = 100;

/** The state of a list so far. Each request for one that is still being read has some more of it read, after its answer. */
export async function readReport(services: Services, owner: Owner, id: string, query: URLSearchParams) {
  const list = await findImport(services, owner, id);
  if (!list) return null;
  if (list.state === "reading") services.later(readOn(services, owner, id));
  const verdict = readVerdict(query.get("verdict"));
  const cursor = query.get("cursor") ?? "";
  const after = Number(cursor) || 0;
  const isRead = list.state === "checked" || list.state === "done";
  const nothing = { plan: null, counts: null, said: [], broughtBack: [], rows: [], next: null };
  if (!isRead) return { list, verdict, cursor, ...nothing };
  const [plan, counts, said, broughtBack, found] = await Promise.all([
    findPlan(services, id),
    countVerdicts(services, owner, id),
    listSaid(services, owner, id),
    listBroughtBack(services, owner, list),
    listRows(services, owner, id, { verdict, after, limit: pageSize + 1 }),
  ]);
  const rows = found.slice(0, pageSize);
  const next = found.length > pageSize ? String(rows.at(-1)?.line) : null;
  return { list, verdict, cursor, plan, counts, said, broughtBack, rows, next };
}
