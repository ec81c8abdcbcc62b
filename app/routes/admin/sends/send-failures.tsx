import { Link } from "react-router";
import { Moment } from "#app/ui/moment.tsx";
import { deliveryWords } from "#domain/newsletter/delivery-words.ts";
import type { Failure } from "#domain/newsletter/ledger/progress.server.ts";
import styles from "./sends.module.css";

interface SendFailuresProps {
  failures: Failure[];
  cursor: string | null;
  isFirstPage: boolean;
}

/** Everybody with whom the letter did not simply arrive, each with the reason. */
export function SendFailures({ failures, cursor, isFirstPage }: SendFailuresProps) {
  if (failures.length === 0 && isFirstPage) return null;
  return (
    <section className={styles.section} aria-labelledby="failures">
      <h2 id="failures">What went wrong</h2>
      {failures.length === 0 ? (
        <p className={styles.soft}>There is nobody further down.</p>
      ) : (
        <FailureTable failures={failures} />
      )}
      {(cursor || !isFirstPage) && (
        <nav aria-label="Pages of this list" className={styles.buttons}>
          {!isFirstPage && (
            <Link to="?" preventScrollReset>
              From the start
            </Link>
          )}
          {cursor && (
            <Link to={`?cursor=${encodeURIComponent(cursor)}`} preventScrollReset>
              Further down
            </Link>
          )}
        </nav>
      )}
    </section>
  );
}

function FailureTable({ failures }: { failures: Failure[] }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
    <section className={styles.scroller} aria-label="Table of what went wrong" tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Address</th>
            <th scope="col">What happened</th>
            <th scope="col">Why</th>
            <th scope="col">When</th>
          </tr>
        </thead>
        <tbody>
          {failures.map(({ subscriberId, email, state, bounce, reason, at }) => (
            <tr key={subscriberId}>
              <td>{email ? <Address id={subscriberId} email={email} /> : <em>forgotten since</em>}</td>
              <td>
                {deliveryWords[state]}
                {bounce && ` (${bounce})`}
              </td>
              <td className={styles.reason} dir="auto">
                {reason || "No reason was given."}
              </td>
              <td>{at && <Moment iso={at} />}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Address({ id, email }: { id: string; email: string }) {
  return <Link to={`/admin/email/subscribers/${encodeURIComponent(id)}`}>{email}</Link>;
}
