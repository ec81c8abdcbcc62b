import { and, eq, inArray, isNotNull, isNull, sql, type SQL } from "drizzle-orm";
import { drafts } from "#db/schema.ts";
import { unscheduled } from "../drafts/writing.server.ts";
import { tagKey, tagLimits, tagNames, tagText } from "../tags/tag.ts";
import type { BulkAct } from "./bulk-change.ts";
import {
  among,
  before,
  type Change,
  changedBy,
  recordItems,
  type Statement,
  type Storage,
  type Undoing,
} from "./items.server.ts";

const draftId = sql`drafts.id`;
const nextVersion = sql`drafts.version + 1`;
/** Drafts of which one statement takes the tags: a parameter holds 2 MB, a draft's tags some kilobytes. */
const perStatement = 100;

/** The statements that do something to many drafts of posts, and record to which. */
export async function changeDrafts(
  services: Storage,
  act: BulkAct,
  change: Change,
  ids: string[],
): Promise<Statement[]> {
  const { db } = services;
  const isChosen = and(eq(drafts.kind, "post"), sql`drafts.id in ${among(ids)}`);
  const isChanged = inArray(drafts.id, changedBy(change, "draft"));
  const record = (condition: SQL | undefined, was: SQL) =>
    recordItems(
      services,
      change,
      { kind: "draft", itemId: draftId, was },
      sql`from drafts where ${condition}`,
    );
  if (act === "delete")
    return [
      record(
        and(isNull(drafts.deletedAt), isChosen),
        sql`json_object('publishAt', publish_at, 'publishZone', publish_zone, 'publishTrouble', publish_trouble)`,
      ),
      db
        .update(drafts)
        .set({ ...unscheduled, deletedAt: change.at })
        .where(isChanged),
    ];
  if (act === "restore")
    return [
      record(and(isNotNull(drafts.deletedAt), isChosen), sql`json_object('deletedAt', deleted_at)`),
      db.update(drafts).set({ deletedAt: null, version: nextVersion }).where(isChanged),
    ];
  const rows = await db
    .select({ id: drafts.id, tags: drafts.tags, version: drafts.version })
    .from(drafts)
    .where(and(isNull(drafts.deletedAt), isChosen));
  const changed = rows
    .map((row) => ({ ...row, after: retagged(row.tags, act, change.tag?.name ?? "") }))
    .filter((row) => row.after !== row.tags);
  if (changed.length === 0) return [];
  const records = parts(changed).map((part) =>
    recordItems(
      services,
      change,
      {
        kind: "draft",
        itemId: draftId,
        was: sql`json_object('tags', drafts.tags, 'after', listed.value ->> 'after')`,
      },
      sql`from json_each(${JSON.stringify(part)}) listed join drafts on drafts.id = listed.value ->> 'id'
        and drafts.version = listed.value ->> 'version' where drafts.deleted_at is null`,
    ),
  );
  const after = before(change, "draft", draftId, "after");
  return [...records, db.update(drafts).set({ tags: after, version: nextVersion }).where(isChanged)];
}

/** The statements that undo a change of drafts, for those that nothing else has changed since. */
export function undoDrafts({ db }: Storage, act: BulkAct, change: Change): Undoing {
  const isChanged = inArray(drafts.id, changedBy(change, "draft"));
  const was = (name: string) => before(change, "draft", draftId, name);
  if (act === "delete") {
    const isAsLeft = and(isChanged, eq(drafts.deletedAt, change.at));
    const back = {
      deletedAt: null,
      version: nextVersion,
      publishAt: was("publishAt"),
      publishZone: was("publishZone"),
      publishTrouble: was("publishTrouble"),
    };
    return { isAsLeft, statements: [db.update(drafts).set(back).where(isAsLeft)] };
  }
  if (act === "restore") {
    const isAsLeft = and(isChanged, isNull(drafts.deletedAt));
    const back = { ...unscheduled, deletedAt: was("deletedAt") };
    return { isAsLeft, statements: [db.update(drafts).set(back).where(isAsLeft)] };
  }
  const isAsLeft = and(isChanged, sql`drafts.tags = ${was("after")}`);
  return {
    isAsLeft,
    statements: [
      db
        .update(drafts)
        .set({ tags: was("tags"), version: nextVersion })
        .where(isAsLeft),
    ],
  };
}

/** The names of a draft's tags after one was added or removed. */
function retagged(text: string, act: BulkAct, name: string): string {
  const names = tagNames(text);
  const others = names.filter((each) => tagKey(each) !== tagKey(name));
  if (act === "remove-tag") return others.length < names.length ? tagText(others) : text;
  const isFull = names.length >= tagLimits.each || others.length < names.length;
  return isFull ? text : tagText([...names, name]);
}

function parts<Row>(rows: Row[]): Row[][] {
  return Array.from({ length: Math.ceil(rows.length / perStatement) }, (_, index) =>
    rows.slice(index * perStatement, (index + 1) * perStatement),
  );
}
