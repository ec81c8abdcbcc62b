import type { Controls } from "../host.ts";
import styles from "./conflict.module.css";

interface GoneProps {
  id: string;
  /** What the text is called: a draft. */
  noun: string;
  /** What it is saved as from now on. */
  newNoun: string;
  /** What may have happened to it. */
  why: string;
  Button: Controls["Button"];
  onSaveAsNew: () => void;
  onTakeOutOfTrash: () => void;
}

/** What the text was saved into is gone: the author chooses where to keep the text. */
export function Gone({ id, noun, newNoun, why, Button, onSaveAsNew, onTakeOutOfTrash }: GoneProps) {
  const title = `This ${noun} was deleted elsewhere`;
  return (
    <section id={id} tabIndex={-1} aria-label={title} className={styles.gone}>
      <h3>{title}</h3>
      <p>{why} Your text is below, unchanged.</p>
      <div className={styles.choices}>
        <Button onClick={onSaveAsNew}>Save as a new {newNoun}</Button>
        <Button look="quiet" onClick={onTakeOutOfTrash}>
          Restore it from the trash
        </Button>
      </div>
    </section>
  );
}
