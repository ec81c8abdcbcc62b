import { and, asc, desc, eq, gt, lt, or, type SQL, sql } from "drizzle-orm";
import { subscribers } from "#db/schema.ts";
import type { Owner } from "../identity/owner.ts";
import type { Services } from "../services.ts";
import { type Subscriber, type SubscriberState } from "./subscriber.ts";
import { toEmailKey } from "@toadstool/mail/address";
import { subscriberOf } from "./subscribers.server.ts";

type Storage = Pick<Services, "db">;

export const subscribersPage = 50;
const largestPage = 200;

/** Which subscribers are meant: by any part of the address, and by state. */
export interface SubscribersWanted {
  search?: string;
  state?: SubscriberState;
}

export interface PageWanted extends SubscribersWanted {
  limit?: number;
  /** The `cursor` of the page before: what follows is older. */
  cursor?: string;
  /** The `newer` cursor of the following page: the listed rows came just before it. */
  newer?: string;
}

export interface SubscriberPage {
  subscribers: Subscriber[];
  /** Where older ones go on; null at the end. */
  cursor: string | null;
  /** Where newer ones come before; null at the beginning. */
  newer: string | null;
}

/** Newest first, a page at a time, in both directions. */
export async function listSubscribers(
  services: Storage,
  _owner: Owner,
  wanted: PageWanted = {},
): Promise<SubscriberPage> {
  const limit = Math.min(Math.max(wanted.limit ?? subscribersPage, 1), largestPage);
  const newer = placeOf(wanted.newer);
  const older = newer ? null : placeOf(wanted.cursor);
  const order = newer ? asc : desc;
  const rows = await services.db
    .select()
    .from(subscribers)
    .where(and(thoseWanted(wanted), newer ? after(newer) : older ? before(older) : undefined))
    .orderBy(order(subscribers.createdAt), order(subscribers.id))
    .limit(limit + 1);
  const goesOn = rows.length > limit;
  const page = rows.slice(0, limit);
  if (newer) page.reverse();
  const [first, last] = [page[0], page.at(-1)];
  return {
    subscribers: page.map(subscriberOf),
    cursor: last && (newer || goesOn) ? cursorOf(last) : null,
    newer: first && (newer ? goesOn : older) ? cursorOf(first) : null,
  };
}

/** How many there are of those. */
export async function countWanted(
  services: Storage,
  _owner: Owner,
  wanted: SubscribersWanted,
): Promise<number> {
  return services.db.$count(subscribers, thoseWanted(wanted));
}

/** LIKE takes no pattern over 50 bytes and knows signs of its own; this knows neither. */
export function thoseWanted({ search = "", state }: SubscribersWanted): SQL | undefined {
  const part = toEmailKey(search.trim());
  return and(
    state && eq(subscribers.state, state),
    part ? sql`instr(${subscribers.emailKey}, ${part}) > 0` : undefined,
  );
}

interface Place {
  createdAt: Date;
  id: string;
}

export const before = ({ createdAt, id }: Place): SQL | undefined =>
  or(lt(subscribers.createdAt, createdAt), and(eq(subscribers.createdAt, createdAt), lt(subscribers.id, id)));

const after = ({ createdAt, id }: Place): SQL | undefined =>
  or(gt(subscribers.createdAt, createdAt), and(eq(subscribers.createdAt, createdAt), gt(subscribers.id, id)));

function cursorOf({ createdAt, id }: Place): string {
  return `${createdAt.getTime()}_${id}`;
}

function placeOf(cursor: string | undefined): Place | null {
  const [time, id] = cursor?.split("_") ?? [];
  if (!time || !id || !/^\d{1,15}$/.test(time)) return null;
  return { createdAt: new Date(Number(time)), id };
}
