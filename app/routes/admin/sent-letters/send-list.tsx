import { Link } from "react-router";
import { Moment, ComingMoment } from "#app/ui/moment/moment.tsx";
import type { LetterIssue } from "#domain/newsletter/issue.ts";
import { figure } from "@toadstool/elements/charts";
import { SendBar } from "./send-bar.tsx";
import shared from "../admin.module.css";
import styles from "./send-list.module.css";
import { isResting, readers } from "./send-words.ts";

interface SendListProps {
  issues: LetterIssue[];
  /** The level of the subjects' headings. */
  level: 2 | 3;
}

/** Letters that were sent, each with its state. */
export function SendList({ issues, level }: SendListProps) {
  return (
    <ul className={styles.issues}>
      {issues.map((issue) => (
        <Issue key={issue.id} issue={issue} level={level} />
      ))}
    </ul>
  );
}

function Issue({ issue, level }: { issue: LetterIssue; level: 2 | 3 }) {
  const Heading = `h${level}` as const;
  const { id, subject, state, balance } = issue;
  return (
    <li className={`${shared.card} ${styles.issue}`}>
      <Heading dir="auto" className={styles.subject}>
        <Link to={`/admin/email/letters/${id}`} prefetch="intent">
          {subject}
        </Link>
      </Heading>
      <p className={shared.soft}>
        <Standing issue={issue} />
        {isResting(issue) && " · paused by the provider’s limit"}
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
      return <>Will be sent on {dueAt && <ComingMoment iso={dueAt} />}</>;
    case "holding":
      return <>About to be sent to {readers(balance.audience)}: you can still undo this</>;
    case "sending":
      return (
        <>
          Sending: {figure(balance.audience - balance.waiting)} of {readers(balance.audience)}
        </>
      );
    case "paused":
      return <>Paused: {readers(balance.waiting)} waiting</>;
    case "cancelled":
      return (
        <>
          Cancelled: {figure(balance.accepted)} of {readers(balance.audience)} sent
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
