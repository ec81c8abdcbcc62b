import type { ReactNode, SubmitEvent } from "react";
import { Form, useNavigation } from "react-router";
import { useScripted } from "@toadstool/elements/behaviour/scripted";
import { Button } from "@toadstool/elements/forms/button";
import { HiddenFields } from "@toadstool/elements/forms/form-button";
import { ConfirmDelete } from "@toadstool/elements/dialog/confirm-delete";
import { idOf } from "./editor-mode.ts";
import styles from "./post-editor.module.css";
import type { useWriting } from "./use-writing.ts";

interface EditorButtonsProps {
  writing: ReturnType<typeof useWriting>;
  newKey: string;
  /** The intents of the form's buttons and their words, the main one first. */
  buttons: [intent: string, words: string][];
  /** What has to be typed first; "" where the text can be sent. */
  missing: string;
  onSubmit: (intent: string) => void;
  deletion: { label: string; question: string; intent: string };
  className?: string;
  /** Further buttons. */
  children?: ReactNode;
}

/** What can be done with the text: the fields are above its form, and name it. */
export function EditorButtons(props: EditorButtonsProps) {
  const {
    writing,
    newKey,
    buttons,
    missing,
    onSubmit,
    deletion,
    className = styles.buttons,
    children,
  } = props;
  const { editor, formId } = writing;
  const { mode, state, workplace } = editor;
  const scripted = useScripted();
  const isAway = useNavigation().state !== "idle";
  // Without scripts the buttons must work and the server checks; with them, only a complete text can be sent.
  const isMissing = scripted && missing !== "";
  const isBusy = scripted && (isAway || state.step.at === "submitting");
  const id = idOf(mode);
  const opened = mode.kind === "draft" ? workplace.opens : mode.kind;
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSubmit(event.nativeEvent.submitter?.getAttribute("value") ?? "");
  };
  return (
    <div className={styles.buttons} data-saves-itself>
      <Form
        id={formId}
        method="post"
        action={id ? `${workplace.path}?${opened}=${id}` : workplace.path}
        encType="multipart/form-data"
        onSubmit={send}
        className={className}
      >
        <HiddenFields
          fields={{
            id,
            version: state.target.kind === "new" ? "" : String(state.target.version),
            ...(mode.kind !== "post" && { publishKey: newKey }),
            ...(mode.kind === "new" && { draftKey: newKey }),
          }}
        />
        {buttons.map(([intent, words], index) => (
          <Button
            key={intent}
            type="submit"
            name="intent"
            value={intent}
            look={index === 0 ? "primary" : "quiet"}
            disabled={isMissing || isBusy}
          >
            {words}
          </Button>
        ))}
        <span className={styles.status}>{isMissing ? missing : ""}</span>
      </Form>
      {children}
      {mode.kind !== "new" && (
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it only listens to the form within
        <div onSubmitCapture={() => editor.onLeave()}>
          <ConfirmDelete
            label={deletion.label}
            question={deletion.question}
            action={workplace.path}
            fields={{ intent: deletion.intent, id }}
          />
        </div>
      )}
    </div>
  );
}
