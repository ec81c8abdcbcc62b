import { stayHere } from "#app/browser/scroll.ts";
import { Moment } from "#app/ui/moment/moment.tsx";
import { Nothing } from "@toadstool/elements/page/nothing";
import { RowTable } from "@toadstool/elements/page/row-table";
import { PageLinks } from "#app/ui/page-links.tsx";
import type { IdentityEvent } from "#domain/identity/events.server.ts";
import { eventWords } from "./event-words.ts";
import styles from "./security.module.css";

interface EventsSectionProps {
  events: IdentityEvent[];
  cursor: string | null;
  /** Nothing newer is left out. */
  isNewest: boolean;
}

/** Logins, refused attempts, ended sessions and what programs changed, a page at a time. */
export function EventsSection({ events, cursor, isNewest }: EventsSectionProps) {
  return (
    <section aria-labelledby="events" className={styles.section}>
      <h2 id="events">Recent activity</h2>
      <p className={styles.measure}>
        Logins, refusals, ended sessions and what programs changed in the last 90 days. At most 60 refusals
        are recorded in an hour.
      </p>
      {events.length === 0 ? (
        <Nothing title={isNewest ? "No activity yet" : "No older activity"}>
          <p>{isNewest ? "The next login will be recorded here." : "Older entries have been deleted."}</p>
        </Nothing>
      ) : (
        <EventTable events={events} />
      )}
      <PageLinks
        label="Activity pages"
        rowClass={styles.row}
        links={[
          ["Newest", !isNewest && "/admin/security"],
          ["Older", cursor && `/admin/security?cursor=${cursor}`],
        ]}
        state={stayHere}
        preventScrollReset
      />
    </section>
  );
}

function EventTable({ events }: { events: IdentityEvent[] }) {
  return (
    <RowTable caption="Activity, newest first" heads={["Event", "Device or program, and place", "When"]}>
      {events.map((event) => (
        <tr key={event.id}>
          <th scope="row">
            <What event={event} />
          </th>
          <td>
            {event.device}
            <span className={styles.line}>{event.place ?? "Place unknown"}</span>
          </td>
          <td className={styles.when}>
            <Moment iso={event.at} />
          </td>
        </tr>
      ))}
    </RowTable>
  );
}

function What({ event }: { event: IdentityEvent }) {
  const { what, why } = eventWords(event);
  const isRefused = event.kind === "refused";
  return (
    <>
      <strong className={isRefused ? styles.refused : styles.what}>{what}</strong>
      {why && <span className={styles.line}>{why}</span>}
      {isRefused && event.subject !== null && (
        <span className={styles.line}>
          Subject: <code translate="no">{event.subject}</code>
        </span>
      )}
    </>
  );
}
