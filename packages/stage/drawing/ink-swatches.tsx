import type { Drawn } from "./drawn.ts";
import { useStageWords } from "../words.ts";
import styles from "./ink-swatches.module.css";

/** What a work is printed in or cut from, a swatch each. */
export function InkSwatches({ inks }: Pick<Drawn, "inks">) {
  return (
    <ul className={styles.inks} aria-label={useStageWords().viewer.inksAndPapers}>
      {inks.map(({ name, colour }) => (
        <li key={name} className={styles.ink}>
          <svg viewBox="0 0 24 24" className={styles.swatch} aria-hidden="true">
            <path d="M1.6 3.2 22 1.4l.8 20.2L2.4 22.8Z" fill={colour} />
          </svg>
          {name}
        </li>
      ))}
    </ul>
  );
}
