import type { SubmitEvent } from "react";
import { Form, useNavigation } from "react-router";
import { useScripted } from "#app/browser/scripted.ts";
import { idOf } from "#app/ui/post-editor/editor-mode.ts";
import type { useWriting } from "#app/ui/post-editor/use-writing.ts";
import { Button } from "#app/ui/button.tsx";
import { ConfirmDelete } from "#app/ui/notice/confirm-delete.tsx";
import shared from "../admin.module.css";
import { type LetterStep, whereTo } from "./steps.ts";

interface LetterButtonsProps {
  writing: ReturnType<typeof useWriting>;
  newKey: string;
}

/** The actions on a letter. Each button saves it first; the fields are above and name this form. */
export function LetterButtons({ writing, newKey }: LetterButtonsProps) {
  const { editor, formId } = writing;
  const { mode, state, fields } = editor;
  const scripted = useScripted();
  const isAway = useNavigation().state !== "idle";
  const isMissing = scripted && fields.title.trim() === "" && mode.kind === "new";
  const id = idOf(mode);

  const go = async (step: LetterStep) => {
    const isSaved = await editor.save();
    const target = editor.target();
    if (isSaved && target.kind === "draft") editor.leave(whereTo(step, target.id));
  };
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void go((event.nativeEvent.submitter?.getAttribute("value") ?? "save-letter") as LetterStep);
  };
  const button = (step: LetterStep, words: string, look?: "quiet") => (
    <Button type="submit" name="intent" value={step} look={look} disabled={isMissing || (scripted && isAway)}>
      {words}
    </Button>
  );
  return (
    <div className={shared.buttons}>
      <Form
        id={formId}
        method="post"
        action={id ? `/admin/email?letter=${id}` : "/admin/email"}
        encType="multipart/form-data"
        onSubmit={send}
        className={shared.buttons}
      >
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="version" value={state.target.kind === "new" ? "" : state.target.version} />
        {mode.kind === "new" && <input type="hidden" name="draftKey" value={newKey} />}
        {button("review-letter", "Check and send…")}
        {button("preview-letter", "Preview", "quiet")}
        {button("close-letter", "Save and close", "quiet")}
        {!scripted && button("save-letter", "Save", "quiet")}
        <span className={shared.soft}>{isMissing ? "Enter a subject first." : ""}</span>
      </Form>
      {mode.kind === "draft" && (
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it only listens to the form within
        <div onSubmitCapture={() => editor.onLeave()}>
          <ConfirmDelete
            label="Delete this letter"
            question="Are you sure you want to delete this letter? It has not been sent to anyone."
            action="/admin/email"
            fields={{ intent: "delete-letter", id }}
          />
        </div>
      )}
    </div>
  );
}
