import type { ChangeEvent } from "react";
import { Form, useFetcher, useNavigation } from "react-router";
import { Button } from "@toadstool/elements/forms/button";
import { Field } from "@toadstool/elements/forms/field";
import { zoneWords } from "#domain/calendar/time-zone.ts";
import { warningClass } from "@toadstool/elements/dialog/notice";
import type { Sending } from "#domain/newsletter/keep-sending.server.ts";
import type { LetterReview } from "#domain/newsletter/review/review-letter.server.ts";
import type { Refused } from "#domain/outcome.ts";
import { counted } from "#domain/text/counted.ts";
import shared from "../admin.module.css";
import styles from "./review.module.css";

interface SendFormProps {
  /** The version of the letter that was looked at. */
  version: number;
  review: Pick<LetterReview, "audience" | "canSend" | "canSchedule">;
  /** What was chosen before. */
  sending: Pick<Sending, "isPublic" | "countsClicks">;
  undoSeconds: number;
  /** Not for a segment alone. */
  isForAll: boolean;
  siteZone: string;
  refusal?: Refused;
  typed: Record<string, string>;
}

/** Sends the text that was looked at and no other: now, or when its time has come. */
export function SendForm({
  version,
  review,
  sending,
  undoSeconds,
  isForAll,
  siteZone,
  refusal,
  typed,
}: SendFormProps) {
  const { audience, canSend, canSchedule } = review;
  const isBusy = useNavigation().formMethod === "POST";
  const keeping = useFetcher();
  const keep = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const form = new FormData(currentTarget.form ?? undefined);
    form.set("intent", "keep");
    void keeping.submit(form, { method: "post" });
  };
  const isTicked = (name: keyof typeof sending) => (typed.intent ? typed[name] === "yes" : sending[name]);
  return (
    <Form method="post" className={`${shared.card} ${styles.send}`} preventScrollReset>
      <input type="hidden" name="version" value={version} />
      {!canSchedule && <p className={warningClass}>Fix the problems above first.</p>}
      <label className={styles.box}>
        <input
          type="checkbox"
          name="isPublic"
          value="yes"
          defaultChecked={isTicked("isPublic")}
          onChange={keep}
        />
        <span>
          Show in the public archive
          <span className={`${shared.soft} ${styles.below}`}>
            Anyone can then read it at /letters once it has been sent.
          </span>
        </span>
      </label>
      <label className={styles.box}>
        <input
          type="checkbox"
          name="countsClicks"
          value="yes"
          defaultChecked={isTicked("countsClicks")}
          onChange={keep}
        />
        <span>
          Count clicks on its links
          <span className={`${shared.soft} ${styles.below}`}>
            A number for each link, without noting who clicked. The foot of the letter says so.
          </span>
        </span>
      </label>
      <div className={styles.way}>
        <p>
          It is sent to every subscriber who is confirmed
          {isForAll ? "" : " and among these recipients"} when you press the button. {undoWords(undoSeconds)}
        </p>
        <Button type="submit" name="intent" value="send" disabled={isBusy || !canSend}>
          {isBusy ? "Sending…" : `Send to ${counted(audience, "subscriber")}`}
        </Button>
      </div>
      <fieldset className={styles.way}>
        <legend>Or schedule it</legend>
        <div className={`${shared.buttons} ${styles.row}`}>
          <Field
            label="Day and time"
            type="datetime-local"
            name="dueAt"
            defaultValue={typed.dueAt}
            hint={`On the clock of ${zoneWords(siteZone)}. It is sent to everyone who is subscribed ${isForAll ? "" : "and among these recipients "}at that time.`}
            issues={refusal?.issues}
            className={styles.to}
          />
          <Button type="submit" name="intent" value="schedule" look="quiet" disabled={isBusy || !canSchedule}>
            Schedule
          </Button>
        </div>
      </fieldset>
    </Form>
  );
}

function undoWords(seconds: number): string {
  if (seconds <= 0) return "It is sent at once and cannot be undone.";
  const span = seconds % 60 === 0 ? counted(seconds / 60, "minute") : counted(seconds, "second");
  return `You can undo the send for ${span}; then it goes out.`;
}
