import type { Owner } from "#domain/identity/owner.ts";
import { readVerdict } from "#domain/subscribers/importing/import.ts";
import { countVerdicts, findPlan, listRows } from "#domain/subscribers/importing/imports.server.ts";
import { readOn } from "#domain/subscribers/importing/read-on.server.ts";
import type { Services } from "#domain/services.ts";

export type Report = NonNullable<Awaited<ReturnType<typeof readReport>>>;

const pageSize = 100;

/** The state of a list so far; each request for one that is still being read also reads some more of it. */
export async function readReport(services: Services, owner: Owner, id: string, query: URLSearchParams) {
  const list = await readOn(services, owner, id);
  if (!list) return null;
  const verdict = readVerdict(query.get("verdict"));
  const after = Number(query.get("after")) || 0;
  const isRead = list.state === "checked" || list.state === "done";
  const nothing = { plan: null, counts: null, rows: [], next: null };
  if (!isRead) return { list, verdict, after, ...nothing };
  const [plan, counts, found] = await Promise.all([
    findPlan(services, id),
    countVerdicts(services, owner, id),
    listRows(services, owner, id, { verdict, after, limit: pageSize + 1 }),
  ]);
  const rows = found.slice(0, pageSize);
  const next = found.length > pageSize ? (rows.at(-1)?.line ?? null) : null;
  return { list, verdict, after, plan, counts, rows, next };
}
