import type { ComponentProps } from "react";
import { MarkdownField } from "#app/ui/markdown-field/markdown-field.tsx";
import { noteLimits } from "#domain/notes/note.ts";

/** A note that is written at length. */
export function NoteText(field: Pick<ComponentProps<typeof MarkdownField>, "form" | "value" | "issues">) {
  return (
    <MarkdownField
      label="Note"
      name="content"
      limit={{
        most: noteLimits.content,
        advice: "“Make it a post” in the list of notes makes it one that may be longer.",
      }}
      {...field}
    />
  );
}
