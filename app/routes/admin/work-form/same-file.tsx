import { Button } from "@toadstool/elements/forms/button";
import type { SameFile } from "#app/browser/uploads/send-image.ts";
import styles from "./form.module.css";

/** A file that was sent and is in the library already. */
export interface Noticed {
  file: File;
  same: SameFile;
}

interface SameFileChoiceProps extends Noticed {
  onUse: (same: SameFile) => void;
  /** It is uploaded again. */
  onKeepBoth: (file: File) => void;
}

/** Asks which one is meant. */
export function SameFileChoice({ file, same, onUse, onKeepBoth }: SameFileChoiceProps) {
  return (
    <div className={styles.buttons}>
      <output>
        You have this file already:{" "}
        <a href={`/admin/images/${same.id}`} target="_blank" rel="noopener">
          {same.name}
        </a>
      </output>
      <Button look="quiet" onClick={() => onUse(same)} aria-label={`Use that one: ${file.name}`}>
        Use that one
      </Button>
      <Button look="plain" onClick={() => onKeepBoth(file)} aria-label={`Keep both: ${file.name}`}>
        Keep both
      </Button>
    </div>
  );
}
