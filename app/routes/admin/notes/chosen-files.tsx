import { Button } from "@toadstool/elements/forms/button";
import { Field } from "@toadstool/elements/forms/field";
import { FilePicture } from "#app/ui/uploads/file-picture.tsx";
import { uploadLimits } from "#domain/media/image.ts";
import shared from "../admin.module.css";
import styles from "./notes.module.css";

export interface ChosenFile {
  id: string;
  file: File;
  alt: string;
}

interface ChosenFilesProps {
  files: ChosenFile[];
  change: (files: ChosenFile[]) => void;
}

/** The pictures and films that the note will be published with. */
export function ChosenFiles({ files, change }: ChosenFilesProps) {
  if (files.length === 0) return null;
  const set = (id: string, alt: string) =>
    change(files.map((each) => (each.id === id ? { ...each, alt } : each)));
  return (
    <ul className={`${shared.entries} ${styles.chosen}`}>
      {files.map(({ id, file, alt }) => (
        <li key={id} className={styles.file}>
          <FilePicture file={file} className={styles.preview} />
          <Field
            label={`Alt text of ${file.name}`}
            name={`alt-${id}`}
            value={alt}
            limit={uploadLimits.alt}
            onChange={({ currentTarget }) => set(id, currentTarget.value)}
          />
          <Button
            look="plain"
            aria-label={`Remove ${file.name}`}
            onClick={() => change(files.filter((each) => each.id !== id))}
          >
            Remove
          </Button>
        </li>
      ))}
    </ul>
  );
}
