import { Trouble } from "@toadstool/elements/dialog/notice";
import { Button } from "@toadstool/elements/forms/button";
import { Field, TextField } from "@toadstool/elements/forms/field";
import { Form } from "react-router";
import { usePress } from "#app/ui/press/use-press.ts";
import shared from "../admin.module.css";

/** The owner vouches for a person, who gets the next letter without being asked to confirm. */
export function AddSubscriber() {
  const { isPending, refusal, issues, typed } = usePress("add");
  return (
    <Form method="post" className={shared.section}>
      <p className={shared.soft}>
        They are subscribed at once, without a confirmation email. People who have unsubscribed can only
        subscribe again themselves.
      </p>
      <Field
        label="Email address"
        name="email"
        type="email"
        autoComplete="off"
        required
        defaultValue={typed.email}
        issues={issues}
      />
      <TextField
        label="Consent"
        hint="How they agreed to receive your letters. Kept with the address as a record: “Signed the sheet at the June fair.”"
        name="consent"
        required
        maxLength={1000}
        rows={2}
        defaultValue={typed.consent}
        issues={issues}
      />
      <div>
        <Button type="submit" name="intent" value="add" disabled={isPending}>
          Add subscriber
        </Button>
      </div>
      {refusal && issues.length === 0 && <Trouble>{refusal.message}</Trouble>}
    </Form>
  );
}
