import { withQuery } from "#domain/addresses/with-query.ts";
import { type Range, readRange, usualRange } from "#domain/calendar/range.ts";
import type { SubscriberState } from "#domain/subscribers/subscriber.ts";
import { readState } from "#domain/subscribers/subscriber-states.ts";

export const home = "/admin/email/subscribers";

/** Which subscribers are looked at: all of it is in the address. */
export interface SubscribersView {
  search: string;
  state: SubscriberState | undefined;
  range: Range;
  isOldestFirst: boolean;
  cursor: string;
  newer: string;
}

export function readView(query: URLSearchParams): SubscribersView {
  return {
    search: (query.get("q") ?? "").slice(0, 254),
    state: readState(query.get("state")),
    range: readRange(query.get("range")),
    isOldestFirst: query.get("order") === "oldest",
    cursor: query.get("cursor") ?? "",
    newer: query.get("newer") ?? "",
  };
}

/** The same view with some of it changed; it starts with the newest again. */
export function addressOf(view: SubscribersView, change: Partial<SubscribersView> = {}): string {
  const { search, state, range, isOldestFirst, cursor, newer } = {
    ...view,
    cursor: "",
    newer: "",
    ...change,
  };
  return withQuery(home, {
    q: search,
    state,
    range: range !== usualRange && range,
    order: isOldestFirst && "oldest",
    cursor,
    newer,
  });
}

/** The same subscribers, all of them, as a file. */
export function exportAddressOf({ search, state }: SubscribersView): string {
  return withQuery(`${home}/export`, { q: search, state });
}
