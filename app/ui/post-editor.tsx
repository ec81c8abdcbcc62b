import { type ChangeEvent, type KeyboardEvent, useId, useRef, useState } from "react";
import { Form, useNavigation } from "react-router";
import { useScripted } from "#app/browser/scripted.ts";
import type { Draft } from "#domain/drafts/draft.ts";
import type { Refused } from "#domain/outcome.ts";
import { isComplete, limits, type Post, slugFrom } from "#domain/posts/post.ts";
import { Button } from "./button.tsx";
import { ConfirmDelete } from "./confirm-delete.tsx";
import { Field, TextField } from "./field.tsx";
import { LivePreview } from "./live-preview.tsx";
import styles from "./post-editor.module.css";
import { UnsavedCopy, useShadowCopy } from "./unsaved-copy.tsx";

export type EditorMode = { kind: "new" } | { kind: "draft"; draft: Draft } | { kind: "post"; post: Post };

interface PostEditorProps {
  mode: EditorMode;
  /** A refused save and what was typed into it. */
  refusal?: Refused;
  typed?: Record<string, string>;
  /** Slugs the server holds: a copy on this device that was sent under one of them has arrived. */
  knownSlugs?: string[];
  startOpen?: boolean;
}

const fieldNames = ["title", "slug", "dateString", "imageUrl", "summary", "content"] as const;
type Values = Record<(typeof fieldNames)[number], string>;

/** The form that writes, edits and publishes: for a new post, a draft, or a post that stands. */
export function PostEditor({ mode, refusal, typed, knownSlugs = [], startOpen }: PostEditorProps) {
  const stored = storedValues(mode);
  const [values, setValues] = useState<Values>({ ...stored, ...pick(typed) });
  const slugIsOwn = useRef(stored.slug !== "" || Boolean(typed?.slug));
  const formId = useId();
  const copyKey = keyOf(mode);
  const copy = useShadowCopy({ key: copyKey, values, stored, knownSlugs, refused: refusal !== undefined });

  const change = (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    const { name, value } = event.target;
    if (name === "slug") slugIsOwn.current = value !== "";
    const suggested = name === "title" && !slugIsOwn.current ? { slug: slugFrom(value) } : {};
    setValues({ ...values, ...suggested, [name]: value });
  };
  const field = (name: keyof Values) => ({
    name,
    value: values[name],
    onChange: change,
    onKeyDown: keepEnterFromPublishing,
    maxLength: limits[name],
    issues: refusal?.issues,
    form: formId,
  });

  return (
    <details className={styles.panel} open={startOpen ?? (mode.kind === "new" || refusal !== undefined)}>
      <summary className={styles.toggle}>
        <span className={styles.show}>Show Form</span>
        <span className={styles.hide}>Hide Form</span>
      </summary>
      <div className={styles.body}>
        <UnsavedCopy copy={copy} onRestore={(kept) => setValues({ ...values, ...pick(kept) })} />
        {refusal && (
          <p role="alert" className={styles.refusal}>
            {refusal.message}
          </p>
        )}
        <div className={styles.fields}>
          <Field label="Title" required {...field("title")} />
          <Field label="Slug" required hint="The last part of the post's address." {...field("slug")} />
          <Field
            label="Date"
            placeholder="4 March 2026"
            hint={dateHints[mode.kind]}
            {...field("dateString")}
          />
          <Field label="Image (URL)" placeholder="/images/… or https://…" {...field("imageUrl")} />
          <TextField label="Summary" required rows={3} className={styles.wide} {...field("summary")} />
        </div>
        <div className={styles.writing}>
          <TextField
            label="Text (markdown)"
            rows={22}
            className={styles.text}
            {...field("content")}
            onKeyDown={undefined}
          />
          <LivePreview content={values.content} />
        </div>
        <EditorButtons mode={mode} formId={formId} values={values} onSend={copy.markSent} />
      </div>
    </details>
  );
}

function EditorButtons({
  mode,
  formId,
  values,
  onSend,
}: {
  mode: EditorMode;
  formId: string;
  values: Values;
  onSend: () => void;
}) {
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
  const version = mode.kind === "draft" ? mode.draft.version : mode.kind === "post" ? mode.post.version : "";

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
        <input type="hidden" name="version" value={version} />
        <input type="hidden" name="timeZone" ref={timeZone} disabled={!scripted} />
        <input type="hidden" name="datetime" ref={datetime} disabled={!scripted} />
        {mode.kind === "new" && submit("publish-post", "Publish Post")}
        {mode.kind === "new" && submit("create-draft", "Create Draft", "quiet")}
        {mode.kind === "draft" && submit("publish-draft", "Publish Draft")}
        {mode.kind === "draft" && submit("close-draft", "Close Draft", "quiet")}
        {mode.kind === "post" && submit("update-post", "Update post")}
        <output className={styles.status}>{isSaving ? "Saving…" : ""}</output>
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

const dateHints = {
  new: "Leave it empty for now.",
  draft: "Leave it empty for the moment you publish.",
  post: "Readers see what stands before the first comma.",
};

function storedValues(mode: EditorMode): Values {
  const source = mode.kind === "draft" ? mode.draft : mode.kind === "post" ? mode.post : {};
  return { title: "", slug: "", dateString: "", imageUrl: "", summary: "", content: "", ...pick(source) };
}

function pick(source: object | undefined): Partial<Values> {
  return Object.fromEntries(
    Object.entries(source ?? {}).filter(([name]) => (fieldNames as readonly string[]).includes(name)),
  );
}

function keyOf(mode: EditorMode): string {
  return mode.kind === "draft"
    ? `draft:${mode.draft.id}`
    : mode.kind === "post"
      ? `post:${mode.post.id}`
      : "new";
}

/** Enter in a one-line field would press the first button, which publishes. */
function keepEnterFromPublishing(event: KeyboardEvent<HTMLElement>) {
  if (event.key === "Enter" && event.currentTarget instanceof HTMLInputElement) event.preventDefault();
}

/** 'YYYY-MM-DD HH:MM:SS' on the author's clock. */
function localNow(): string {
  const now = new Date();
  const local = new Date(now.getTime() - now.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 19).replace("T", " ");
}
