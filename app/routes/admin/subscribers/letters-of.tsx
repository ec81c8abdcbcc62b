import { Link } from "react-router";
import { Moment } from "#app/ui/moment.tsx";
import { deliveryWords } from "#domain/newsletter/delivery-words.ts";
import type { Person } from "#domain/subscribers/person.server.ts";
import styles from "./subscribers.module.css";

/** What became of each letter to one person. */
export function LettersOf({ person: { letters } }: { person: Person }) {
  return (
    <section aria-labelledby="letters" className={styles.section}>
      <h2 id="letters">Letters</h2>
      {letters.length === 0 ? (
        <p className={styles.soft}>No letter has gone to them yet.</p>
      ) : (
        <table className={styles.table}>
          <caption className="visually-hidden">Letters to this person, newest first</caption>
          <thead>
            <tr>
              <th scope="col">Letter</th>
              <th scope="col">What became of it</th>
              <th scope="col">When</th>
            </tr>
          </thead>
          <tbody>
            {letters.map(({ issueId, subject, state, sentAt, reason }) => (
              <tr key={issueId}>
                <th scope="row" dir="auto">
                  <Link to={`/admin/email/letters/${issueId}`} className={styles.reach}>
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
          </tbody>
        </table>
      )}
    </section>
  );
}
