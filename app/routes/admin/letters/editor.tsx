import { useRef } from "react";
import { useScripted } from "@toadstool/elements/behaviour/scripted";
import { LanguageField } from "#app/ui/language-fields/language-field.tsx";
import { EditorBody } from "#app/ui/post-editor/editor-body.tsx";
import { EditorButtons } from "#app/ui/post-editor/editor-buttons.tsx";
import { EditorGuards } from "#app/ui/post-editor/editor-guards.tsx";
import { letterWorkplace } from "#app/ui/post-editor/editor-mode.ts";
import { EditorSide } from "#app/ui/post-editor/side/editor-side.tsx";
import type { Opened } from "#app/ui/post-editor/use-editor.ts";
import { useWriting } from "#app/ui/post-editor/use-writing.ts";
import { TagField } from "#app/ui/tags/tag-field.tsx";
import { Field } from "@toadstool/elements/forms/field";
import { goodSubjectLength } from "@toadstool/mail/review";
import type { Refused } from "#domain/outcome.ts";
import shared from "../admin.module.css";
import { type LetterStep, whereTo } from "./steps.ts";
import styles from "./editor.module.css";

/** Writes a letter, in the editor that posts are written in. */
export function LetterEditor({ refusal, ...opened }: Omit<Opened, "workplace"> & { refusal?: Refused }) {
  const writing = useWriting({ ...opened, workplace: letterWorkplace }, refusal);
  const { editor, field } = writing;
  const subject = editor.fields.title.trim();
  const scripted = useScripted();
  const go = async (step: LetterStep) => {
    const isSaved = await editor.save();
    const target = editor.target();
    if (isSaved && target.kind === "draft") editor.leave(whereTo(step, target.id));
  };
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
            hint={subjectHint(subject.length)}
            {...field("title")}
          />
          <TagField {...field("tags")} onTake={(tags) => editor.take({ tags })} />
          <LanguageField
            value={editor.fields.language}
            onTake={(language) => editor.take({ language })}
            issues={writing.issues}
            form={writing.formId}
          />
        </EditorBody>
        <EditorButtons
          writing={writing}
          newKey={opened.newKey}
          buttons={scripted ? buttons : [...buttons, ["save-letter", "Save"]]}
          missing={editor.mode.kind === "new" && !subject ? "Enter a subject first." : ""}
          onSubmit={(intent) => void go((intent || "save-letter") as LetterStep)}
          deletion={{
            label: "Delete this letter",
            question: "Are you sure you want to delete this letter? It has not been sent to anyone.",
            intent: "delete-letter",
          }}
        />
        <EditorSide writing={writing} root={root} />
      </div>
      <EditorGuards writing={writing} />
    </>
  );
}

/** Each saves the letter first. */
const buttons: [step: LetterStep, words: string][] = [
  ["review-letter", "Check and send…"],
  ["preview-letter", "Preview"],
  ["close-letter", "Save and close"],
];

function subjectHint(length: number): string {
  if (length <= goodSubjectLength) return "Shown in the inbox beside your name.";
  return `${length} characters. Many inboxes cut the subject after ${goodSubjectLength}.`;
}
