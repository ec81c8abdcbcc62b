import { hangPath, lineAddress } from "#domain/art/line.ts";
import { hidden } from "#app/ui/hidden.tsx";
import { Said } from "#app/ui/said.tsx";
import { useWords } from "#app/ui/use-words.ts";
import styles from "./own-line.module.css";
import { PegIcon } from "./peg-icon.tsx";
import { useOwnLine } from "./use-own-line.ts";

export interface PegButtonProps {
  /** What the line's address calls the print: see domain/art/line.ts. */
  code: string;
  title: string;
  /** `icon` is a peg alone, beside a title. */
  look?: "worded" | "icon";
}

/**
 * Hangs a print on the visitor's own line, and takes it down again: own-line-pegs.ts hears it, with React or
 * without. Where no script runs it leads to a line with this print.
 */
export function PegButton({ code, title, look = "worded" }: PegButtonProps) {
  const words = useWords().line;
  const isPegged = useOwnLine().codes.includes(code);
  return (
    <a
      href={lineAddress({ codes: [code], title: "" }, hangPath)}
      rel="nofollow"
      data-held
      data-peg={code}
      data-title={title}
      data-pegged={isPegged || undefined}
      className={`${styles.peg} ${styles[look]}`}
    >
      <PegIcon />
      <span className={styles.words}>
        <span className={styles.off}>
          <Said parts={words.peg({ title, hidden })} />
        </span>
        <span className={styles.on}>
          <Said parts={words.takeDown({ title, hidden })} />
        </span>
      </span>
    </a>
  );
}
