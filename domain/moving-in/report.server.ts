import { and, asc, count, eq, inArray, ne, or, sql } from "drizzle-orm";
import { moveItems } from "#db/schema.ts";
import type { Owner } from "../identity/owner.ts";
import type { Services } from "../services.ts";
import { countVerdicts, findImport } from "../subscribers/importing/imports.server.ts";
import { listSaid } from "../subscribers/importing/decide.server.ts";
import type { SaidGroup, Verdict } from "../subscribers/importing/import.ts";
import type { ListedItem, Move, MoveItemKind, MoveItemState } from "./move.ts";
import { findMove } from "./moves.server.ts";

type Storage = Pick<Services, "db">;

/** How many items of one kind are in one state. */
export interface MoveCount {
  kind: MoveItemKind;
  state: MoveItemState;
  /** Those that readers will see. */
  isPublished: boolean;
  count: number;
  /** Of files inside the export. */
  bytes: number;
  /** Files of the web. */
  fromWeb: number;
  /** Those with something that the owner should know. */
  remarked: number;
}

export interface MoveReport {
  move: Move;
  counts: MoveCount[];
  /** Null where the export has none. */
  subscribers: Record<Verdict, number> | null;
  /** What the export says of people who may not be readers. */
  said: SaidGroup[];
  /** The note that would be kept with each reader. */
  consent: string;
}

/** What would come of an export, or what came of it. */
export async function readMoveReport(
  services: Storage,
  owner: Owner,
  id: string,
): Promise<MoveReport | null> {
  const move = await findMove(services, owner, id);
  if (!move) return null;
  const isRemarked = sql<number>`${moveItems.remarks} <> '[]'`;
  const { kind, state, isPublished } = moveItems;
  const [counts, list] = await Promise.all([
    services.db
      .select({
        kind,
        state,
        isPublished,
        count: count(),
        bytes: sql<number>`coalesce(sum(${moveItems.bytes}), 0)`,
        fromWeb: sql<number>`sum(${moveItems.bytes} is null)`,
        remarked: sql<number>`sum(${isRemarked})`,
      })
      .from(moveItems)
      .where(eq(moveItems.moveId, id))
      .groupBy(kind, state, isPublished),
    findImport(services, owner, id),
  ]);
  const [subscribers, said] = list
    ? await Promise.all([countVerdicts(services, owner, id), listSaid(services, owner, id)])
    : [null, []];
  return { move, counts, subscribers, said, consent: list?.consent ?? "" };
}

/** What a list of items is of. */
export const moveFilters = ["texts", "remarks", "left", "failed", "kept", "files"] as const;
export type MoveFilter = (typeof moveFilters)[number];

const texts: MoveItemKind[] = ["post", "page", "letter"];

/** Items in the order of the export. */
export function listMoveItems(
  { db }: Storage,
  _owner: Owner,
  id: string,
  { filter, offset = 0, limit }: { filter: MoveFilter; offset?: number; limit: number },
): Promise<ListedItem[]> {
  const { kind, sourceId, place, title, isPublished, state, trouble, remarks, address, bytes } = moveItems;
  const shown = {
    texts: inArray(kind, texts),
    remarks: or(eq(kind, "remark"), and(ne(kind, "remark"), sql`${remarks} <> '[]'`)),
    left: eq(state, "left"),
    failed: eq(state, "failed"),
    kept: eq(state, "kept"),
    files: eq(kind, "file"),
  }[filter];
  return db
    .select({ kind, sourceId, place, title, isPublished, state, trouble, remarks, address, bytes })
    .from(moveItems)
    .where(and(eq(moveItems.moveId, id), shown))
    .orderBy(asc(place), asc(kind), asc(sourceId))
    .limit(limit)
    .offset(offset);
}
