import { useRef } from "react";
import { EditorBody } from "#app/ui/post-editor/editor-body.tsx";
import { EditorGuards } from "#app/ui/post-editor/editor-guards.tsx";
import { letterWorkplace } from "#app/ui/post-editor/editor-mode.ts";
import { jumpTo } from "@toadstool/markdown-editor";
import { EditorSide } from "#app/ui/post-editor/side/editor-side.tsx";
import type { Opened } from "#app/ui/post-editor/use-editor.ts";
import { useWriting } from "#app/ui/post-editor/use-writing.ts";
import { Field } from "#app/ui/field.tsx";
import { goodSubjectLength } from "#domain/newsletter/review/checks.ts";
import type { Refused } from "#domain/outcome.ts";
import { LetterButtons } from "./buttons.tsx";
import shared from "../admin.module.css";
import styles from "./editor.module.css";

/** Writes a letter, in the editor that posts are written in. */
export function LetterEditor({ refusal, ...opened }: Omit<Opened, "workplace"> & { refusal?: Refused }) {
  const writing = useWriting({ ...opened, workplace: letterWorkplace }, refusal);
  const { editor, edits, formId, field } = writing;
  const { mode, start, fields } = editor;
  const root = useRef<HTMLDivElement>(null);
  return (
    <>
      <div ref={root} className={`${shared.panel} ${styles.editor}`}>
        <EditorBody writing={writing} label="Letter (markdown)" refusal={refusal}>
          <Field
            label="Subject"
            required
            autoComplete="off"
            className={styles.subject}
            hint={subjectHint(fields.title.trim().length)}
            {...field("title")}
          />
        </EditorBody>
        <LetterButtons writing={writing} newKey={opened.newKey} />
        <EditorSide
          mode={mode}
          formId={formId}
          start={start.text.content}
          read={() => editor.read().content}
          onEdits={edits.listen}
          saveNow={() => editor.saveForSide()}
          onJump={(index, heading) => root.current && jumpTo(root.current, index, heading)}
        />
      </div>
      <EditorGuards writing={writing} />
    </>
  );
}

function subjectHint(length: number): string {
  if (length <= goodSubjectLength) return "Shown in the inbox beside your name.";
  return `${length} characters. Many inboxes cut the subject after ${goodSubjectLength}.`;
}
