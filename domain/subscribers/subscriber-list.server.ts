import { cursorOf, keyset, readCursor } from "#db/d1/keyset.ts";
import { withTimes } from "#db/d1/with-times.ts";
import { and, eq, type SQL, sql } from "drizzle-orm";
import * as v from "valibot";
import { subscribers } from "#db/schema.ts";
import type { Owner } from "../identity/owner.ts";
import type { Services } from "../services.ts";
import { type Subscriber, type SubscriberState } from "./subscriber.ts";
import { subscriberStates } from "./subscriber-states.ts";
import { toEmailKey } from "@toadstool/mail/address";
import { subscriberColumns } from "./subscribers.server.ts";

type Storage = Pick<Services, "db">;

const subscribersPage = 50;
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
  isOldestFirst?: boolean;
}

const limitRule = `limit must be a number from 1 to ${largestPage}.`;
const stateRule = "state must be pending, confirmed, unsubscribed, bounced or complained.";

/** A page as the query of an address names it. */
export const pageInput = v.pipe(
  v.object({
    limit: v.optional(
      v.pipe(
        v.string(),
        v.regex(/^\d{1,3}$/, limitRule),
        v.toNumber(),
        v.minValue(1, limitRule),
        v.maxValue(largestPage, limitRule),
      ),
    ),
    cursor: v.optional(v.string()),
    q: v.optional(v.string()),
    state: v.optional(v.picklist(subscriberStates, stateRule)),
  }),
  v.transform(({ q: search, ...page }): PageWanted => ({ ...page, search })),
);

interface SubscriberPage {
  subscribers: Subscriber[];
  /** Where older ones go on; null at the end. */
  cursor: string | null;
  /** Where newer ones come before; null at the beginning. */
  newer: string | null;
}

/** Newest first unless it is wanted otherwise, a page at a time, in both directions. */
export async function listSubscribers(
  services: Storage,
  _owner: Owner,
  wanted: PageWanted = {},
): Promise<SubscriberPage> {
  const limit = Math.min(Math.max(wanted.limit ?? subscribersPage, 1), largestPage);
  const newer = readCursor(wanted.newer);
  const older = newer ? null : readCursor(wanted.cursor);
  const { where, orderBy } = byTime.after(
    newer ?? older,
    (newer !== null) !== (wanted.isOldestFirst === true),
  );
  const rows = await services.db
    .select(subscriberColumns)
    .from(subscribers)
    .where(and(thoseWanted(wanted), where))
    .orderBy(...orderBy)
    .limit(limit + 1);
  const goesOn = rows.length > limit;
  const page = rows.slice(0, limit);
  if (newer) page.reverse();
  const [first, last] = [page[0], page.at(-1)];
  return {
    subscribers: page.map(withTimes),
    cursor: last && (newer || goesOn) ? cursorOf(placeOf(last)) : null,
    newer: first && (newer ? goesOn : older) ? cursorOf(placeOf(first)) : null,
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

export const byTime = keyset(subscribers.createdAt, subscribers.id);

export const placeOf = ({ createdAt, id }: { createdAt: Date; id: string }) => ({ at: createdAt, id });
