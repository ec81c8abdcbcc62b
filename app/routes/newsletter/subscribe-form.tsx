import { Form, useNavigation } from "react-router";
import { useKeptField } from "@toadstool/elements/behaviour/use-kept-field";
import { Button } from "@toadstool/elements/forms/button";
import { Field } from "@toadstool/elements/forms/field";
import { useWords } from "#app/ui/use-words.ts";
import type { Refused } from "#domain/outcome.ts";
import type { Topic } from "#domain/subscribers/topics/topic.ts";
import styles from "./newsletter.module.css";
import { PersonCheck } from "./person-check.tsx";
import { TopicBoxes } from "./topic-boxes.tsx";

/** In `sessionStorage`: the address that was typed and could not be sent. */
export const emailKey = "site-field:subscribe";

interface SubscribeFormProps {
  /** The signed moment at which the page was made. */
  opened: string;
  /** The key of Turnstile's widget, where it is set up. */
  turnstile: string | null;
  /** Where people who cannot use the form can ask. */
  contact: string;
  topics: Topic[];
  answer: { refusal: Refused; typed: Record<string, string> } | undefined;
}

export function SubscribeForm({ opened, turnstile, contact, topics, answer }: SubscribeFormProps) {
  const words = useWords().subscribe;
  const isSending = useNavigation().state === "submitting";
  const kept = useKeptField(emailKey);
  const { refusal, typed } = answer ?? {};
  const isOfField = refusal?.issues.some((issue) => issue.field === "email");
  return (
    // Off, as Firefox would otherwise keep an earlier page's moment in the hidden field when the page is reloaded.
    <Form method="post" className={styles.form} noValidate autoComplete="off">
      <Field
        label={words.address}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        spellCheck={false}
        required
        defaultValue={typed?.email}
        {...kept}
        issues={refusal?.issues}
      />
      {topics.length > 0 && (
        <TopicBoxes
          legend={words.topics}
          hint={words.topicsHint}
          topics={topics.map((topic) => ({
            ...topic,
            isWanted: typed?.chosen === undefined || typed.chosen.includes(topic.id),
          }))}
        />
      )}
      <Bait />
      <input type="hidden" name="opened" value={typed?.opened ?? opened} />
      {turnstile && (
        <PersonCheck key={typed?.["cf-turnstile-response"]} siteKey={turnstile} contact={contact} />
      )}
      {refusal && !isOfField && (
        <p role="alert" className={styles.trouble}>
          {refusal.message}
        </p>
      )}
      <Button type="submit" disabled={isSending}>
        {isSending ? words.sending : words.button}
      </Button>
    </Form>
  );
}

/** A field that no person sees, reaches or is offered to fill in; machines that fill in whatever they find give themselves away. */
function Bait() {
  return (
    <div className={styles.bait} inert aria-hidden="true">
      <label>
        {useWords().subscribe.leaveEmpty}{" "}
        <input
          type="text"
          name="homepage"
          tabIndex={-1}
          autoComplete="off"
          data-1p-ignore
          data-lpignore="true"
        />
      </label>
    </div>
  );
}
