import type { SubmitEvent } from "react";
import { Form, useNavigation } from "react-router";
import { useScripted } from "#app/browser/scripted.ts";
import { Button } from "#app/ui/button.tsx";
import { ConfirmDelete } from "#app/ui/notice/confirm-delete.tsx";
import { isComplete } from "#domain/posts/post.ts";
import { type EditorMode, idOf } from "./editor-mode.ts";
import styles from "./post-editor.module.css";

interface EditorButtonsProps {
  mode: EditorMode;
  /** The version the text is based on; "" for a new one. */
  base: number | "";
  formId: string;
  newKey: string;
  values: { title: string; summary: string; slug: string };
  isBusy: boolean;
  onPublish: () => void;
  onCreateDraft: () => void;
  onCloseDraft: () => void;
  /** Another form is about to lead away from the text. */
  onLeave: () => void;
}

/** What can be done with the text: its form is named by `formId`, so that the fields can be above it. */
export function EditorButtons(props: EditorButtonsProps) {
  const { mode, base, formId, newKey, values, isBusy, onPublish, onCreateDraft, onCloseDraft, onLeave } =
    props;
  const scripted = useScripted();
  const isAway = useNavigation().state !== "idle";
  // Without scripts the buttons must work and the server checks; with them, only a complete text can be sent.
  const isMissing = scripted && !isComplete(values);
  const submit = (intent: string, words: string, look?: "quiet") => (
    <Button
      type="submit"
      name="intent"
      value={intent}
      look={look}
      disabled={isMissing || (scripted && (isBusy || isAway))}
    >
      {words}
    </Button>
  );
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const intent = event.nativeEvent.submitter?.getAttribute("value");
    if (intent === "create-draft") onCreateDraft();
    else if (intent === "close-draft") onCloseDraft();
    else onPublish();
  };
  const id = idOf(mode);

  return (
    <div className={styles.buttons}>
      <Form
        id={formId}
        method="post"
        action={`/admin/blog${mode.kind === "new" ? "" : `?${mode.kind}=${id}`}`}
        encType="multipart/form-data"
        onSubmit={send}
        className={styles.submits}
      >
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="version" value={base} />
        {mode.kind !== "post" && <input type="hidden" name="publishKey" value={newKey} />}
        {mode.kind === "new" && <input type="hidden" name="draftKey" value={newKey} />}
        {mode.kind === "new" && submit("publish-post", "Publish Post")}
        {mode.kind === "new" && submit("create-draft", "Create Draft", "quiet")}
        {mode.kind === "draft" && submit("publish-draft", "Publish Draft")}
        {mode.kind === "draft" && submit("close-draft", "Close Draft", "quiet")}
        {mode.kind === "post" && submit("update-post", "Update post")}
        <span className={styles.status}>{isMissing ? "Enter a title, a slug and a summary first." : ""}</span>
      </Form>
      {mode.kind === "post" && (
        <Form method="post" action="/admin/blog">
          <input type="hidden" name="id" value={id} />
          <Button type="submit" name="intent" value="reset-likes" look="quiet">
            Reset Likes
          </Button>
        </Form>
      )}
      {mode.kind !== "new" && (
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it only listens to the form within
        <div onSubmitCapture={onLeave}>
          <ConfirmDelete
            label={`Delete this ${mode.kind}`}
            question={`Are you sure you want to delete this ${mode.kind}?`}
            action="/admin/blog"
            fields={{ intent: `delete-${mode.kind}`, id }}
          />
        </div>
      )}
    </div>
  );
}
