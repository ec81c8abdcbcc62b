import { useState } from "react";
import { Field, SelectField, TextField } from "@toadstool/elements/forms/field";
import { useWords } from "#app/ui/use-words.ts";
import { type Medium, mediums } from "#domain/art/medium.ts";
import { thumbOf } from "#domain/art/still.ts";
import type { Issue } from "#domain/outcome.ts";
import type { Fields } from "./fields.ts";
import styles from "./form.module.css";
import { MediaField } from "./media-field.tsx";
import { WordsField } from "./words-field.tsx";

interface ArtworkFieldsProps {
  fields: Fields;
  issues: Issue[];
  file: string | null;
}

/** What the owner makes without code; a work that is a program keeps its medium. */
const made: readonly Medium[] = ["print", "photograph", "film", "sound"];

export function ArtworkFields({ fields, issues, file }: ArtworkFieldsProps) {
  const names = useWords().art.mediums;
  const [alt, setAlt] = useState(fields.alt ?? "");
  const options = mediums.filter((medium) => made.includes(medium) || medium === fields.medium);
  return (
    <>
      <SelectField
        label="Medium"
        name="medium"
        options={options.map((medium) => ({ value: medium, label: names[medium] }))}
        defaultValue={fields.medium ?? "print"}
        issues={issues}
      />
      <MediaField
        label="Picture"
        name="picture"
        kind="picture"
        hint="What the gallery shows. A film or a sound needs one, too."
        value={fields.picture ?? ""}
        fallback={file ? thumbOf(file) : undefined}
        issues={issues}
        onAlt={(found) => setAlt((now) => now || found)}
      />
      <TextField
        label="Alt text"
        name="alt"
        rows={2}
        value={alt}
        onChange={({ target }) => setAlt(target.value)}
        hint="Describe the picture for people who cannot see it."
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
        placeholder="Three-colour risograph, A3"
        hint="Its materials, as a label on a wall names them."
        issues={issues}
        dir="auto"
      />
      <WordsField fields={fields} issues={issues} />
      <details
        className={styles.more}
        open={Boolean(fields.film || fields.sound || fields.page) || undefined}
      >
        <summary>Film, sound and a page of its own</summary>
        <div className={styles.form}>
          <MediaField
            label="Film"
            name="film"
            kind="video"
            hint="MP4 or WebM, up to 50 MB. Played where the work is opened."
            value={fields.film ?? ""}
            issues={issues}
          />
          <MediaField
            label="Sound"
            name="sound"
            kind="audio"
            hint="MP3, Ogg or M4A, up to 50 MB. Played where the work is opened."
            value={fields.sound ?? ""}
            issues={issues}
          />
          <Field
            label="Address of its own page"
            name="page"
            defaultValue={fields.page}
            placeholder="/… or https://…"
            issues={issues}
            autoCapitalize="none"
          />
          <Field
            label="Text of the link to it"
            name="pageWords"
            defaultValue={fields.pageWords}
            placeholder="Play it"
            issues={issues}
          />
        </div>
      </details>
    </>
  );
}
