import { Trouble } from "@toadstool/elements/dialog/notice";
import { Button } from "@toadstool/elements/forms/button";
import { Field } from "@toadstool/elements/forms/field";
import { Form } from "react-router";
import { usePress } from "#app/ui/press/use-press.ts";
import { eventWords } from "#domain/webhooks/webhook.ts";
import shared from "../admin.module.css";
import styles from "./webhooks.module.css";

/** Each event has a field of its own, so that a refused form keeps every tick. */
export function AddWebhook() {
  const { isPending, refusal, issues, typed } = usePress("add");
  const ofEvents = issues.find(({ field }) => field.startsWith("events"));
  const isBeside = ofEvents || issues.some(({ field }) => field === "url");
  return (
    <Form method="post" className={shared.section} preventScrollReset>
      <Field
        label="Address to notify"
        name="url"
        type="url"
        placeholder="https://example.com/hook"
        required
        defaultValue={typed.url}
        issues={issues}
      />
      <fieldset className={styles.events} aria-describedby={ofEvents && "events-issue"}>
        <legend>Notify it when</legend>
        {Object.entries(eventWords).map(([kind, words]) => (
          <label key={kind} className={styles.event}>
            <input
              type="checkbox"
              name={kind}
              defaultChecked={refusal ? kind in typed : kind === "post.published"}
            />
            {words}
          </label>
        ))}
        {ofEvents && (
          <p id="events-issue" className={styles.issue}>
            {ofEvents.message}
          </p>
        )}
      </fieldset>
      <div>
        <Button type="submit" name="intent" value="add" disabled={isPending}>
          {isPending ? "Adding…" : "Add webhook"}
        </Button>
      </div>
      {refusal && !isBeside && <Trouble>{refusal.message}</Trouble>}
    </Form>
  );
}
