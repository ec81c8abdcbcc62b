import { and, count, desc, eq, isNotNull, sql } from "drizzle-orm";
import { batch } from "#db/batch.server.ts";
import { bulkChangeItems, bulkChanges } from "#db/schema.ts";
import type { Owner } from "../identity/owner.ts";
import { refuse, type Refused } from "../outcome.ts";
import type { Services } from "../services.ts";
import type { CreatedChange, CreatedInput, KeptItem, MadeKind } from "./created.ts";
import { describeKept } from "./describe-kept.server.ts";

type Storage = Pick<Services, "db">;

const mostListed = 100;
const mostKept = 1000;

/** Begins a bulk change that things are made by, in any number of requests; or finds the one of this key. */
export async function beginCreating(
  services: Storage & Pick<Services, "clock">,
  owner: Owner,
  { key: id, name }: CreatedInput,
): Promise<CreatedChange | Refused> {
  const { db, clock } = services;
  await db
    .insert(bulkChanges)
    .values({ id, act: "create", tagName: name, chosen: 0, at: clock() })
    .onConflictDoNothing();
  return (await findCreated(services, owner, id)) ?? keyIsTaken();
}

export async function findCreated(
  services: Storage,
  _owner: Owner,
  id: string,
): Promise<CreatedChange | null> {
  const [found] = await readCreated(services, id);
  return found ?? null;
}

/** Newest first. */
export function listCreated(services: Storage, _owner: Owner): Promise<CreatedChange[]> {
  return readCreated(services);
}

async function readCreated({ db }: Storage, id?: string): Promise<CreatedChange[]> {
  const isWanted = and(eq(bulkChanges.act, "create"), id === undefined ? undefined : eq(bulkChanges.id, id));
  const { rows, counts } = await batch(db, {
    rows: db
      .select()
      .from(bulkChanges)
      .where(isWanted)
      .orderBy(desc(bulkChanges.at), desc(bulkChanges.id))
      .limit(mostListed),
    counts: db
      .select({
        changeId: bulkChangeItems.changeId,
        kind: bulkChangeItems.kind,
        count: count(),
        kept: count(whyKept),
      })
      .from(bulkChangeItems)
      .innerJoin(bulkChanges, eq(bulkChanges.id, bulkChangeItems.changeId))
      .where(isWanted)
      .groupBy(bulkChangeItems.changeId, bulkChangeItems.kind),
  });
  return rows.map((row) => {
    const { id: key, tagName: name, at, undone } = row;
    const ofIt = counts.filter(({ changeId }) => changeId === key);
    const counted: Record<MadeKind, number> = { ...none };
    for (const { kind, count: made } of ofIt) counted[kind] = made;
    const isOver = undone !== null && ofIt.every(({ count: made, kept }) => kept === made);
    return { key, name, createdAt: at.toISOString(), counts: counted, undone, isOver };
  });
}

const none = { post: 0, draft: 0, page: 0, image: 0, redirect: 0, subscriber: 0 };

/** Whether a change has made things of a kind, without a count of all of them. */
export async function hasMadeAny(
  { db }: Storage,
  _owner: Owner,
  id: string,
  kind: MadeKind,
): Promise<boolean> {
  const item = and(eq(bulkChangeItems.changeId, id), eq(bulkChangeItems.kind, kind));
  return (await db.query.bulkChangeItems.findFirst({ where: item, columns: { kind: true } })) !== undefined;
}

const whyKept = sql<string | null>`json_extract(${bulkChangeItems.before}, '$.kept')`;

/** What the undo has left of a change. */
export async function listKept(services: Storage, _owner: Owner, id: string): Promise<KeptItem[]> {
  const { kind, itemId } = bulkChangeItems;
  const rows = await services.db
    .select({ kind, id: itemId, why: whyKept })
    .from(bulkChangeItems)
    .where(and(eq(bulkChangeItems.changeId, id), isNotNull(whyKept)))
    .limit(mostKept);
  return describeKept(
    services,
    rows.map((row) => ({ ...row, why: row.why ?? "" })),
  );
}

function keyIsTaken(): Refused {
  return refuse("conflict", "key_taken", "This key belongs to another bulk change. Make a new one.");
}
