import { useRef } from "react";
import { Form, useNavigation } from "react-router";
import { useScripted } from "#app/browser/scripted.ts";
import type { Draft } from "#domain/drafts/draft.ts";
import { isComplete, type Post } from "#domain/posts/post.ts";
import { Button } from "#app/ui/button.tsx";
import { ConfirmDelete } from "#app/ui/confirm-delete.tsx";
import styles from "./post-editor.module.css";

export type EditorMode = { kind: "new" } | { kind: "draft"; draft: Draft } | { kind: "post"; post: Post };

interface EditorButtonsProps {
  mode: EditorMode;
  /** The version the text is based on. */
  base: number;
  formId: string;
  values: { title: string; summary: string; slug: string };
  onSend: () => void;
}

/** What can be done with the text: its form is named by `formId`, so that the fields stand above it. */
export function EditorButtons({ mode, base, formId, values, onSend }: EditorButtonsProps) {
  const scripted = useScripted();
  const navigation = useNavigation();
  const isSaving = navigation.state !== "idle" && navigation.formMethod === "POST";
  // Without scripts the buttons must work and the server checks; with them, only what is complete can be sent.
  const locked = scripted && (!isComplete(values) || isSaving);
  const timeZone = useRef<HTMLInputElement>(null);
  const datetime = useRef<HTMLInputElement>(null);
  const stampLocalTime = () => {
    if (timeZone.current) timeZone.current.value = Intl.DateTimeFormat().resolvedOptions().timeZone;
    if (datetime.current) datetime.current.value = localNow();
    onSend();
  };
  const submit = (intent: string, words: string, look?: "quiet") => (
    <Button type="submit" name="intent" value={intent} look={look} disabled={locked}>
      {words}
    </Button>
  );
  const id = mode.kind === "draft" ? mode.draft.id : mode.kind === "post" ? mode.post.id : "";

  return (
    <div className={styles.buttons}>
      <Form
        id={formId}
        method="post"
        action={`/admin/blog${mode.kind === "new" ? "" : `?${mode.kind}=${id}`}`}
        encType="multipart/form-data"
        onSubmit={stampLocalTime}
        className={styles.submits}
      >
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="version" value={base || ""} />
        <input type="hidden" name="timeZone" ref={timeZone} disabled={!scripted} />
        <input type="hidden" name="datetime" ref={datetime} disabled={!scripted} />
        {mode.kind === "new" && submit("publish-post", "Publish Post")}
        {mode.kind === "new" && submit("create-draft", "Create Draft", "quiet")}
        {mode.kind === "draft" && submit("publish-draft", "Publish Draft")}
        {mode.kind === "draft" && submit("close-draft", "Close Draft", "quiet")}
        {mode.kind === "post" && submit("update-post", "Update post")}
        <output className={styles.status}>
          {isSaving ? "Saving…" : locked ? "Title, slug and summary come first." : ""}
        </output>
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
        <ConfirmDelete
          label={`Delete this ${mode.kind}`}
          question={`Are you sure you want to delete this ${mode.kind}?`}
          action="/admin/blog"
          fields={{ intent: `delete-${mode.kind}`, id }}
        />
      )}
    </div>
  );
}

/** 'YYYY-MM-DD HH:MM:SS' on the author's clock. */
function localNow(): string {
  const now = new Date();
  const local = new Date(now.getTime() - now.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 19).replace("T", " ");
}
