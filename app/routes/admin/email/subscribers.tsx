import { Link } from "react-router";
import type { SubscriberState } from "#domain/subscribers/subscriber.ts";
import { stateWords, subscriberStates } from "#domain/subscribers/subscriber-states.ts";
import styles from "./email-page.module.css";

/** The number of subscribers in each state; the list of them is on a page of its own. */
export function EmailSubscribers({ counts }: { counts: Record<SubscriberState, number> }) {
  return (
    <section aria-labelledby="subscribers" className={styles.section}>
      <h2 id="subscribers">Subscribers</h2>
      <dl className={styles.figures}>
        {subscriberStates.map((state) => (
          <div key={state}>
            <dt>{stateWords[state]}</dt>
            <dd>{counts[state].toLocaleString("en-GB")}</dd>
          </div>
        ))}
      </dl>
      <p>
        <Link to="/admin/email/subscribers">View, add and import subscribers</Link>
      </p>
    </section>
  );
}
