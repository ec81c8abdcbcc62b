import { Link } from "react-router";
import { figure } from "@toadstool/elements/charts";
import { filledChips } from "@toadstool/elements/forms/filled-chips";
import { List, type ListOf } from "#app/ui/list/list.tsx";
import { byAge } from "#app/ui/list/list-view.ts";
import { Moment } from "#app/ui/moment/moment.tsx";
import { usualRange } from "#domain/calendar/range.ts";
import { stateWords, subscriberStates } from "#domain/subscribers/subscriber-states.ts";
import type { Subscriber } from "#domain/subscribers/subscriber.ts";
import type { Route } from "./+types/subscribers-page.ts";
import { addressOf, exportAddressOf, home } from "./view.ts";

const list: ListOf<Subscriber> = {
  one: "person",
  many: "people",
  home,
  row: (subscriber) => ({
    id: subscriber.id,
    title: subscriber.email,
    to: `${home}/${subscriber.id}`,
    facts: { State: stateWords[subscriber.state], Since: <Moment iso={sinceOf(subscriber)} /> },
  }),
  facts: ["State", "Since"],
  searchFor: "ada, @example.org",
  order: byAge,
  empty: {
    title: "No people yet",
    words: (
      <>
        People who fill in the form at <Link to="/subscribe">/subscribe</Link> and confirm their address
        appear here. You can also add or import people above.
      </>
    ),
  },
};

/** Subscribers: by any part of the address, by state, a page at a time. */
export function SubscriberList({
  view,
  subscribers,
  counts,
  found,
  cursor,
  newer,
}: Route.ComponentProps["loaderData"]["shown"]) {
  const { search, state, range, isOldestFirst } = view;
  const all = Object.values(counts).reduce((total, count) => total + count, 0);
  const states = filledChips(
    subscriberStates,
    (each) => counts[each],
    (each) => each === state,
  );
  const chip = (words: string, to: typeof state, count: number) => ({
    words,
    count,
    to: addressOf(view, { state: to }),
    isCurrent: to === state,
  });
  return (
    <>
      <List
        of={list}
        items={subscribers}
        view={{
          search,
          chosen: {
            ...(state && { state }),
            ...(range !== usualRange && { range }),
            ...(isOldestFirst && { order: "oldest" }),
          },
          cursor: view.cursor,
        }}
        found={found}
        chips={
          all > 0
            ? [
                chip("All", undefined, all),
                ...states.map((each) => chip(stateWords[each], each, counts[each])),
              ]
            : []
        }
        newer={newer && addressOf(view, { newer })}
        cursor={cursor}
      />
      {found > 0 && (
        <a href={exportAddressOf(view)} download>
          Download {found === 1 ? "this one" : `these ${figure(found)}`} as CSV
        </a>
      )}
    </>
  );
}

function sinceOf({ state, createdAt, confirmedAt, unsubscribedAt }: Subscriber): string {
  if (state === "confirmed") return confirmedAt ?? createdAt;
  return state === "unsubscribed" ? (unsubscribedAt ?? createdAt) : createdAt;
}
