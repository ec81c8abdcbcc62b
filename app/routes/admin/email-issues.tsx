import { Link } from "react-router";
import { Moment, ComingMoment } from "#app/ui/moment.tsx";
import type { LetterIssue } from "#domain/newsletter/issue.ts";
import styles from "./email-page.module.css";
import { SendBar } from "./sends/send-bar.tsx";
import { figure, isResting, readers } from "./sends/send-words.ts";

/** The newest letters that were sent off, each with how it stands. */
export function EmailIssues({ issues, sent }: { issues: LetterIssue[]; sent: string | null }) {
  if (issues.length === 0)
    return <p className={styles.soft}>No letter has been sent yet. The first one is yours to write.</p>;
  return (
    <ul className={styles.issues}>
      {issues.map((issue) => (
        <Issue key={issue.id} issue={issue} isNew={issue.id === sent} />
      ))}
    </ul>
  );
}

function Issue({ issue, isNew }: { issue: LetterIssue; isNew: boolean }) {
  const { id, subject, state, balance } = issue;
  return (
    <li className={isNew ? `${styles.issue} ${styles.fresh}` : styles.issue}>
      <h3 dir="auto">
        <Link to={`/admin/email/letters/${id}`} prefetch="intent">
          {subject}
        </Link>
      </h3>
      <p className={styles.soft}>
        <Standing issue={issue} />
        {isResting(issue) && " · resting for now"}
        {balance.failed > 0 && ` · ${figure(balance.failed)} refused`}
        {balance.uncertain > 0 && ` · ${figure(balance.uncertain)} uncertain`}
      </p>
      {state !== "scheduled" && <SendBar balance={balance} />}
    </li>
  );
}

function Standing({ issue }: { issue: LetterIssue }) {
  const { state, startedAt, dueAt, finishedAt, balance } = issue;
  switch (state) {
    case "scheduled":
      return <>Goes out on {dueAt && <ComingMoment iso={dueAt} />}</>;
    case "holding":
      return <>About to go to {readers(balance.audience)}: it can still be taken back</>;
    case "sending":
      return (
        <>
          Going out: {figure(balance.audience - balance.waiting)} of {readers(balance.audience)}
        </>
      );
    case "paused":
      return <>Paused: {readers(balance.waiting)} still to go</>;
    case "cancelled":
      return (
        <>
          Cancelled: {figure(balance.accepted)} of {readers(balance.audience)} had it
        </>
      );
    case "sent":
      return (
        <>
          Sent to {readers(balance.accepted)} <Moment iso={finishedAt ?? startedAt} />
        </>
      );
  }
}
