import { Field } from "@toadstool/elements/forms/field";
import { Asked } from "@toadstool/elements/dialog/asked";
import { FormButton } from "@toadstool/elements/forms/form-button";
import { ledBy } from "#app/browser/led-by.ts";
import { CoverField } from "#app/ui/image-picker/cover.tsx";
import { LanguageFields } from "#app/ui/language-fields/language-fields.tsx";
import { TagField } from "#app/ui/tags/tag-field.tsx";
import type { Refused } from "#domain/outcome.ts";
import { missingIn } from "#domain/posts/post.ts";
import { type EditorMode, idOf } from "./editor-mode.ts";
import { HeadField } from "./head-field.tsx";
import type { EditorSideProps } from "./side/editor-side.tsx";
import type { Opened } from "./use-editor.ts";
import { useWriting } from "./use-writing.ts";
import { Workspace } from "./workspace.tsx";

interface PostEditorProps extends Opened {
  /** Why a form without scripts was refused. */
  refusal?: Refused;
  /** The link that led here asked to edit. */
  isAskedFor?: boolean;
  /** Where the other posts are. */
  up?: { to: string; words: string };
  /** What the page knows for the part beside the text. */
  side?: Pick<EditorSideProps, "previews" | "made">;
}

/** The form that writes, edits and publishes: for a new post, a draft, or a published post. */
export function PostEditor({ refusal, isAskedFor, up, side, ...opened }: PostEditorProps) {
  const writing = useWriting(opened, refusal);
  const { editor, field, issues, formId } = writing;
  const { mode, fields, start } = editor;
  const closeDraft = async () =>
    (await editor.save()) && editor.leave("/admin/blog", ledBy({ closed: idOf(mode) }));
  const act = (intent: string) => {
    if (intent === "create-draft") void editor.save();
    else if (intent === "close-draft") void closeDraft();
    else void editor.submit();
  };
  return (
    <Workspace
      {...side}
      writing={writing}
      heading={headings[mode.kind]}
      up={up}
      label="Text (markdown)"
      isOpen={mode.kind === "new"}
      isAskedFor={isAskedFor}
      buttons={buttons[mode.kind]}
      missing={missingIn(fields)}
      onSubmit={act}
      deletion={{
        label: `Delete this ${mode.kind}`,
        question: `Are you sure you want to delete this ${mode.kind}?`,
        intent: `delete-${mode.kind}`,
      }}
      head={
        <>
          <HeadField label="Title" data-first={mode.kind === "new" || undefined} {...field("title")} />
          <HeadField label="Summary" {...field("summary")} />
        </>
      }
      form={
        <>
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
          <TagField {...field("tags")} onTake={(tags) => editor.take({ tags })} />
          <Field label="Series" autoComplete="off" hint={seriesHint} {...field("series")} />
          <LanguageFields
            kind="post"
            value={fields}
            onTake={(chosen) => editor.take(chosen)}
            issues={issues}
            form={formId}
          />
        </>
      }
    >
      {mode.kind === "post" && (
        <>
          <FormButton
            action="/admin/blog"
            intent="letter-from-post"
            fields={{ id: mode.post.id }}
            look="quiet"
          >
            Send as a letter
          </FormButton>
          <Asked summary="Reset Likes…">
            <p>The count begins again at 0. This cannot be undone.</p>
            <FormButton action="/admin/blog" intent="reset-likes" fields={{ id: mode.post.id }} look="danger">
              Reset Likes
            </FormButton>
          </Asked>
        </>
      )}
    </Workspace>
  );
}

const headings = { new: "New post", draft: "Draft", post: "Published post" };

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
