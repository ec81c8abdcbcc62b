import { useRef } from "react";
import { useSubmit } from "react-router";
import { useScripted } from "@toadstool/elements/behaviour/scripted";
import { Field, TextField } from "@toadstool/elements/forms/field";
import { FormButton } from "@toadstool/elements/forms/form-button";
import { LanguageFields } from "#app/ui/language-fields/language-fields.tsx";
import { CoverField } from "#app/ui/image-picker/cover.tsx";
import { EditorBody } from "#app/ui/post-editor/editor-body.tsx";
import { EditorButtons } from "#app/ui/post-editor/editor-buttons.tsx";
import { EditorGuards } from "#app/ui/post-editor/editor-guards.tsx";
import { pageWorkplace } from "#app/ui/post-editor/editor-mode.ts";
import type { FormLink } from "#app/ui/post-editor/side/draft-panels.tsx";
import { EditorSide } from "#app/ui/post-editor/side/editor-side.tsx";
import type { Opened } from "#app/ui/post-editor/use-editor.ts";
import { useWriting } from "#app/ui/post-editor/use-writing.ts";
import type { PreviewLink } from "#domain/drafts/preview-link.ts";
import type { Refused } from "#domain/outcome.ts";
import shared from "../admin.module.css";
import editing from "../letters/editor.module.css";
import styles from "./pages.module.css";
import { TemplateField } from "./template-field.tsx";

interface PageEditorProps extends Omit<Opened, "workplace"> {
  /** Why a form was refused. */
  refusal?: Refused;
  /** Where readers find the page; null where they do not yet. */
  path: string | null;
  side: { previews: PreviewLink[]; made?: FormLink };
}

/** Writes a page, in the editor that posts are written in. Its text is a draft, and stays one when it is published. */
export function PageEditor({ refusal, path, side, ...opened }: PageEditorProps) {
  const writing = useWriting({ ...opened, workplace: pageWorkplace }, refusal);
  const { editor, field, formId } = writing;
  const { fields, mode } = editor;
  const scripted = useScripted();
  const submit = useSubmit();
  const act = async (intent: string) => {
    const isSaved = await editor.save();
    const target = editor.target();
    if (!isSaved || target.kind !== "draft") return;
    if (intent === "close-page") return editor.leave("/admin/pages");
    const { id, version } = target;
    await submit(
      { intent: "publish-saved-page", id, version },
      { method: "post", action: `/admin/pages?page=${id}` },
    );
  };
  const root = useRef<HTMLDivElement>(null);
  return (
    <>
      <div ref={root} className={`${shared.panel} ${editing.editor}`}>
        <EditorBody writing={writing} label="Text (markdown)" refusal={refusal}>
          <Field label="Title" required {...field("title")} />
          <Field label="Address" required hint={addressHint(path, fields.slug)} {...field("slug")} />
          <TextField
            label="Summary"
            rows={2}
            hint="Beneath the title, and where the page is shared."
            className={styles.wide}
            {...field("summary")}
          />
          <CoverField
            {...field("imageUrl")}
            label={fields.template === "links" ? "Portrait" : "Cover"}
            onPick={(imageUrl) => editor.take({ imageUrl })}
          />
          <TemplateField
            value={fields.template}
            form={formId}
            onChoose={(template) => editor.take({ template })}
          />
          <LanguageFields
            kind="page"
            value={fields}
            onTake={(chosen) => editor.take(chosen)}
            issues={writing.issues}
            form={formId}
          />
        </EditorBody>
        <EditorButtons
          writing={writing}
          newKey={opened.newKey}
          buttons={[
            ["publish-page", path === null ? "Publish page" : "Publish changes"],
            scripted ? ["close-page", "Save and close"] : ["save-page", "Save"],
          ]}
          missing={fields.title.trim() && fields.slug.trim() ? "" : "Enter a title and an address first."}
          onSubmit={(intent) => void act(intent)}
          deletion={{
            label: "Delete this page",
            question: "Are you sure you want to delete this page? Visitors no longer find it.",
            intent: "delete-page",
          }}
        >
          {mode.kind === "draft" && path !== null && (
            <FormButton
              action="/admin/pages"
              intent="unpublish-page"
              fields={{ id: mode.draft.id }}
              look="plain"
            >
              Unpublish
            </FormButton>
          )}
        </EditorButtons>
        <EditorSide {...side} writing={writing} root={root} refusal={refusal} />
      </div>
      <EditorGuards writing={writing} />
    </>
  );
}

function addressHint(path: string | null, typed: string): string {
  const isMoved = path !== null && `/${typed.trim().replace(/^\/+|\/+$/g, "")}` !== path;
  return isMoved
    ? `The old address, ${path}, will redirect to the new one.`
    : "One or two parts, like “now” or “about/uses”.";
}
