import { Link } from "react-router";
import { Moment } from "#app/ui/moment/moment.tsx";
import { RowTable } from "#app/ui/row-table.tsx";
import { deliveryWords } from "#domain/newsletter/issue.ts";
import type { Person } from "#domain/subscribers/person.server.ts";
import styles from "./subscribers.module.css";

/** What became of each letter to one person. */
export function LettersOf({ person: { letters } }: { person: Person }) {
  return (
    <section aria-labelledby="letters" className={styles.section}>
      <h2 id="letters">Letters</h2>
      {letters.length === 0 ? (
        <p className={styles.soft}>No letters have been sent to this subscriber.</p>
      ) : (
        <RowTable caption="Letters to this subscriber, newest first" heads={["Letter", "Delivery", "When"]}>
          {letters.map(({ issueId, subject, state, sentAt, reason }) => (
            <tr key={issueId}>
              <th scope="row">
                <Link to={`/admin/email/letters/${issueId}`} className={styles.reach} dir="auto">
                  {subject}
                </Link>
              </th>
              <td>
                {deliveryWords[state]}
                {reason && `: ${reason}`}
              </td>
              <td>{sentAt && <Moment iso={sentAt} />}</td>
            </tr>
          ))}
        </RowTable>
      )}
    </section>
  );
}
