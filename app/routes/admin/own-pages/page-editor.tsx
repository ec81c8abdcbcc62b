import { useSubmit } from "react-router";
import { Field } from "@toadstool/elements/forms/field";
import { FormButton } from "@toadstool/elements/forms/form-button";
import { LanguageFields } from "#app/ui/language-fields/language-fields.tsx";
import { CoverField } from "#app/ui/image-picker/cover.tsx";
import { pageWorkplace } from "#app/ui/post-editor/editor-mode.ts";
import { HeadField } from "#app/ui/post-editor/head-field.tsx";
import type { EditorSideProps } from "#app/ui/post-editor/side/editor-side.tsx";
import type { Opened } from "#app/ui/post-editor/use-editor.ts";
import { useWriting } from "#app/ui/post-editor/use-writing.ts";
import { Workspace } from "#app/ui/post-editor/workspace.tsx";
import type { Refused } from "#domain/outcome.ts";
import styles from "./pages.module.css";

interface PageEditorProps extends Omit<Opened, "workplace"> {
  /** Why a form was refused. */
  refusal?: Refused;
  /** Where readers find the page; null where they do not yet. */
  path: string | null;
  side: Pick<EditorSideProps, "previews" | "made">;
}

/** Writes a page, in the editor that posts are written in. Its text is a draft, and stays one when it is published. */
export function PageEditor({ refusal, path, side, ...opened }: PageEditorProps) {
  const writing = useWriting({ ...opened, workplace: pageWorkplace }, refusal);
  const { editor, field, formId } = writing;
  const { fields, mode } = editor;
  const submit = useSubmit();
  const act = async (intent: string) => {
    const draft = await editor.savedDraft();
    if (!draft) return;
    if (intent === "close-page") return editor.leave("/admin/pages");
    const { id, version } = draft;
    await submit(
      { intent: "publish-saved-page", id, version },
      { method: "post", action: `/admin/pages?page=${id}` },
    );
  };
  return (
    <Workspace
      {...side}
      writing={writing}
      heading={mode.kind === "new" ? "New page" : path === null ? "Draft page" : "Published page"}
      label="Text (markdown)"
      isOpen={mode.kind === "new"}
      buttons={[
        ["publish-page", path === null ? "Publish page" : "Publish changes"],
        ["close-page", "Save and close"],
      ]}
      plainSave="save-page"
      missing={[...(fields.title.trim() ? [] : ["a title"]), ...(fields.slug.trim() ? [] : ["an address"])]}
      onSubmit={(intent) => void act(intent)}
      deletion={{
        label: "Delete this page",
        question: "Are you sure you want to delete this page? Visitors no longer find it.",
        intent: "delete-page",
      }}
      head={
        <>
          <HeadField label="Title" {...field("title")} />
          <HeadField label="Summary" {...field("summary")} required={false} />
        </>
      }
      form={
        <>
          <Field label="Address" required hint={addressHint(path, fields.slug)} {...field("slug")} />
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
        </>
      }
    >
      {mode.kind === "draft" && path !== null && (
        <FormButton action="/admin/pages" intent="unpublish-page" fields={{ id: mode.draft.id }} look="plain">
          Unpublish
        </FormButton>
      )}
    </Workspace>
  );
}

function addressHint(path: string | null, typed: string): string {
  const isMoved = path !== null && `/${typed.trim().replace(/^\/+|\/+$/g, "")}` !== path;
  return isMoved
    ? `The old address, ${path}, will redirect to the new one.`
    : "One or two parts, like “now” or “about/uses”.";
}

interface TemplateFieldProps {
  value: string;
  /** The editor's form, which is beneath the fields. */
  form: string;
  onChoose: (template: "" | "links") => void;
}

const templates = [
  { template: "", label: "Text", hint: "With the picture above it as a cover, if you choose one." },
  {
    template: "links",
    label: "Links",
    hint: "For a profile elsewhere: a portrait, your title as a name, and each link of a list as a button.",
  },
] as const;

/** How the page shows its text. */
function TemplateField({ value, form, onChoose }: TemplateFieldProps) {
  return (
    <fieldset>
      <legend className={styles.legend}>Template</legend>
      {templates.map(({ template, label, hint }) => (
        <label key={template} className={styles.choice}>
          <input
            type="radio"
            name="template"
            value={template}
            form={form}
            checked={value === template}
            onChange={() => onChoose(template)}
          />
          <span>
            <strong>{label}.</strong> {hint}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
