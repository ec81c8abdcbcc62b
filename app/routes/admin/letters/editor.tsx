import { LanguageField } from "#app/ui/language-fields/language-field.tsx";
import { letterWorkplace } from "#app/ui/post-editor/editor-mode.ts";
import { HeadField } from "#app/ui/post-editor/head-field.tsx";
import type { Opened } from "#app/ui/post-editor/use-editor.ts";
import { useWriting } from "#app/ui/post-editor/use-writing.ts";
import { Workspace } from "#app/ui/post-editor/workspace.tsx";
import { TagField } from "#app/ui/tags/tag-field.tsx";
import { goodSubjectLength } from "@toadstool/mail/review";
import type { Refused } from "#domain/outcome.ts";
import { type LetterStep, whereTo } from "./steps.ts";

/** Writes a letter, in the editor that posts are written in. */
export function LetterEditor({ refusal, ...opened }: Omit<Opened, "workplace"> & { refusal?: Refused }) {
  const writing = useWriting({ ...opened, workplace: letterWorkplace }, refusal);
  const { editor, field } = writing;
  const subject = editor.fields.title.trim();
  const isNew = editor.mode.kind === "new";
  const go = async (step: LetterStep) => {
    const draft = await editor.savedDraft();
    if (draft) editor.leave(whereTo(step, draft.id));
  };
  return (
    <Workspace
      writing={writing}
      heading={isNew ? "New letter" : "Draft letter"}
      label="Letter (markdown)"
      isOpen={false}
      buttons={buttons}
      plainSave="save-letter"
      missing={isNew && !subject ? ["a subject"] : []}
      onSubmit={(intent) => void go((intent || "save-letter") as LetterStep)}
      deletion={{
        label: "Delete this letter",
        question: "Are you sure you want to delete this letter? It has not been sent to anyone.",
        intent: "delete-letter",
      }}
      head={
        <HeadField
          label="Subject"
          autoComplete="off"
          hint={
            subject.length > goodSubjectLength
              ? `${subject.length} characters. Many inboxes cut the subject after ${goodSubjectLength}.`
              : undefined
          }
          {...field("title")}
        />
      }
      form={
        <>
          <TagField {...field("tags")} onTake={(tags) => editor.take({ tags })} />
          <LanguageField
            value={editor.fields.language}
            onTake={(language) => editor.take({ language })}
            issues={writing.issues}
            form={writing.formId}
          />
        </>
      }
    />
  );
}

/** Each saves the letter first. */
const buttons: [step: LetterStep, words: string][] = [
  ["review-letter", "Check and send…"],
  ["preview-letter", "Preview mail"],
  ["close-letter", "Save and close"],
];
