import { aboutHowLong, useSecondsUntil } from "@toadstool/elements/moments";
import { ComingMoment, Moment } from "#app/ui/moment/moment.tsx";
import type { LetterIssue } from "#domain/newsletter/issue.ts";
import { figure } from "@toadstool/elements/charts";
import type { Progress } from "#domain/newsletter/ledger/progress.server.ts";
import { isResting, readers } from "./send-words.ts";
import shared from "../admin.module.css";
import styles from "./sends.module.css";

/** The state of the send, in a sentence or two. */
export function SendState({ issue, progress }: { issue: LetterIssue; progress: Progress | null }) {
  return (
    <div className={styles.state}>
      <p className={styles.now}>
        <Now issue={issue} />
      </p>
      {issue.heldBecause && <Held issue={issue} />}
      {issue.state === "sending" && progress && <Pace {...progress} />}
    </div>
  );
}

function Now({ issue }: { issue: LetterIssue }) {
  const { state, startedAt, dueAt, finishedAt, balance } = issue;
  switch (state) {
    case "scheduled":
      return (
        <>
          Will be sent {dueAt && <On iso={dueAt} />}, to everyone who is subscribed{" "}
          {issue.segment && "and among the recipients "}
          then. No one has received it yet.
        </>
      );
    case "holding":
      return (
        <>
          No one has received it yet. The first email to {readers(balance.audience)} is sent{" "}
          {dueAt && <Countdown key={dueAt} iso={dueAt} />}.
        </>
      );
    case "sending":
      return (
        <>
          Sending to {readers(balance.audience)}, started <Moment iso={dueAt ?? startedAt} />.
        </>
      );
    case "paused":
      return <>Paused. {readers(balance.waiting)} waiting; no email is sent until you resume.</>;
    case "cancelled":
      return (
        <>
          Cancelled {finishedAt && <Moment iso={finishedAt} />}. {readers(balance.accepted)} had been sent by
          then.
        </>
      );
    case "sent":
      return <>Sent {finishedAt && <Moment iso={finishedAt} />}.</>;
  }
}

function Held({ issue }: { issue: LetterIssue }) {
  const { heldUntil, heldBecause } = issue;
  return (
    <p role="note" className={styles.held}>
      {heldBecause}
      {heldUntil && isResting(issue) && (
        <>
          {" "}
          Sending resumes automatically <On iso={heldUntil} />.
        </>
      )}
    </p>
  );
}

function Pace({ percent, perMinute, secondsLeft }: Progress) {
  return (
    <p className={shared.soft}>
      {percent}% done
      {perMinute !== null && <> · {figure(perMinute)} a minute</>}
      {secondsLeft !== null && <> · {aboutHowLong(secondsLeft)} left</>}
    </p>
  );
}

/** Where no script counts, the moment itself. */
function Countdown({ iso }: { iso: string }) {
  const seconds = useSecondsUntil(iso);
  if (seconds === null) return <On iso={iso} />;
  if (seconds === 0) return <>any moment now</>;
  return (
    <>
      in <span className={styles.seconds}>{seconds}</span> {seconds === 1 ? "second" : "seconds"}
    </>
  );
}

function On({ iso }: { iso: string }) {
  return (
    <>
      on <ComingMoment iso={iso} />
    </>
  );
}
