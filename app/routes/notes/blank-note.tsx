import styles from "./blank-note.module.css";

/** An empty note, pinned up beside a pencil, in inks that are slightly apart. */
export function BlankNote() {
  return (
    <svg viewBox="0 0 170 130" className={styles.note} aria-hidden="true">
      <path className={styles.yellow} d="M33 19l95-7 8 98-97 6z" />
      <path className={styles.sheet} d="M27 15l94-5 8 98-95 5z" />
      <path className={styles.lines} d="M42 50l68-4M43 66l52-3M44 82l36-2" />
      <circle className={styles.yellow} cx="79" cy="25" r="8" />
      <circle className={styles.pin} cx="76" cy="22" r="8" />
      <g transform="translate(98 76) rotate(-34)">
        <path className={styles.teal} d="M12-7h52v14H12z" />
        <path className={styles.pink} d="M64-7h8q4 0 4 4v6q0 4-4 4h-8z" />
        <path className={styles.yellow} d="M12-7v14L-6 0z" />
        <path className={styles.violet} d="M2-3v6L-7 0z" />
        <path className={styles.edge} d="M14-1h48" />
      </g>
    </svg>
  );
}
