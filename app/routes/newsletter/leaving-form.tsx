import { Form, useNavigation } from "react-router";
import { Button } from "@toadstool/elements/forms/button";
import { TextField } from "@toadstool/elements/forms/field";
import type { Refused } from "#domain/outcome.ts";
import { useWords } from "#app/ui/use-words.ts";
import { leavingReasons, longestReason } from "#domain/subscribers/leaving.ts";
import "#app/ui/controls.css";
import styles from "./newsletter.module.css";

interface LeavingFormProps {
  answer: { refusal: Refused | null; typed: Record<string, string> } | null | undefined;
}

/** Asks people who have unsubscribed why, if they like to say. */
export function LeavingForm({ answer }: LeavingFormProps) {
  const words = useWords().readers.leave;
  const isSending = useNavigation().state === "submitting";
  const { refusal, typed } = answer ?? {};
  const ofReason = refusal?.issues.filter((issue) => issue.field !== "words").map((issue) => issue.message);
  return (
    <Form method="post" className={styles.leaving} preventScrollReset>
      <fieldset className={styles.reasons}>
        <legend>{words.why}</legend>
        {Object.entries(leavingReasons).map(([reason, name]) => (
          <label key={reason}>
            <input type="radio" name="reason" value={reason} defaultChecked={typed?.reason === reason} />
            {words[name]}
          </label>
        ))}
      </fieldset>
      <TextField
        label={words.words}
        name="words"
        rows={3}
        hint={words.wordsHint({ limit: longestReason })}
        defaultValue={typed?.words}
        issues={refusal?.issues}
      />
      {ofReason?.length ? (
        <p role="alert" className={styles.trouble}>
          {ofReason.join(" ")}
        </p>
      ) : null}
      <Button type="submit" name="intent" value="tell" look="quiet" disabled={isSending}>
        {words.send}
      </Button>
    </Form>
  );
}
