import { and, eq, type SQL, sql } from "drizzle-orm";
import { importRows, subscriberImports, subscribers } from "#db/schema.ts";
import type { Owner } from "../../identity/owner.ts";
import { type Refused, refuse } from "../../outcome.ts";
import type { Services } from "../../services.ts";
import type { SubscriberImport } from "./import.ts";
import { findImport } from "./imports.server.ts";

/**
 * Makes readers of all new rows of a list in one step, or of none. Pressed twice, it is done once. Who subscribed or
 * left since the list was read is left as they are, and their row says so.
 */
export async function takeImport(
  services: Pick<Services, "db" | "clock">,
  owner: Owner,
  id: string,
): Promise<SubscriberImport | Refused | null> {
  const { db } = services;
  const now = services.clock().getTime();
  const found = await findImport(services, owner, id);
  const refusal = found && refuseUnread(found);
  if (!found || refusal) return refusal;
  const isChecked = sql`exists (select 1 from ${subscriberImports} where id = ${id} and state = 'checked')`;
  const isNew = and(eq(importRows.importId, id), eq(importRows.verdict, "new"));
  const stateNow = sql`(select state from ${subscribers} where email_key = ${importRows.emailKey})`;
  await db.batch([
    db
      .update(importRows)
      .set({
        verdict: sql`iif(${stateNow} in ('pending', 'confirmed'), 'known', 'suppressed')`,
        note: sql`${stateNow}`,
      })
      .where(and(isNew, isChecked, sql`${stateNow} is not null`)),
    db.insert(subscribers).select(newReaders(id, now, isChecked)),
    db
      .update(subscriberImports)
      .set({ state: "done", finishedAt: services.clock() })
      .where(and(eq(subscriberImports.id, id), eq(subscriberImports.state, "checked"))),
  ]);
  return findImport(services, owner, id);
}

/** Each column in the table's order. */
function newReaders(id: string, now: number, isChecked: SQL): SQL {
  const consent = sql`(select consent from ${subscriberImports} where id = ${id})`;
  return sql`
    select ${uuid} as id, email, email_key, 'confirmed' as state, ${now} as created_at, null as confirmation_sent_at,
      ${now} as confirmed_at, null as unsubscribed_at, 'import' as source, ${consent} as consent,
      '' as leaving_reason, null as suppressed_at, '' as suppressed_because, null as welcomed_at,
      null as asked_again_at
    from ${importRows} where import_id = ${id} and verdict = 'new' and ${isChecked}`;
}

function refuseUnread({ state }: SubscriberImport): Refused | null {
  if (state === "reading") return stillReading;
  return state === "failed" ? couldNotRead : null;
}

const stillReading = refuse(
  "conflict",
  "still_reading",
  "The list is still being read. Add its subscribers when it is finished.",
);
const couldNotRead = refuse("conflict", "not_read", "This list could not be read. Upload it again.");

/** A random UUID of version 4, made where the row is. */
const uuid = sql.raw(
  `lower(hex(randomblob(4)) || '-' || hex(randomblob(2)) || '-4' || substr(hex(randomblob(2)), 2) || '-a' || substr(hex(randomblob(2)), 2) || '-' || hex(randomblob(6)))`,
);
