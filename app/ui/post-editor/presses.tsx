import { type SubmitEvent } from "react";
import { Form, useNavigation } from "react-router";
import { useScripted } from "@toadstool/elements/behaviour/scripted";
import { Button } from "@toadstool/elements/forms/button";
import { HiddenFields } from "@toadstool/elements/forms/form-button";
import { idOf } from "./editor-mode.ts";
import type { useWriting } from "./use-writing.ts";
import styles from "./workspace.module.css";

export interface PressesProps {
  writing: ReturnType<typeof useWriting>;
  /** The intents of the form's buttons and their words, the main one first. */
  buttons: (readonly [intent: string, words: string])[];
  /** The intent of the press that only saves: without scripts nothing else does. */
  plainSave?: string;
  /** What has to be typed first, with its article. */
  missing: string[];
  onSubmit: (intent: string) => void;
}

/** What can be done with the text: the fields are outside its form, and name it. */
export function Presses({ writing, buttons, plainSave, missing, onSubmit }: PressesProps) {
  const { editor, formId } = writing;
  const { mode, newKey, state, workplace } = editor;
  const scripted = useScripted();
  const isAway = useNavigation().state !== "idle";
  // Without scripts the buttons must work and the server checks; with them, only a complete text can be sent.
  const isMissing = scripted && missing.length > 0;
  const isBusy = scripted && (isAway || state.step.at === "submitting");
  const id = idOf(mode);
  const opened = mode.kind === "draft" ? workplace.opens : mode.kind;
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent;
    // Not every browser leads the keyboard to a button that was pressed; there it says what is missing.
    if (isMissing) submitter?.focus();
    else onSubmit(submitter?.getAttribute("value") ?? "");
  };
  return (
    <>
      <Form
        id={formId}
        method="post"
        action={id ? `${workplace.path}?${opened}=${id}` : workplace.path}
        encType="multipart/form-data"
        // A field that is folded away cannot be led to by the browser; what is missing is said by the press, or by the server.
        noValidate
        onSubmit={send}
        className={styles.submits}
        data-saves-itself
      >
        <HiddenFields
          fields={{
            id,
            version: state.target.kind === "new" ? "" : String(state.target.version),
            ...(mode.kind !== "post" && { publishKey: newKey }),
            ...(mode.kind === "new" && { draftKey: newKey }),
          }}
        />
        {(plainSave && !scripted ? [...buttons, [plainSave, "Save"] as const] : buttons).map(
          ([intent, words], index) => (
            <Button
              key={intent}
              type="submit"
              name="intent"
              value={intent}
              look={index === 0 ? "primary" : "quiet"}
              className={intent === plainSave ? "unscripted" : undefined}
              disabled={isBusy}
              aria-disabled={isMissing || undefined}
              aria-describedby={isMissing ? `${formId}-missing` : undefined}
            >
              {words}
            </Button>
          ),
        )}
      </Form>
      {isMissing && (
        <span id={`${formId}-missing`} className={styles.missing}>
          Enter {listed.format(missing)} first.
        </span>
      )}
    </>
  );
}

const listed = new Intl.ListFormat("en-GB");
