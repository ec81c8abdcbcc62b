import { type ChangeEvent, type KeyboardEvent, useId, useRef, useState } from "react";
import { useScripted } from "#app/browser/scripted.ts";
import { useTypedEarly } from "#app/browser/typed-early.ts";
import { Field, TextField } from "#app/ui/field.tsx";
import { CoverField } from "#app/ui/image-picker-cover.tsx";
import type { PreviewLink } from "#domain/drafts/preview-link.ts";
import type { Refused } from "#domain/outcome.ts";
import { limits } from "#domain/posts/post.ts";
import { isUnsaved } from "./autosave-state.ts";
import { EditorNotices } from "./editor-notices.tsx";
import { EditorStatus } from "./editor-status.tsx";
import { type EditorText, textIn } from "./editor-text.ts";
import { makeListeners } from "./listeners.ts";
import { jumpTo } from "./jump.ts";
import { LeaveGuard } from "./leave-guard.tsx";
import styles from "./post-editor.module.css";
import { EditorButtons } from "./post-editor-buttons.tsx";
import { SessionDialog } from "./session-dialog.tsx";
import { EditorSide } from "./side/editor-side.tsx";
import type { MadeLink } from "./side/new-link.tsx";
import { UnsavedCopies } from "./unsaved-copy.tsx";
import { type Opened, useEditor } from "./use-editor.ts";
import { WritingField } from "./writing-field.tsx";

interface PostEditorProps extends Opened {
  /** Why a form without scripts was refused. */
  refusal?: Refused;
  startOpen?: boolean;
  /** What the page knows for the part beside the text. */
  side?: { previews?: PreviewLink[]; made?: MadeLink };
}

/** The form that writes, edits and publishes: for a new post, a draft, or a post that stands. */
export function PostEditor({ refusal, startOpen, side, ...opened }: PostEditorProps) {
  const [edits] = useState(makeListeners);
  const editor = useEditor(opened, edits);
  const { state, mode, fields, start } = editor;
  const formId = useId();
  const root = useRef<HTMLDetailsElement>(null);
  const scripted = useScripted();
  const [isAsking, setAsking] = useState(true);
  const [isOpen] = useState(startOpen ?? (mode.kind === "new" || refusal !== undefined));
  useTypedEarly(formId, (early) => editor.take(withoutContent(textIn(early))));

  const trouble = editor.trouble ?? refusal;
  const refused = state.step.at === "refused" ? state.step.issues : [];
  const issues = [...(trouble?.issues ?? []), ...refused];
  const isPressed = state.step.at === "pressed";
  const change = ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
    editor.take({ [target.name]: target.value });
  const field = (name: Exclude<keyof EditorText, "content">) => ({
    name,
    value: fields[name],
    onChange: change,
    onKeyDown: keepEnterFromPublishing,
    maxLength: limits[name],
    issues,
    form: formId,
  });
  const status = (
    <EditorStatus editor={editor} noticeId={`${formId}-notice`} onLogIn={() => setAsking(true)} />
  );
  const closeDraft = async () => (await editor.save()) && editor.leave("/admin/blog");

  return (
    <>
      <details ref={root} className={styles.panel} open={isOpen}>
        <summary className={styles.toggle}>
          <span className={styles.show}>Show Form</span>
          <span className={styles.hide}>Hide Form</span>
        </summary>
        <div className={styles.body}>
          <UnsavedCopies copies={editor.copies} onRestore={(copy) => editor.bringBack(copy)} />
          {trouble && (
            <p role="alert" className={styles.refusal}>
              {trouble.message}
            </p>
          )}
          <EditorNotices
            id={`${formId}-notice`}
            editor={editor}
            onEdits={edits.listen}
            refusal={scripted ? undefined : refusal}
          />
          <div className={styles.written} inert={isPressed}>
            <div className={styles.fields}>
              <Field label="Title" required {...field("title")} />
              <Field
                label="Slug"
                required
                hint={slugHint(mode.kind, start.stored.slug, fields.slug)}
                {...field("slug")}
              />
              <Field
                label="Date"
                placeholder="4 March 2026"
                hint={dateHints[mode.kind]}
                {...field("dateString")}
              />
              <CoverField {...field("imageUrl")} onPick={(imageUrl) => editor.take({ imageUrl })} />
              <TextField label="Summary" required rows={3} className={styles.wide} {...field("summary")} />
            </div>
            <WritingField
              label="Text (markdown)"
              name="content"
              value={start.text.content}
              form={formId}
              issues={issues}
              onEdit={() => editor.onEdit()}
              status={status}
              ref={(pen) => editor.setWriting(pen)}
            />
          </div>
          <EditorButtons
            mode={mode}
            base={state.target.kind === "new" ? "" : state.target.version}
            formId={formId}
            newKey={opened.newKey}
            values={fields}
            isBusy={isPressed}
            onPress={(intent) => void editor.press(intent)}
            onCreateDraft={() => void editor.save()}
            onCloseDraft={() => void closeDraft()}
            onLeave={() => editor.onLeave()}
          />
          <EditorSide
            {...side}
            mode={mode}
            formId={formId}
            start={start.text.content}
            read={() => editor.read().content}
            onEdits={edits.listen}
            saveNow={() => editor.saveForSide()}
            onJump={(index, heading) => root.current && jumpTo(root.current, index, heading)}
            refusal={refusal}
          />
        </div>
      </details>
      <LeaveGuard
        target={state.target}
        isUnsaved={isUnsaved(state)}
        isLeaving={() => editor.isLeaving()}
        save={() => editor.save()}
        keep={() => editor.copies.keepNow()}
      />
      {state.step.at === "sessionEnded" && (
        <SessionDialog
          isOpen={isAsking}
          isKept={editor.copies.isKept}
          onClose={() => setAsking(false)}
          onBack={() => editor.onLoggedIn()}
        />
      )}
    </>
  );
}

const dateHints = {
  new: "Leave it empty for now.",
  draft: "Leave it empty for the moment you publish.",
  post: "Readers see what stands before the first comma.",
};

function slugHint(kind: "new" | "draft" | "post", stored: string, slug: string): string {
  if (kind !== "post" || slug.trim() === stored) return "The last part of the post's address.";
  return `The old address, /blog/${stored}, will lead to the new one.`;
}

/** What was typed into the text stands there still. */
function withoutContent({ content: _content, ...fields }: Partial<EditorText>): Partial<EditorText> {
  return fields;
}

/** Enter in a one-line field would press the first button, which publishes. */
function keepEnterFromPublishing(event: KeyboardEvent<HTMLElement>) {
  if (event.key === "Enter" && event.currentTarget instanceof HTMLInputElement) event.preventDefault();
}
