import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { useLocation } from "react-router";
import { Field, TextField } from "#app/ui/field.tsx";
import { CoverField } from "#app/ui/image-picker/cover.tsx";
import type { PreviewLink } from "#domain/drafts/preview-link.ts";
import type { Refused } from "#domain/outcome.ts";
import { EditorBody } from "./editor-body.tsx";
import { EditorGuards } from "./editor-guards.tsx";
import { jumpTo } from "@toadstool/markdown-editor";
import styles from "./post-editor.module.css";
import { EditorButtons } from "./post-editor-buttons.tsx";
import { EditorSide } from "./side/editor-side.tsx";
import type { MadeLink } from "./side/new-link.tsx";
import type { Opened } from "./use-editor.ts";
import { useWriting } from "./use-writing.ts";

interface PostEditorProps extends Opened {
  /** Why a form without scripts was refused. */
  refusal?: Refused;
  /** The press that led here asked to edit. */
  startOpen?: boolean;
  /** What the page knows for the part beside the text. */
  side?: { previews?: PreviewLink[]; made?: MadeLink };
}

/** The form that writes, edits and publishes: for a new post, a draft, or a published post. */
export function PostEditor({ refusal, startOpen, side, ...opened }: PostEditorProps) {
  const writing = useWriting(opened, refusal);
  const { editor, edits, formId, field } = writing;
  const { state, mode, fields, start } = editor;
  const root = useRef<HTMLDetailsElement>(null);
  const [isOpen] = useState(startOpen ?? (mode.kind === "new" || refusal !== undefined));
  useUnfolding(root, startOpen === true);
  const closeDraft = async () => (await editor.save()) && editor.leave("/admin/blog");

  return (
    <>
      <details ref={root} className={styles.panel} open={isOpen}>
        <summary className={styles.toggle}>
          <span className={styles.show}>Show Form</span>
          <span className={styles.hide}>Hide Form</span>
        </summary>
        <div className={styles.body}>
          <EditorBody writing={writing} label="Text (markdown)" refusal={refusal}>
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
          </EditorBody>
          <EditorButtons
            mode={mode}
            base={state.target.kind === "new" ? "" : state.target.version}
            formId={formId}
            newKey={opened.newKey}
            values={fields}
            isBusy={state.step.at === "pressed"}
            onPublish={() => void editor.press()}
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
      <EditorGuards writing={writing} />
    </>
  );
}

/** Unfolds the form of a text that is open already, where its link is pressed once more. */
function useUnfolding(panel: RefObject<HTMLDetailsElement | null>, isAsked: boolean): void {
  const { key: visit } = useLocation();
  const unfold = useEffectEvent(() => {
    if (isAsked) panel.current?.setAttribute("open", "");
  });
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each visit asks again
  useEffect(() => unfold(), [visit]);
}

const dateHints = {
  new: "Leave it empty to use the current date and time.",
  draft: "Leave it empty to use the time of publishing.",
  post: "Readers see the part before the first comma.",
};

function slugHint(kind: "new" | "draft" | "post", stored: string, slug: string): string {
  if (kind !== "post" || slug.trim() === stored) return "The last part of the post’s address.";
  return `The old address, /blog/${stored}, will redirect to the new one.`;
}
