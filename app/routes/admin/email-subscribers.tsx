import { Link } from "react-router";
import type { Subscriber } from "#domain/newsletter/subscriber.ts";
import type { SubscriberCounts } from "#domain/newsletter/subscribers.server.ts";
import styles from "./email-page.module.css";
import { momentOf } from "./email-moment.ts";

interface EmailSubscribersProps {
  subscribers: Subscriber[];
  counts: SubscriberCounts;
  cursor: string | null;
  isFirstPage: boolean;
}

export function EmailSubscribers({ subscribers, counts, cursor, isFirstPage }: EmailSubscribersProps) {
  return (
    <section aria-labelledby="subscribers" className={styles.section}>
      <h2 id="subscribers">Subscribers</h2>
      <dl className={styles.figures}>
        {Object.entries(counts).map(([state, count]) => (
          <div key={state}>
            <dt>{state}</dt>
            <dd>{count.toLocaleString("en-GB")}</dd>
          </div>
        ))}
      </dl>
      {subscribers.length === 0 ? (
        <p className={styles.soft}>
          {isFirstPage ? "Nobody yet. The form is at " : "There is nobody further down. "}
          {isFirstPage && <Link to="/subscribe">/subscribe</Link>}
        </p>
      ) : (
        <SubscriberTable subscribers={subscribers} />
      )}
      {(cursor || !isFirstPage) && (
        <nav aria-label="Pages of subscribers" className={styles.buttons}>
          {!isFirstPage && <Link to="/admin/email#subscribers">Newest subscribers</Link>}
          {cursor && <Link to={`?cursor=${encodeURIComponent(cursor)}#subscribers`}>Older subscribers</Link>}
        </nav>
      )}
    </section>
  );
}

function SubscriberTable({ subscribers }: { subscribers: Subscriber[] }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
    <section className={styles.scroller} aria-label="Table of subscribers" tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Address</th>
            <th scope="col">State</th>
            <th scope="col">Since</th>
          </tr>
        </thead>
        <tbody>
          {subscribers.map((subscriber) => (
            <tr key={subscriber.id}>
              <td>{subscriber.email}</td>
              <td>{subscriber.state}</td>
              <td>
                <time dateTime={sinceOf(subscriber)}>{momentOf(sinceOf(subscriber))}</time>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function sinceOf({ state, createdAt, confirmedAt, unsubscribedAt }: Subscriber): string {
  if (state === "confirmed") return confirmedAt ?? createdAt;
  return state === "unsubscribed" ? (unsubscribedAt ?? createdAt) : createdAt;
}
