import { type ChangeEvent, type KeyboardEvent, useId, useRef, useState } from "react";
import type { Refused } from "#domain/outcome.ts";
import { limits, slugFrom } from "#domain/posts/post.ts";
import { Field, TextField } from "./field.tsx";
import { MarkdownField } from "./markdown-field.tsx";
import styles from "./post-editor.module.css";
import { EditorButtons, type EditorMode } from "./post-editor-buttons.tsx";
import { UnsavedCopy, useShadowCopy } from "./unsaved-copy.tsx";

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
        <MarkdownField label="Text (markdown)" {...field("content")} onKeyDown={undefined} />
        <EditorButtons mode={mode} formId={formId} values={values} onSend={copy.markSent} />
      </div>
    </details>
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
