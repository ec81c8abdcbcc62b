import { figure } from "@toadstool/elements/charts";
import { aboutHowLong, useSecondsUntil } from "@toadstool/elements/moments";
import { ComingMoment, comes, Moment } from "#app/ui/moment/moment.tsx";
import type { LetterIssue } from "#domain/newsletter/issue.ts";
import type { Progress } from "#domain/newsletter/ledger/progress.server.ts";
import shared from "../admin.module.css";
import styles from "./send.module.css";
import { isResting, readers } from "./send-words.ts";

/** The state of the send, in a sentence or two. */
export function SendState({ issue, progress }: { issue: LetterIssue; progress: Progress | null }) {
  const { state, heldUntil, heldBecause } = issue;
  const { percent, perMinute, secondsLeft } = progress ?? { perMinute: null, secondsLeft: null };
  return (
    <>
      <p className={styles.now}>
        <Standing issue={issue} isWhole />
      </p>
      {heldBecause && (
        <p role="note">
          {heldBecause}
          {heldUntil && isResting(issue) && (
            <>
              {" "}
              Sending resumes automatically on <ComingMoment iso={heldUntil} />.
            </>
          )}
        </p>
      )}
      {state === "sending" && progress && (
        <p className={shared.soft}>
          {percent}% done
          {perMinute !== null && <> · {figure(perMinute)} a minute</>}
          {secondsLeft !== null && <> · {aboutHowLong(secondsLeft)} left</>}
        </p>
      )}
    </>
  );
}

/** The same in a few words, for a row; `isWhole` as a sentence. */
export function Standing({ issue, isWhole = false }: { issue: LetterIssue; isWhole?: boolean }) {
  const { state, startedAt, dueAt, finishedAt, segment, balance } = issue;
  const all = readers(balance.audience);
  const at = {
    scheduled: dueAt,
    holding: isWhole && dueAt,
    sending: isWhole && (dueAt ?? startedAt),
    paused: null,
    cancelled: isWhole && finishedAt,
    sent: finishedAt ?? startedAt,
  }[state];
  const words = {
    scheduled: "Will be sent on ",
    holding: isWhole
      ? `No one has received it yet. The first email to ${all} is sent `
      : `About to be sent to ${all}: you can still undo this`,
    sending: `Sending: ${figure(balance.audience - balance.waiting)} of ${all}${isWhole ? ", started " : ""}`,
    paused: `Paused: ${readers(balance.waiting)} waiting`,
    cancelled: `Cancelled: ${figure(balance.accepted)} of ${all} sent${isWhole ? " by then, " : ""}`,
    sent: isWhole ? "Sent " : `Sent to ${readers(balance.accepted)} `,
  }[state];
  const ends: Partial<Record<typeof state, string>> = {
    scheduled: `, to everyone who is subscribed ${segment ? "and among the recipients " : ""}then. No one has received it yet.`,
    paused: "; no email is sent until you resume.",
  };
  const When = { scheduled: ComingMoment, holding: Countdown }[state as string] ?? Moment;
  return (
    <>
      {words}
      {at && <When key={at} iso={at} />}
      {isWhole && (ends[state] ?? ".")}
    </>
  );
}

/** Where no script counts, the moment itself. */
function Countdown({ iso }: { iso: string }) {
  const seconds = useSecondsUntil(iso);
  if (seconds === 0) return <>any moment now</>;
  return seconds === null ? (
    comes("on", iso)
  ) : (
    <>
      in <span className={styles.seconds}>{seconds}</span> {seconds === 1 ? "second" : "seconds"}
    </>
  );
}
