import type { SubmitEvent } from "react";
import { Form, useNavigation } from "react-router";
import { Done, Trouble } from "@toadstool/elements/dialog/notice";
import { Button } from "@toadstool/elements/forms/button";
import { Field } from "@toadstool/elements/forms/field";
import { HiddenFields } from "@toadstool/elements/forms/form-button";
import { usePress } from "#app/ui/press/use-press.ts";
import { welcomeLimits, type WelcomeLetter } from "#domain/newsletter/welcome/welcome-letter.ts";
import shared from "../admin.module.css";
import styles from "./welcome.module.css";

interface LetterFormProps {
  /** The letter's; "" before it is saved. */
  id: string;
  /** Saves what is typed above, then sends the form. */
  send: (fields: Record<string, string>) => Promise<void>;
}

function useLetterForm({ id, send }: LetterFormProps, intent: string) {
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)]);
    void send(Object.fromEntries(typed) as Record<string, string>);
  };
  return {
    ...usePress(intent),
    isBusy: useNavigation().formMethod === "POST",
    form: { method: "post", onSubmit, preventScrollReset: true } as const,
    hidden: { intent, id },
  };
}

/** When the letter goes, and whether it does. */
export function TurnForm({
  turn,
  ...props
}: LetterFormProps & { turn: Pick<WelcomeLetter, "days" | "isOn" | "version"> }) {
  const isAdded = turn.version > 0;
  const press = useLetterForm(props, isAdded ? "save-turn" : "add-letter");
  const { refusal, issues, typed, isBusy, form, hidden } = press;
  const given = refusal ? { ...turn, ...typed, isOn: typed.isOn === "on" } : turn;
  // Another window has changed it: the next save replaces that, knowingly.
  const { version } = refusal?.code === "changed_elsewhere" ? turn : given;
  return (
    <Form {...form} className={shared.section}>
      <HiddenFields fields={{ ...hidden, version: String(version) }} />
      {refusal && <Trouble>{refusal.message}</Trouble>}
      <Field
        key={`days-${turn.version}`}
        label="Days to wait"
        name="days"
        type="number"
        min={0}
        max={welcomeLimits.days}
        inputMode="numeric"
        defaultValue={given.days}
        hint="After the letter before, or, for the first one, after the subscriber confirmed. 0 is at once."
        issues={issues}
        className={styles.days}
      />
      <label className={styles.choice}>
        <input type="checkbox" name="isOn" defaultChecked={given.isOn} /> Send it to new subscribers
      </label>
      <div className={shared.buttons}>
        <Button type="submit" look={isAdded ? "quiet" : "primary"} disabled={isBusy}>
          {isAdded ? "Save its place" : "Add to the welcome letters"}
        </Button>
      </div>
    </Form>
  );
}

/** What a new reader would get, with '[Test]' before its subject. */
export function TestForm({
  ownAddress,
  testedTo,
  ...props
}: LetterFormProps & { ownAddress: string; testedTo?: string }) {
  const { refusal, issues, typed, isBusy, form, hidden } = useLetterForm(props, "test-letter");
  return (
    <Form {...form} className={`${shared.buttons} ${styles.buttons}`}>
      <HiddenFields fields={hidden} />
      <Field
        label="Send a test to"
        name="to"
        type="email"
        defaultValue={typed.to}
        placeholder={ownAddress}
        autoComplete="email"
        issues={issues}
        className={styles.to}
      />
      <Button type="submit" look="quiet" disabled={isBusy}>
        Send test
      </Button>
      {refusal && <Trouble>{refusal.message}</Trouble>}
      <Done>{testedTo && `A test letter is on its way to ${testedTo}.`}</Done>
    </Form>
  );
}
