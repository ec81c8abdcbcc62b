import { useEffect } from "react";
import { showPegs } from "./hear-pegs.ts";
import { useWords } from "#app/ui/use-words.ts";
import styles from "./own-line.module.css";

/**
 * How many prints hang on the visitor's own line, and what a click on a peg has done. own-line-pegs.ts writes it;
 * without scripts, and before a first print, it is empty. `floats` in the window's corner, otherwise where it is.
 */
export function LineSign({ floats = false }: { floats?: boolean }) {
  useEffect(showPegs, []);
  return (
    <section
      aria-label={useWords().line.title}
      data-line-sign
      className={floats ? styles.floating : styles.sign}
    >
      <span data-line-count suppressHydrationWarning dangerouslySetInnerHTML={nothing} />
      <output data-line-note suppressHydrationWarning dangerouslySetInnerHTML={nothing} />
    </section>
  );
}

const nothing = { __html: "" };
