import { useState } from "react";
import { Field, TextField } from "@toadstool/elements/forms/field";
import type { Issue } from "#domain/outcome.ts";
import type { Fields } from "./fields.ts";
import styles from "./form.module.css";
import { WordsField } from "./words-field.tsx";
import { ZinePages } from "./zine-pages.tsx";

interface ZineFieldsProps {
  fields: Fields;
  issues: Issue[];
  file: string | null;
}

/** Where a zine says nothing: A7. */
const usualHeight = "1697";

export function ZineFields({ fields, issues, file }: ZineFieldsProps) {
  const [height, setHeight] = useState(fields.height ?? "");
  return (
    <>
      <ZinePages
        fields={fields}
        issues={issues}
        file={file}
        onHeight={(found) => setHeight(String(found) === usualHeight ? "" : String(found))}
      />
      <TextField
        label="Alt text of the cover"
        name="alt"
        rows={2}
        defaultValue={fields.alt}
        hint="Describes the zine in the gallery for people who cannot see it."
        issues={issues}
        dir="auto"
      />
      <Field
        label="Description"
        name="description"
        defaultValue={fields.description}
        hint="One line below the title."
        issues={issues}
        dir="auto"
      />
      <Field
        label="Date"
        name="date"
        type="date"
        defaultValue={fields.date}
        issues={issues}
        className={styles.short}
      />
      <Field
        label="Made of"
        name="made"
        defaultValue={fields.made}
        placeholder="Pink and teal on cream"
        hint="Inks and paper."
        issues={issues}
        dir="auto"
      />
      <WordsField fields={fields} issues={issues} />
      <Field
        label="Height of a page (optional)"
        name="height"
        inputMode="numeric"
        value={height}
        onChange={({ target }) => setHeight(target.value)}
        placeholder={usualHeight}
        hint="In pixels, where a page is 1200 wide: from 300 to 4800. Empty for A7. A PDF fills it in."
        issues={issues}
        className={styles.short}
      />
    </>
  );
}
