import { useState } from "react";
import { Form, useNavigation } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Field, TextField } from "#app/ui/field.tsx";
import type { FolderUse } from "#domain/images/folders.ts";
import { type Image, uploadLimits } from "#domain/images/image.ts";
import type { Refused } from "#domain/outcome.ts";
import { FolderField } from "./folder-field.tsx";
import styles from "./image.module.css";

interface ImageFormProps {
  image: Image;
  folders: FolderUse[];
  refusal?: Refused;
  /** What was sent with the refused form. */
  typed?: Record<string, string>;
  /** When what was sent was saved. */
  saved?: string;
}

/** What the owner says of an image. */
export function ImageForm({ image, folders, refusal, typed = {}, saved }: ImageFormProps) {
  const isSaving = useNavigation().formData?.get("intent") === "save";
  const [changedSince, setChangedSince] = useState<string>();
  const issues = refusal?.issues;
  const isSaved = saved !== undefined && changedSince !== saved;
  return (
    <Form method="post" preventScrollReset className={styles.form} onChange={() => setChangedSince(saved)}>
      {refusal && (
        // What a field says beside itself is only announced here.
        <p role="alert" className={issues?.length ? "visually-hidden" : styles.refusal}>
          {refusal.message}
        </p>
      )}
      <Field
        label="Name"
        name="name"
        required
        maxLength={uploadLimits.name}
        defaultValue={typed.name ?? image.name}
        issues={issues}
        autoComplete="off"
      />
      <FolderField
        key={image.folder}
        label="Folder"
        hint="One that is there, or a new one. Empty: in no folder."
        defaultValue={typed.folder ?? image.folder}
        folders={folders}
        issues={issues}
      />
      {image.kind === "picture" && (
        <TextField
          label="Alt text"
          name="alt"
          rows={3}
          maxLength={uploadLimits.alt}
          hint="What is seen, for who cannot see it: the thing that matters first, in a sentence or two, without “picture of”. Texts that give none of their own use this one."
          defaultValue={typed.alt ?? image.alt}
          issues={issues}
        />
      )}
      <TextField
        label="Caption"
        name="caption"
        rows={2}
        maxLength={uploadLimits.caption}
        hint="Stands below it, for everybody to read. May be empty."
        defaultValue={typed.caption ?? image.caption}
        issues={issues}
      />
      <div className={styles.buttons}>
        <Button type="submit" name="intent" value="save" disabled={isSaving}>
          {isSaving ? "Saving…" : "Save"}
        </Button>
        <output className={styles.saved}>{isSaved && !isSaving && "Saved."}</output>
      </div>
    </Form>
  );
}
