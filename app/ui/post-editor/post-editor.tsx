import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { useLocation } from "react-router";
import { Field, TextField } from "@toadstool/elements/forms/field";
import { Asked } from "@toadstool/elements/dialog/asked";
import { FormButton } from "@toadstool/elements/forms/form-button";
import { ledBy } from "#app/browser/led-by.ts";
import { CoverField } from "#app/ui/image-picker/cover.tsx";
import { LanguageFields } from "#app/ui/language-fields/language-fields.tsx";
import { TagField } from "#app/ui/tags/tag-field.tsx";
import type { PreviewLink } from "#domain/drafts/preview-link.ts";
import type { Refused } from "#domain/outcome.ts";
import { missingWords } from "#domain/posts/post.ts";
import { EditorBody } from "./editor-body.tsx";
import { EditorButtons } from "./editor-buttons.tsx";
import { EditorGuards } from "./editor-guards.tsx";
import { type EditorMode, idOf } from "./editor-mode.ts";
import styles from "./post-editor.module.css";
import { EditorSide } from "./side/editor-side.tsx";
import type { FormLink } from "./side/draft-panels.tsx";
import type { Opened } from "./use-editor.ts";
import { useWriting } from "./use-writing.ts";

interface PostEditorProps extends Opened {
  /** Why a form without scripts was refused. */
  refusal?: Refused;
  /** The link that led here asked to edit. */
  startOpen?: boolean;
  /** What the page knows for the part beside the text. */
  side?: { previews?: PreviewLink[]; made?: FormLink };
}

/** The form that writes, edits and publishes: for a new post, a draft, or a published post. */
export function PostEditor({ refusal, startOpen, side, ...opened }: PostEditorProps) {
  const writing = useWriting(opened, refusal);
  const { editor, field, issues } = writing;
  const { mode, fields, start } = editor;
  const root = useRef<HTMLDetailsElement>(null);
  const [isOpen] = useState(startOpen ?? (mode.kind === "new" || refusal !== undefined));
  useUnfolding(root, startOpen === true);
  const isSorted = useOnce(fields.tags !== "" || fields.series !== "" || issues.some(isOfSorting));
  const isTranslated = useOnce(Boolean(fields.language || fields.translationOf) || issues.some(isOfLanguage));
  const closeDraft = async () =>
    (await editor.save()) && editor.leave("/admin/blog", ledBy({ closed: idOf(mode) }));
  const act = (intent: string) => {
    if (intent === "create-draft") void editor.save();
    else if (intent === "close-draft") void closeDraft();
    else void editor.submit();
  };

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
            <details className={`${styles.wide} ${styles.more}`} open={isSorted}>
              <summary>Tags and series</summary>
              <div className={styles.fields}>
                <TagField {...field("tags")} onTake={(tags) => editor.take({ tags })} />
                <Field label="Series" autoComplete="off" hint={seriesHint} {...field("series")} />
              </div>
            </details>
            <details className={`${styles.wide} ${styles.more}`} open={isTranslated}>
              <summary>Language</summary>
              <div className={styles.fields}>
                <LanguageFields
                  kind="post"
                  value={fields}
                  onTake={(chosen) => editor.take(chosen)}
                  issues={issues}
                  form={writing.formId}
                />
              </div>
            </details>
          </EditorBody>
          <EditorButtons
            writing={writing}
            newKey={opened.newKey}
            buttons={buttons[mode.kind]}
            missing={missingWords(fields)}
            onSubmit={act}
            deletion={{
              label: `Delete this ${mode.kind}`,
              question: `Are you sure you want to delete this ${mode.kind}?`,
              intent: `delete-${mode.kind}`,
            }}
            className={styles.submits}
          >
            {mode.kind === "post" && (
              <Asked summary="Reset Likes…">
                <p>The count begins again at 0. This cannot be undone.</p>
                <FormButton
                  action="/admin/blog"
                  intent="reset-likes"
                  fields={{ id: mode.post.id }}
                  look="danger"
                >
                  Reset Likes
                </FormButton>
              </Asked>
            )}
          </EditorButtons>
          <EditorSide {...side} writing={writing} root={root} refusal={refusal} />
        </div>
      </details>
      <EditorGuards writing={writing} />
    </>
  );
}

const isOfSorting = ({ field }: { field?: string }) => field === "tags" || field === "series";
const isOfLanguage = ({ field }: { field?: string }) => field === "language" || field === "translationOf";

/** True from the first render on in which it was: what has been unfolded stays so while its fields are emptied. */
function useOnce(isTrue: boolean): boolean {
  const [wasTrue, setWasTrue] = useState(isTrue);
  if (isTrue && !wasTrue) setWasTrue(true);
  return isTrue || wasTrue;
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

const buttons: Record<EditorMode["kind"], [intent: string, words: string][]> = {
  new: [
    ["publish-post", "Publish Post"],
    ["create-draft", "Create Draft"],
  ],
  draft: [
    ["publish-draft", "Publish Draft"],
    ["close-draft", "Close Draft"],
  ],
  post: [["update-post", "Update post"]],
};

const dateHints = {
  new: "Leave it empty to use the current date and time.",
  draft: "Leave it empty to use the time of publishing.",
  post: "Readers see the part before the first comma.",
};

const seriesHint =
  "The name of the series that it is a part of, if any. A new part comes last: change the order at /admin/series.";

function slugHint(kind: "new" | "draft" | "post", stored: string, slug: string): string {
  if (kind !== "post" || slug.trim() === stored) return "The last part of the post’s address.";
  return `The old address, /blog/${stored}, will redirect to the new one.`;
}
