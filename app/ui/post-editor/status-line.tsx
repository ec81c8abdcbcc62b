import type { StatusWords } from "./autosave-words.ts";
import styles from "./post-editor.module.css";

/** Tells where the text is. Only trouble, and its end, is read out: saving goes on all the time. */
export function StatusLine({ words, isTrouble }: StatusWords) {
  return (
    <output
      aria-live={isTrouble ? "polite" : "off"}
      className={styles.where}
      data-trouble={isTrouble || undefined}
    >
      {words}
    </output>
  );
}
