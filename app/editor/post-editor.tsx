import { type ChangeEvent, type KeyboardEvent, useId, useRef, useState } from "react";
import { useTypedEarly } from "#app/browser/typed-early.ts";
import type { Refused } from "#domain/outcome.ts";
import { limits, slugFrom } from "#domain/posts/post.ts";
import { Button } from "#app/ui/button.tsx";
import { Field, TextField } from "#app/ui/field.tsx";
import { CoverField } from "#app/ui/image-picker-cover.tsx";
import { MarkdownField } from "./markdown-field.tsx";
import styles from "./post-editor.module.css";
import { EditorButtons, type EditorMode } from "./post-editor-buttons.tsx";
import { UnsavedCopies, useShadowCopy } from "./unsaved-copy.tsx";

interface PostEditorProps {
  mode: EditorMode;
  /** A refused save and what was typed into it. */
  refusal?: Refused;
  typed?: Record<string, string>;
  /** Texts the server holds: a new one that was sent and is among them has arrived. */
  held?: { slug: string; title: string; summary: string }[];
  startOpen?: boolean;
}

const fieldNames = ["title", "slug", "dateString", "imageUrl", "summary", "content"] as const;
type Values = Record<(typeof fieldNames)[number], string>;

/** The form that writes, edits and publishes: for a new post, a draft, or a post that stands. */
export function PostEditor({ mode, refusal, typed, held = [], startOpen }: PostEditorProps) {
  const stored = storedValues(mode);
  const [values, setValues] = useState<Values>({ ...stored, ...pick(typed) });
  const slugIsOwn = useRef(stored.slug !== "" || Boolean(typed?.slug));
  const formId = useId();
  // The version the text on the screen is based on; only the author's own choice moves it.
  const [base, setBase] = useState(Number(typed?.version) || versionOf(mode));
  const arrivals =
    mode.kind === "new" ? held.map(({ slug, title, summary }) => ({ slug, title, summary })) : [];
  const copies = useShadowCopy({ key: keyOf(mode), values, stored, arrivals });
  const isConflict = refusal?.code === "changed_elsewhere" && base !== versionOf(mode);

  const take = (typed: Partial<Values>) => {
    if (typed.slug !== undefined) slugIsOwn.current = typed.slug !== "";
    const isSuggested = typed.title !== undefined && !slugIsOwn.current;
    setValues({ ...values, ...typed, ...(isSuggested && { slug: slugFrom(typed.title ?? "") }) });
  };
  useTypedEarly(formId, (early) => take(pick(early)));
  const change = ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
    take({ [target.name]: target.value });
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
        <UnsavedCopies copies={copies} onRestore={(kept) => setValues({ ...values, ...pick(kept) })} />
        {refusal && (
          <p role="alert" className={styles.refusal}>
            {refusal.message}
          </p>
        )}
        {isConflict && (
          <Conflict
            saved={stored.content}
            onKeepMine={() => setBase(versionOf(mode))}
            onTakeSaved={() => {
              setValues(stored);
              setBase(versionOf(mode));
            }}
          />
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
          <CoverField {...field("imageUrl")} onPick={(imageUrl) => take({ imageUrl })} />
          <TextField label="Summary" required rows={3} className={styles.wide} {...field("summary")} />
        </div>
        <MarkdownField label="Text (markdown)" {...field("content")} onKeyDown={undefined} />
        <EditorButtons mode={mode} base={base} formId={formId} values={values} onSend={copies.markSent} />
      </div>
    </details>
  );
}

interface ConflictProps {
  saved: string;
  onKeepMine: () => void;
  onTakeSaved: () => void;
}

/** Two texts, and the author chooses: nothing is overwritten until she has. */
function Conflict({ saved, onKeepMine, onTakeSaved }: ConflictProps) {
  return (
    <section aria-label="The text that was saved elsewhere" className={styles.conflict}>
      <h3>The text that was saved elsewhere</h3>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls must be reachable by keyboard */}
      <pre tabIndex={0}>{saved || "(empty)"}</pre>
      <p>
        Your own text stands below. Which one shall be kept? Nothing is saved until you press the button for
        it.
      </p>
      <div className={styles.buttons}>
        <Button look="quiet" onClick={onKeepMine}>
          Keep mine
        </Button>
        <Button look="quiet" onClick={onTakeSaved}>
          Take the saved one
        </Button>
      </div>
    </section>
  );
}

function versionOf(mode: EditorMode): number {
  return mode.kind === "draft" ? mode.draft.version : mode.kind === "post" ? mode.post.version : 0;
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
