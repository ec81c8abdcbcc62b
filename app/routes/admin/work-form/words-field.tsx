import { TextField } from "@toadstool/elements/forms/field";
import type { Issue } from "#domain/outcome.ts";
import type { Fields } from "./fields.ts";

/** A text of several paragraphs. */
export function WordsField({ fields, issues }: { fields: Fields; issues: Issue[] }) {
  return (
    <TextField
      label="Text"
      name="words"
      rows={6}
      defaultValue={fields.words}
      hint="What there is to say about it. An empty line begins a new paragraph."
      issues={issues}
      dir="auto"
    />
  );
}
