import { figure } from "@toadstool/elements/charts";
import { Link } from "react-router";
import { Moment } from "#app/ui/moment/moment.tsx";
import { Nothing } from "@toadstool/elements/page/nothing";
import { RowTable } from "@toadstool/elements/page/row-table";
import { SearchForm } from "#app/ui/search-form.tsx";
import { PageLinks } from "#app/ui/page-links.tsx";
import { stateWords, subscriberStates } from "#domain/subscribers/subscriber-states.ts";
import type { Subscriber } from "#domain/subscribers/subscriber.ts";
import { FilterChips } from "./filter-chips.tsx";
import type { ShownSubscribers } from "./subscribers.server.ts";
import shared from "../admin.module.css";
import { addressOf, exportAddressOf, home } from "./view.ts";

/** Subscriber list: by any part of the address, by state, a page at a time. */
export function SubscriberList(shown: ShownSubscribers) {
  const { view, subscribers, counts, found, cursor, newer } = shown;
  const all = Object.values(counts).reduce((total, count) => total + count, 0);
  if (all === 0) return <NobodyYet />;
  return (
    <section aria-labelledby="list" className={shared.section}>
      <h2 id="list" className="visually-hidden">
        Subscriber list
      </h2>
      <SearchForm
        label="Search by any part of the address"
        placeholder="Ex: ada, @example.org"
        action={home}
        search={view.search}
        kept={view.state ? { state: view.state } : {}}
        results="list"
      />
      <FilterChips
        label="State"
        options={subscriberStates}
        words={stateWords}
        all={all}
        countOf={(state) => counts[state]}
        current={view.state}
        addressOf={(state) => addressOf(view, { state })}
      />
      <div className={shared.row}>
        <output>{figure(found)} found</output>
        {found > 0 && (
          <a href={exportAddressOf(view)} download className={shared.reach}>
            Download {found === 1 ? "this one" : `these ${figure(found)}`} as CSV
          </a>
        )}
      </div>
      {subscribers.length === 0 ? <NobodyFound {...shown} /> : <SubscriberTable subscribers={subscribers} />}
      <PageLinks
        label="Pages of subscribers"
        rowClass={shared.row}
        className={shared.reach}
        links={[
          ["Newer", newer && addressOf(view, { newer })],
          ["Older", cursor && addressOf(view, { cursor })],
        ]}
      />
    </section>
  );
}

function NobodyYet() {
  return (
    <Nothing title="No subscribers yet">
      <p>
        People who fill in the form at <Link to="/subscribe">/subscribe</Link> and confirm their address
        appear here. You can also add or import subscribers below.
      </p>
    </Nothing>
  );
}

function NobodyFound({ view }: ShownSubscribers) {
  return (
    <Nothing title="No results">
      <p>{view.search ? "No address contains this text." : "There are no subscribers in this state."}</p>
      <Link to={addressOf(view, { search: "", state: undefined })} className={shared.reach}>
        Show all
      </Link>
    </Nothing>
  );
}

function SubscriberTable({ subscribers }: { subscribers: Subscriber[] }) {
  return (
    <RowTable caption="Subscribers, newest first" heads={["Address", "State", "Since"]}>
      {subscribers.map((subscriber) => (
        <tr key={subscriber.id}>
          <th scope="row">
            <Link to={`${home}/${subscriber.id}`} className={shared.reach}>
              {subscriber.email}
            </Link>
          </th>
          <td>{stateWords[subscriber.state]}</td>
          <td>
            <Moment iso={sinceOf(subscriber)} />
          </td>
        </tr>
      ))}
    </RowTable>
  );
}

function sinceOf({ state, createdAt, confirmedAt, unsubscribedAt }: Subscriber): string {
  if (state === "confirmed") return confirmedAt ?? createdAt;
  return state === "unsubscribed" ? (unsubscribedAt ?? createdAt) : createdAt;
}
