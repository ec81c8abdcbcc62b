import { Form, useNavigation } from "react-router";
import { Button, ButtonLink } from "@toadstool/elements/forms/button";
import { Said } from "#app/ui/said.tsx";
import { useWords } from "#app/ui/use-words.ts";
import type { TopicChoice } from "#domain/subscribers/topics/topic.ts";
import styles from "./newsletter.module.css";
import { PersonCheck } from "./person-check.tsx";
import { email as masked } from "./subscription-screen.tsx";

export interface SecondStep {
  email: string;
  topics: TopicChoice;
  /** The mark with which the next submission goes through. */
  opened: string;
}

interface SecondStepFormProps {
  again: SecondStep;
  turnstile: string | null;
  contact: string;
}

/** The second step of a form that a program may have sent: it holds what was typed, and goes on by one button. */
export function SecondStepForm({
  again: { email, topics, opened },
  turnstile,
  contact,
}: SecondStepFormProps) {
  const words = useWords().subscribe;
  const isSending = useNavigation().state === "submitting";
  return (
    <>
      <h1 className={styles.title}>{words.again}</h1>
      <output className={styles.told}>
        <span className={styles.lead}>
          <Said parts={words.againLead({ address: email, email: masked })} />
        </span>
      </output>
      <Form method="post" className={styles.form} autoComplete="off">
        <input type="hidden" name="email" value={email} />
        <input type="hidden" name="opened" value={opened} />
        {topics.offered.map((id) => (
          <input key={id} type="hidden" name="offered" value={id} />
        ))}
        {topics.chosen.map((id) => (
          <input key={id} type="hidden" name="topic" value={id} />
        ))}
        {turnstile && <PersonCheck siteKey={turnstile} contact={contact} />}
        <div className={styles.ways}>
          <Button type="submit" disabled={isSending}>
            {isSending ? words.sending : words.button}
          </Button>
          <ButtonLink to="/subscribe" look="quiet" reloadDocument>
            {words.otherAddress}
          </ButtonLink>
        </div>
      </Form>
      <p className={styles.hint}>{words.againWhy}</p>
    </>
  );
}
