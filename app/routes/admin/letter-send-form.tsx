import { Form, useNavigation } from "react-router";
import { useScripted } from "#app/browser/scripted.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { useOwnZone } from "#app/ui/moment.tsx";
import { warningClass } from "#app/ui/notice.tsx";
import type { LetterReview } from "#domain/newsletter/letter/letter-review.server.ts";
import type { Refused } from "#domain/outcome.ts";
import styles from "./letter-review.module.css";

interface SendFormProps {
  /** The version of the letter that was looked at. */
  version: number;
  review: Pick<LetterReview, "audience" | "canSend" | "canSchedule">;
  undoSeconds: number;
  siteZone: string;
  refusal?: Refused;
  typed: Record<string, string>;
}

/** Sends the text that was looked at and no other: now, or when its time has come. */
export function SendForm({ version, review, undoSeconds, siteZone, refusal, typed }: SendFormProps) {
  const { audience, canSend, canSchedule } = review;
  const scripted = useScripted();
  const zone = useOwnZone() || siteZone;
  const isBusy = useNavigation().formMethod === "POST";
  const readers = audience === 1 ? "1 reader" : `${audience.toLocaleString("en-GB")} readers`;
  return (
    <Form method="post" className={styles.send} preventScrollReset>
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="timeZone" value={scripted ? zone : ""} />
      {!canSchedule && <p className={warningClass}>Something above has to be mended first.</p>}
      <label className={styles.box}>
        <input
          type="checkbox"
          name="isPublic"
          value="yes"
          defaultChecked={typed.version === undefined || typed.isPublic === "yes"}
        />
        <span>
          Show it in the archive
          <span className={styles.soft}>Anybody can then read it at /letters, once it has gone out.</span>
        </span>
      </label>
      <div className={styles.way}>
        <p>
          It goes to everybody who is confirmed at the moment you press the button. {undoWords(undoSeconds)}
        </p>
        <Button type="submit" name="intent" value="send" disabled={isBusy || !canSend}>
          {isBusy ? "Sending…" : `Send to ${readers}`}
        </Button>
      </div>
      <fieldset className={styles.way}>
        <legend>Or later</legend>
        <div className={styles.row}>
          <Field
            label="Day and time"
            type="datetime-local"
            name="dueAt"
            defaultValue={typed.dueAt}
            hint={`By the clock of ${zone}. It goes to whoever is subscribed then.`}
            issues={refusal?.issues}
            className={styles.to}
          />
          <Button type="submit" name="intent" value="schedule" look="quiet" disabled={isBusy || !canSchedule}>
            Schedule it
          </Button>
        </div>
      </fieldset>
    </Form>
  );
}

function undoWords(seconds: number): string {
  if (seconds <= 0) return "It leaves at once, and cannot be called back.";
  const span =
    seconds % 60 === 0 ? `${seconds / 60} minute${seconds === 60 ? "" : "s"}` : `${seconds} seconds`;
  return `For ${span} you can take it back whole; then it leaves.`;
}
