import { and, eq, sql } from "drizzle-orm";
import { readAddress } from "../subscribers/csv/address-cell.ts";
import { type ListRow, longestCell } from "../subscribers/csv/list-part.ts";
import { batch } from "#db/batch.server.ts";
import { importRows, subscriberImports } from "#db/schema.ts";
import type { Services } from "../services.ts";
import { hashesOf, judge, readRows } from "../subscribers/importing/judge-rows.server.ts";
import { systemName } from "./move.ts";
import type { MoveRow } from "./move-rows.server.ts";
import type { StagedItem, StagedSubscriber } from "./moved-item.ts";

type Staging = Pick<Services, "db" | "clock" | "secret">;

/**
 * Adds the subscribers among some items to an import with the move’s id, where each is judged as those of any list are. No one
 * becomes a subscriber by it.
 */
export async function stageSubscribers(
  services: Staging,
  move: MoveRow,
  placed: { item: StagedItem; place: number }[],
): Promise<void> {
  const people = placed.flatMap(({ item, place }) =>
    item.type === "subscriber" ? [rowOf(item, place + 1)] : [],
  );
  if (people.length === 0) return;
  const { db } = services;
  const { id } = move;
  const lines = JSON.stringify(people.map(({ line }) => line));
  const { there } = await batch(db, {
    list: db
      .insert(subscriberImports)
      .values({ ...listOf(move), createdAt: services.clock() })
      .onConflictDoNothing(),
    there: db
      .select({ line: importRows.line })
      .from(importRows)
      .where(
        and(eq(importRows.importId, id), sql`${importRows.line} in (select value from json_each(${lines}))`),
      ),
  });
  const known = new Set(there.map(({ line }) => line));
  const rows = readRows(people.filter(({ line }) => !known.has(line)));
  if (rows.length === 0) return;
  const stillMine = sql`${subscriberImports.id} = ${id} and ${subscriberImports.state} = 'checked'`;
  await db.batch([
    ...judge(services, rows, { id, hashes: await hashesOf(services, rows), stillMine }),
    db
      .update(subscriberImports)
      .set({ rows: sql`${subscriberImports.rows} + ${rows.length}` })
      .where(stillMine),
  ]);
}

function listOf({ id, name, system, site }: MoveRow) {
  const consent = `They had subscribed at the former site${site && ` ${site}`} (${systemName(system)}).`;
  return { id, fileName: name, consent: consent.slice(0, 1000), state: "checked" as const, bytes: 0 };
}

/** People who did not read at the former site are judged as those of any list are. */
function rowOf({ email, status, says, tags }: StagedSubscriber, line: number): ListRow {
  const read = readAddress(email);
  if ("trouble" in read)
    return { line, email: email.trim().slice(0, longestCell), ...read, said: null, tags: "" };
  return {
    line,
    email: read.email,
    trouble: null,
    said: status === "confirmed" ? null : { state: status, by: says },
    tags: tags.join(","),
  };
}
