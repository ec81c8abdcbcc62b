import { Form } from "react-router";
import { Asked } from "@toadstool/elements/dialog/asked";
import { DoneInPlace, Trouble } from "@toadstool/elements/dialog/notice";
import { Button } from "@toadstool/elements/forms/button";
import { Field } from "@toadstool/elements/forms/field";
import { FormButton } from "@toadstool/elements/forms/form-button";
import { usePasskey } from "#app/browser/identity/passkeys.ts";
import { stayHere } from "#app/browser/scroll.ts";
import { Moment } from "#app/ui/moment/moment.tsx";
import { type ListedPasskey, longestPasskeyName } from "#domain/identity/passkeys/passkey.ts";
import type { Refused } from "#domain/outcome.ts";
import styles from "./tokens.module.css";

interface PasskeysSectionProps {
  passkeys: ListedPasskey[];
  /** What the last command did. */
  answer?: { passkeyDone: string };
  refusal?: Refused;
  typed?: Record<string, string>;
}

/** The passkeys that log the owner in beside her identity provider. */
export function PasskeysSection({ passkeys, answer, refusal, typed }: PasskeysSectionProps) {
  return (
    <section className={styles.section} aria-labelledby="passkeys">
      <h2 id="passkeys">Passkeys</h2>
      <p className={styles.measure}>
        With a passkey you log in by your device’s fingerprint, face or code. Your identity provider stays the
        way in if you lose the device.
      </p>
      {answer && <DoneInPlace answer={answer}>{answer.passkeyDone}</DoneInPlace>}
      {passkeys.length === 0 ? (
        <p className={styles.soft}>No passkeys yet.</p>
      ) : (
        <ul className={styles.tokens} aria-label="Passkeys">
          {passkeys.map((passkey) => (
            <Passkey key={passkey.id} {...passkey} />
          ))}
        </ul>
      )}
      <AddPasskey key={passkeys.length} refusal={refusal} typed={typed} />
    </section>
  );
}

function Passkey({ id, name, createdAt, lastUsedAt }: ListedPasskey) {
  return (
    <li className={styles.card}>
      <div className={styles.facts}>
        <h3 className={styles.name} dir="auto">
          {name}
        </h3>
        <p className={styles.soft}>
          Added <Moment iso={createdAt} />,{" "}
          {lastUsedAt ? (
            <>
              last used <Moment iso={lastUsedAt} />
            </>
          ) : (
            "never used"
          )}
        </p>
      </div>
      <Asked summary="Remove…" label={`Remove “${name}”…`}>
        <p>It no longer logs you in. Sessions that it began go on until you end them above.</p>
        <FormButton intent="remove-passkey" fields={{ id }} look="danger" preventScrollReset>
          Remove “{name}”
        </FormButton>
      </Asked>
    </li>
  );
}

function AddPasskey({ refusal, typed }: Pick<PasskeysSectionProps, "refusal" | "typed">) {
  const { form, isOpen, canOpen, trouble, open } = usePasskey("add");
  const issues = refusal?.issues;
  const message = trouble || (issues?.some(({ field }) => field === "name") ? "" : refusal?.message);
  return (
    <Form
      method="post"
      className={`${styles.form} ${styles.measure} needs-script`}
      ref={form}
      preventScrollReset
      state={stayHere}
    >
      <input type="hidden" name="intent" value="add-passkey" />
      <input type="hidden" name="answer" />
      <Field
        label="Name of the passkey"
        hint="Of the device that keeps it, such as “My phone”."
        name="name"
        required
        maxLength={longestPasskeyName}
        autoComplete="off"
        defaultValue={typed?.name}
        issues={issues}
      />
      <div>
        <Button
          type="submit"
          disabled={!canOpen}
          onClick={(event) => {
            event.preventDefault();
            void open();
          }}
        >
          {isOpen ? "Waiting for your device…" : "Add a passkey"}
        </Button>
      </div>
      {message && <Trouble>{message}</Trouble>}
    </Form>
  );
}
