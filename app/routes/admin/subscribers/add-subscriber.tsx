import { Form, Link, useNavigation } from "react-router";
import { Button } from "@toadstool/elements/forms/button";
import { Field, TextField } from "@toadstool/elements/forms/field";
import { Done, Trouble } from "@toadstool/elements/dialog/notice";
import type { Subscriber } from "#domain/subscribers/subscriber.ts";
import type { Refused } from "#domain/outcome.ts";
import shared from "../admin.module.css";
import { home } from "./view.ts";

interface AddSubscriberProps {
  answer?: { added: Subscriber } | { refusal: Refused; typed: Record<string, string> };
}

/** The owner vouches for a person, who gets the next letter without being asked to confirm. */
export function AddSubscriber({ answer }: AddSubscriberProps) {
  const isBusy = useNavigation().state !== "idle";
  const refusal = answer && "refusal" in answer ? answer : undefined;
  const added = answer && "added" in answer ? answer.added : undefined;
  const issues = refusal?.refusal.issues;
  return (
    <Form method="post" action={`${home}#add`} className={`${shared.section} ${shared.measure}`}>
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
        defaultValue={refusal?.typed.email}
        issues={issues}
      />
      <TextField
        label="Consent"
        hint="How they agreed to receive your letters. Kept with the address as a record: “Signed the sheet at the June fair.”"
        name="consent"
        required
        maxLength={1000}
        rows={2}
        defaultValue={refusal?.typed.consent}
        issues={issues}
      />
      <div>
        <Button type="submit" disabled={isBusy}>
          Add subscriber
        </Button>
      </div>
      {refusal && issues?.length === 0 && <Trouble>{refusal.refusal.message}</Trouble>}
      <Done>
        {added && (
          <>
            <Link to={`${home}/${added.id}`}>{added.email}</Link> is now subscribed.
          </>
        )}
      </Done>
    </Form>
  );
}
