import { useState } from "react";
import { Form, useNavigation } from "react-router";
import { Button } from "@toadstool/elements/forms/button";
import { Field, TextField } from "@toadstool/elements/forms/field";
import type { FolderUse } from "@toadstool/media/library";
import { type Image, uploadLimits } from "#domain/media/image.ts";
import type { Refused } from "#domain/outcome.ts";
import type { CountedTag } from "#domain/tags/tag.ts";
import { FolderField } from "../folder-field.tsx";
import shared from "../images.module.css";
import styles from "./image.module.css";
import { ImageTags } from "./image-tags.tsx";

interface ImageFormProps {
  image: Image;
  folders: FolderUse[];
  /** The image’s tags as one text. */
  tags: string;
  allTags: CountedTag[];
  refusal?: Refused;
  /** The fields of the refused form. */
  typed?: Record<string, string>;
  /** When the form was saved. */
  saved?: string;
}

/** What the owner says of an image. */
export function ImageForm({ image, folders, tags, allTags, refusal, typed = {}, saved }: ImageFormProps) {
  const isSaving = useNavigation().formData?.get("intent") === "save";
  const [changedSince, setChangedSince] = useState<string>();
  const issues = refusal?.issues;
  const isSaved = saved !== undefined && changedSince !== saved;
  return (
    <Form method="post" preventScrollReset className={styles.form} onChange={() => setChangedSince(saved)}>
      {refusal && (
        // What a field says beside itself is only announced here.
        <p role="alert" className={issues?.length ? "visually-hidden" : shared.refusal}>
          {refusal.message}
        </p>
      )}
      <Field
        label="Name"
        name="name"
        required
        limit={uploadLimits.name}
        defaultValue={typed.name ?? image.name}
        issues={issues}
        autoComplete="off"
      />
      <FolderField
        key={image.folder}
        label="Folder"
        hint="An existing folder or a new one. Leave it empty for no folder."
        defaultValue={typed.folder ?? image.folder}
        folders={folders}
        issues={issues}
      />
      <ImageTags key={`tags ${tags}`} tags={tags} typed={typed.tags} allTags={allTags} issues={issues} />
      {image.kind === "picture" && (
        <TextField
          key={`alt ${image.alt}`}
          label="Alt text"
          name="alt"
          rows={3}
          limit={uploadLimits.alt}
          hint="Describe the picture for people who cannot see it: the most important thing first, in a sentence or two, without “picture of”. Texts without alt text of their own use this one."
          defaultValue={typed.alt ?? image.alt}
          issues={issues}
        />
      )}
      <TextField
        key={`caption ${image.caption}`}
        label="Caption"
        name="caption"
        rows={2}
        limit={uploadLimits.caption}
        hint="Shown below the picture. Optional."
        defaultValue={typed.caption ?? image.caption}
        issues={issues}
      />
      <div className={shared.buttons}>
        <Button type="submit" name="intent" value="save" disabled={isSaving}>
          {isSaving ? "Saving…" : "Save"}
        </Button>
        <output className={styles.saved}>{isSaved && !isSaving && "Saved."}</output>
      </div>
    </Form>
  );
}
