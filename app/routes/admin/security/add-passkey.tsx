import { Trouble } from "@toadstool/elements/dialog/notice";
import { Button } from "@toadstool/elements/forms/button";
import { Field } from "@toadstool/elements/forms/field";
import { HiddenFields } from "@toadstool/elements/forms/form-button";
import { Form } from "react-router";
import { usePasskey } from "#app/browser/identity/passkeys.ts";
import { usePress } from "#app/ui/press/use-press.ts";
import { longestPasskeyName } from "#domain/identity/passkeys/passkey.ts";
import shared from "../admin.module.css";

export function AddPasskey() {
  const { form, isOpen, canOpen, trouble, open } = usePasskey("add");
  const { refusal, issues, typed } = usePress("add-passkey");
  const message = trouble || (issues.some(({ field }) => field === "name") ? "" : refusal?.message);
  return (
    <Form method="post" className={shared.section} ref={form} preventScrollReset>
      <HiddenFields fields={{ intent: "add-passkey" }} />
      {/* Filled by the device: with a value of React’s it would be emptied before it is sent. */}
      <input type="hidden" name="answer" />
      <Field
        label="Name of the passkey"
        hint="Of the device that keeps it, such as “My phone”."
        name="name"
        required
        maxLength={longestPasskeyName}
        autoComplete="off"
        defaultValue={typed.name}
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
          {isOpen ? "Waiting for your device…" : "Add passkey"}
        </Button>
      </div>
      {message && <Trouble>{message}</Trouble>}
    </Form>
  );
}
