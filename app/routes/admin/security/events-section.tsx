import { Link } from "react-router";
import { stayHere } from "#app/browser/scroll.ts";
import { Moment } from "#app/ui/moment.tsx";
import type { IdentityEvent } from "#domain/identity/events.server.ts";
import { whatHappened } from "./event-words.ts";
import styles from "./security.module.css";

interface EventsSectionProps {
  events: IdentityEvent[];
  cursor: string | null;
  /** Nothing newer is left out. */
  isNewest: boolean;
}

/** Who came in, who was turned away, and what ended, a page at a time. */
export function EventsSection({ events, cursor, isNewest }: EventsSectionProps) {
  return (
    <section aria-labelledby="events" className={styles.section}>
      <h2 id="events">What happened lately</h2>
      <p className={styles.measure}>
        Log-ins, refusals and ends, kept for 90 days. More than 60 refusals in one hour are not written down.
      </p>
      {events.length === 0 ? (
        <div className={styles.nothing}>
          <p className={styles.big}>{isNewest ? "Nothing yet" : "Nothing older"}</p>
          <p>{isNewest ? "The next log-in is written down here." : "What happened before is forgotten."}</p>
        </div>
      ) : (
        <EventTable events={events} />
      )}
      {(cursor || !isNewest) && (
        <nav aria-label="Pages of what happened" className={styles.row}>
          {!isNewest && (
            <Link to="/admin/security" state={stayHere} preventScrollReset>
              Newest
            </Link>
          )}
          {cursor && (
            <Link to={`/admin/security?cursor=${cursor}`} state={stayHere} preventScrollReset>
              Older
            </Link>
          )}
        </nav>
      )}
    </section>
  );
}

function EventTable({ events }: { events: IdentityEvent[] }) {
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">What happened, newest first</caption>
      <thead>
        <tr>
          <th scope="col">What</th>
          <th scope="col">From where</th>
          <th scope="col">When</th>
        </tr>
      </thead>
      <tbody>
        {events.map((event) => (
          <tr key={event.id}>
            <th scope="row">
              <What event={event} />
            </th>
            <td>
              {event.device}
              <span className={styles.soft}>{event.place ?? "Place unknown"}</span>
            </td>
            <td>
              <Moment iso={event.at} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function What({ event }: { event: IdentityEvent }) {
  const { what, why } = whatHappened(event);
  const isRefused = event.kind === "refused";
  return (
    <>
      <strong className={isRefused ? styles.refused : undefined}>{what}</strong>
      {why && <span className={styles.soft}>{why}</span>}
      {isRefused && event.subject !== null && (
        <span className={styles.soft}>
          Subject: <code translate="no">{event.subject}</code>
        </span>
      )}
    </>
  );
}
