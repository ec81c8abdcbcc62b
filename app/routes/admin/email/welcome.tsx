import { useId, useState } from "react";
import { Form, useNavigation } from "react-router";
import { useTypedEarly } from "@toadstool/markdown-editor/typed-early";
import { MarkdownField } from "#app/ui/markdown-field/markdown-field.tsx";
import { Button } from "@toadstool/elements/forms/button";
import { Field } from "@toadstool/elements/forms/field";
import { Done, Trouble } from "@toadstool/elements/dialog/notice";
import { letterLimits } from "#domain/letter/letter-input.ts";
import type { Welcome } from "#domain/subscribers/welcome.ts";
import { Section } from "../admin-main.tsx";
import shared from "../admin.module.css";
import styles from "./welcome.module.css";
import type { WelcomeAnswer } from "./welcome-form.server.ts";

interface EmailWelcomeProps {
  /** As it is saved. */
  welcome: Welcome;
  answer: WelcomeAnswer | undefined;
  ownAddress: string;
}

/** The letter that a new reader gets first. */
export function EmailWelcome({ welcome, answer, ownAddress }: EmailWelcomeProps) {
  const busyWith = useNavigation().formData?.get("intent");
  const isBusy = busyWith === "save-welcome" || busyWith === "test-welcome";
  const { isOn, subject, content, to } = answer?.typed ?? { ...welcome, to: "" };
  const [written, setWritten] = useState(content);
  const formId = useId();
  useTypedEarly(formId, ({ welcomeContent }) => welcomeContent !== undefined && setWritten(welcomeContent));
  const issues = answer?.refusal?.issues.map(({ field, message }) => ({
    field: fields[field] ?? "",
    message,
  }));
  return (
    <Section id="welcome-title" title="Welcome letter">
      <details className={`${shared.card} ${styles.fold}`} open={answer !== undefined || undefined}>
        <summary>
          {welcome.isOn ? `On: “${welcome.subject}”` : "Off: new subscribers receive only your next letter"}
        </summary>
        <Form id={formId} method="post" className={shared.section} preventScrollReset>
          <p className={shared.soft}>
            Sent automatically, once, to each new subscriber who confirms, with a link to unsubscribe. It is
            not sent to people who subscribed before you switched it on.
          </p>
          <label className={styles.choice}>
            <input type="checkbox" name="welcomeOn" defaultChecked={isOn} /> Send it to new subscribers
          </label>
          <Field
            label="Subject of the welcome letter"
            name="welcomeSubject"
            defaultValue={subject}
            limit={letterLimits.subject}
            autoComplete="off"
            issues={issues}
          />
          <MarkdownField
            label="Welcome letter (markdown)"
            name="welcomeContent"
            rows={10}
            value={written}
            onChange={({ target }) => setWritten(target.value)}
            issues={issues}
          />
          {answer?.refusal ? <Trouble>{answer.refusal.message}</Trouble> : <Done>{answer?.told}</Done>}
          <div className={`${shared.buttons} ${styles.buttons}`}>
            <Button type="submit" name="intent" value="save-welcome" disabled={isBusy}>
              Save welcome letter
            </Button>
            <Field
              label="Send a test to"
              name="welcomeTo"
              type="email"
              defaultValue={to}
              placeholder={ownAddress}
              autoComplete="email"
              issues={issues}
              className={styles.to}
            />
            <Button type="submit" name="intent" value="test-welcome" look="quiet" disabled={isBusy}>
              Test welcome letter
            </Button>
          </div>
        </Form>
      </details>
    </Section>
  );
}

const fields: Record<string, string> = {
  subject: "welcomeSubject",
  content: "welcomeContent",
  to: "welcomeTo",
};
