import { and, eq, type SQL, sql } from "drizzle-orm";
import { rowFrom } from "#db/d1/row-where.ts";
import { batch } from "#db/batch.server.ts";
import { bulkChangeItems, importRows, subscriberImports, subscribers, subscriberTags } from "#db/schema.ts";
import { isOpen, refuseClosed } from "../../changes/record-made.server.ts";
import type { Owner } from "../../identity/owner.ts";
import { type Refused, refuse, refuseField } from "../../outcome.ts";
import type { Services } from "../../services.ts";
import { newSubscriber } from "../subscriber-rows.server.ts";
import { decide, listSaid, stateInNote } from "./decide.server.ts";
import { type Decisions, isLanguage, refuseUndecided, type SubscriberImport } from "./import.ts";
import { findImport } from "./imports.server.ts";

/**
 * Makes subscribers of all new rows of a list in one batch, or of none. People of whom the list says that they have left, or
 * that mail does not reach them, are kept as such: no later list can bring them. Pressed twice, it happens once. Subscribers
 * who joined or left since the list was read stay as they are, and their rows say so. `decisions`: how the owner reads what the
 * list says of its people, by the notes of `listSaid`. `consent`: how they agreed, where it was not said with the list. `change`: the
 * bulk change that makes them.
 */
export async function takeImport(
  services: Pick<Services, "db" | "clock">,
  owner: Owner,
  id: string,
  decisions: Decisions = {},
  { consent, change }: { consent?: string; change?: string } = {},
): Promise<SubscriberImport | Refused | null> {
  const { db } = services;
  const now = services.clock();
  const found = await findImport(services, owner, id);
  const refusal = found && refuseUnread(found);
  if (!found || refusal) return refusal;
  if (found.state === "checked" && !(consent ?? found.consent)) return noConsent;
  const isThere = sql`exists (select 1 from ${subscriberImports} where id = ${id} and state = 'checked')`;
  const isChecked = sql`(${isThere} and ${isOpen(change)})`;
  const groups = found.state === "checked" ? await listSaid(services, owner, id) : [];
  const undecided = refuseUndecided(groups, decisions);
  if (undecided) return undecided;
  const languages = await listLanguages(services, id);
  const isNew = and(eq(importRows.importId, id), eq(importRows.verdict, "new"));
  const stateNow = sql`(select state from ${subscribers} where email_key = ${importRows.emailKey})`;
  const { taken } = await batch(db, {
    consent: db
      .update(subscriberImports)
      .set({ consent: consent ?? found.consent })
      .where(and(eq(subscriberImports.id, id), isChecked)),
    decided: decide(services, id, groups, decisions, isChecked),
    known: db
      .update(importRows)
      .set({
        verdict: sql`iif(${stateNow} in ('pending', 'confirmed'), 'known', 'suppressed')`,
        note: sql`${stateNow}`,
      })
      .where(and(isNew, isChecked, sql`${stateNow} is not null`)),
    added: db.insert(subscribers).select(newSubscribers(id, now, isChecked, languages)),
    tags: db.insert(subscriberTags).select(tagsOfNew(id, isChecked)).onConflictDoNothing(),
    change: change ? [db.insert(bulkChangeItems).select(itemsOfNew(id, change, isChecked))] : [],
    left: db
      .insert(subscribers)
      .select(thoseWhoLeft(id, now, isChecked))
      .onConflictDoNothing(),
    taken: db
      .update(subscriberImports)
      .set({ state: "done", finishedAt: now })
      .where(and(eq(subscriberImports.id, id), isChecked))
      .returning({ id: subscriberImports.id }),
  });
  const closed =
    taken.length === 0 && found.state === "checked" ? await refuseClosed(services, change) : null;
  return closed ?? findImport(services, owner, id);
}

/** Those that a list gives and that there are. */
async function listLanguages({ db }: Pick<Services, "db">, id: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ language: importRows.language })
    .from(importRows)
    .where(eq(importRows.importId, id));
  return rows.map(({ language }) => language).filter(isLanguage);
}

function newSubscribers(id: string, now: Date, isChecked: SQL, languages: string[]): SQL {
  const row = {
    ...newSubscriber("", { state: "confirmed", createdAt: now, confirmedAt: now, source: "import" }),
    id: uuid,
    email: sql`email`,
    emailKey: sql`email_key`,
    language: sql`iif(language in (select value from json_each(${JSON.stringify(languages)})), language, '')`,
    consent: sql`(select consent from ${subscriberImports} where id = ${id})`,
  };
  const source = sql`from ${importRows} where import_id = ${id} and verdict = 'new' and ${isChecked}`;
  return rowFrom(subscribers, row, source);
}

/** Only their address and state are kept, since no consent is known. */
function thoseWhoLeft(id: string, now: Date, isChecked: SQL): SQL {
  const state = stateInNote(importRows.note);
  const hasUnsubscribed = sql`${state} = 'unsubscribed'`;
  const row = {
    ...newSubscriber("", { state: "unsubscribed", createdAt: now, source: "import" }),
    id: uuid,
    email: sql`email`,
    emailKey: sql`email_key`,
    state,
    unsubscribedAt: sql`iif(${hasUnsubscribed}, ${now.getTime()}, null)`,
    suppressedAt: sql`iif(${hasUnsubscribed}, null, ${now.getTime()})`,
    suppressedBecause: sql`iif(${hasUnsubscribed}, '', 'A list that was imported says so.')`,
  };
  const source = sql`from ${importRows} where import_id = ${id} and verdict = 'suppressed'
    and (note glob 'file:unsubscribed:*' or note glob 'file:bounced:*' or note glob 'file:complained:*') and ${isChecked}`;
  return rowFrom(subscribers, row, source);
}

function tagsOfNew(id: string, isChecked: SQL): SQL {
  const row = {
    subscriberId: sql`${subscribers.id}`,
    key: sql`tag.value ->> '$.key'`,
    name: sql`tag.value ->> '$.name'`,
  };
  const source = sql`from ${importRows} inner join ${subscribers} on ${subscribers.emailKey} = ${importRows.emailKey},
    json_each(${importRows.tags}) as tag where ${importRows.importId} = ${id} and ${importRows.verdict} = 'new' and ${isChecked}`;
  return rowFrom(subscriberTags, row, source);
}

function itemsOfNew(id: string, changeId: string, isChecked: SQL): SQL {
  const row = { changeId, kind: "subscriber" as const, itemId: sql`${subscribers.id}` };
  const source = sql`from ${importRows} inner join ${subscribers} on ${subscribers.emailKey} = ${importRows.emailKey}
    where ${importRows.importId} = ${id} and ${importRows.verdict} = 'new' and ${isChecked}`;
  return rowFrom(bulkChangeItems, row, source);
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
const noConsent = refuseField(
  "invalid",
  "consent_missing",
  "consent",
  "Describe in a few words how these people agreed to receive your letters.",
);
const couldNotRead = refuse("conflict", "not_read", "This list could not be read. Upload it again.");

/** A random UUID of version 4, made where the row is. */
const uuid = sql.raw(
  `lower(hex(randomblob(4)) || '-' || hex(randomblob(2)) || '-4' || substr(hex(randomblob(2)), 2) || '-a' || substr(hex(randomblob(2)), 2) || '-' || hex(randomblob(6)))`,
);
