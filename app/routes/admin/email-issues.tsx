import { Link } from "react-router";
import type { LetterIssue } from "#domain/newsletter/issue.ts";
import styles from "./email-page.module.css";
import { momentOf } from "./email-moment.ts";

/** The newest letters, each with its account. */
export function EmailIssues({ issues, sent }: { issues: LetterIssue[]; sent: string | null }) {
  if (issues.length === 0)
    return <p className={styles.soft}>No letter has been sent yet. The first one is yours to write.</p>;
  return (
    <>
      <ul className={styles.issues}>
        {issues.map((issue) => (
          <Issue key={issue.id} issue={issue} isNew={issue.id === sent} />
        ))}
      </ul>
      <p>
        <Link to="/admin/email#letters" reloadDocument>
          Refresh the figures
        </Link>
      </p>
    </>
  );
}

function Issue({ issue, isNew }: { issue: LetterIssue; isNew: boolean }) {
  const { subject, state, startedAt, finishedAt, balance } = issue;
  const { audience, waiting, accepted, failed, uncertain, skipped } = balance;
  const label = `progress-${issue.id}`;
  return (
    <li className={isNew ? `${styles.issue} ${styles.fresh}` : styles.issue}>
      <h3 id={label}>{subject}</h3>
      <p className={styles.soft}>
        {state === "sending" ? "Sending since " : "Sent "}
        <time dateTime={startedAt}>{momentOf(startedAt)}</time>
        {finishedAt && ` · done ${momentOf(finishedAt)}`}
      </p>
      <progress
        className={styles.progress}
        aria-labelledby={label}
        max={audience || 1}
        value={audience - waiting}
      />
      <dl className={styles.figures}>
        <Figure name="audience" count={audience} about="confirmed when the send started" />
        <Figure name="accepted" count={accepted} about="taken by the mail server" />
        <Figure name="failed" count={failed} about="refused by the mail server" />
        <Figure
          name="uncertain"
          count={uncertain}
          about="may or may not have gone; never sent again blindly"
        />
        <Figure name="skipped" count={skipped} about="left after the send started" />
        <Figure name="waiting" count={waiting} about="still to go" />
      </dl>
    </li>
  );
}

function Figure({ name, count, about }: { name: string; count: number; about: string }) {
  return (
    <div title={about}>
      <dt>{name}</dt>
      <dd>{count.toLocaleString("en-GB")}</dd>
    </div>
  );
}
