import { Button } from "#app/ui/button.tsx";
import styles from "./post-editor.module.css";

interface GoneProps {
  id: string;
  kind: "draft" | "letter" | "post";
  onSaveAsNew: () => void;
  onTakeOutOfTrash: () => void;
}

/** The draft or post into which the text was saved is gone: the author chooses where to keep the text. */
export function Gone({ id, kind, onSaveAsNew, onTakeOutOfTrash }: GoneProps) {
  return (
    <section
      id={id}
      tabIndex={-1}
      aria-label={`This ${kind} was deleted elsewhere`}
      className={styles.conflict}
    >
      <h3>This {kind} was deleted elsewhere</h3>
      <p>{words[kind]} Your text is below, unchanged.</p>
      <div className={styles.choices}>
        <Button onClick={onSaveAsNew}>Save as a new {kind === "letter" ? "letter" : "draft"}</Button>
        <Button look="quiet" onClick={onTakeOutOfTrash}>
          Restore it from the trash
        </Button>
      </div>
    </section>
  );
}

const words = {
  draft: "It was deleted in another window, or published.",
  letter: "It was deleted in another window, or sent.",
  post: "It was deleted in another window.",
};
