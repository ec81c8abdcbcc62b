import { Form, useNavigation } from "react-router";
import { Button } from "@toadstool/elements/forms/button";
import { TextField } from "@toadstool/elements/forms/field";
import type { Refused } from "#domain/outcome.ts";
import { leavingReasons, longestReason } from "#domain/subscribers/leaving.ts";
import "#app/ui/controls.css";
import styles from "./newsletter.module.css";

interface LeavingFormProps {
  answer: { refusal: Refused | null; typed: Record<string, string> } | null | undefined;
}

/** Asks people who have unsubscribed why, if they like to say. */
export function LeavingForm({ answer }: LeavingFormProps) {
  const isSending = useNavigation().state === "submitting";
  const { refusal, typed } = answer ?? {};
  const ofReason = refusal?.issues.filter((issue) => issue.field !== "words").map((issue) => issue.message);
  return (
    <Form method="post" className={styles.leaving} preventScrollReset>
      <fieldset className={styles.reasons}>
        <legend>Why did you unsubscribe? (optional)</legend>
        {Object.entries(leavingReasons).map(([reason, label]) => (
          <label key={reason}>
            <input type="radio" name="reason" value={reason} defaultChecked={typed?.reason === reason} />
            {label}
          </label>
        ))}
      </fieldset>
      <TextField
        label="In your own words"
        name="words"
        rows={3}
        hint={`Up to ${longestReason} characters. The author of the letters reads them.`}
        defaultValue={typed?.words}
        issues={refusal?.issues}
      />
      {ofReason?.length ? (
        <p role="alert" className={styles.trouble}>
          {ofReason.join(" ")}
        </p>
      ) : null}
      <Button type="submit" name="intent" value="tell" look="quiet" disabled={isSending}>
        Send
      </Button>
    </Form>
  );
}
