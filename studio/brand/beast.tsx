import styles from "./doors.module.css";

const ears = "M51 66C46 48 43 30 44 12M68 66C69 40 74 20 90 20c12 0 16 10 17 26";

/** The long-necked vole of seed 294, as far as it dares over the edge. */
export function Beast() {
  return (
    <svg viewBox="4 0 120 116" className={styles.picture} aria-hidden="true">
      <g className={styles.beast}>
        <g className={styles.edge}>
          <path className={styles.ear} d={ears} />
          <path d="M50 160V100h20v60z" />
          <circle cx="60" cy="84" r="27" />
        </g>
        <path className={`${styles.ear} ${styles.line}`} d={ears} />
        <path className={styles.line} d="M48 160V100h24v60z" />
        <circle className={styles.line} cx="60" cy="84" r="29.5" />
        <path className={`${styles.ear} ${styles.fur}`} d={ears} />
        <path className={styles.lining} d="M48 52C46 40 45 30 45 20M72 50c2-14 7-22 18-22 6 0 8 5 9 12" />
        <circle className={styles.furred} cx="60" cy="84" r="26" />
        <path className={styles.screen} d="M37 76h0m8-8h0m8-5h0m9-2h0m9 4h0m8 7h0m4 10h0m-45 4h0m38 8h0" />
        <g className={styles.whites}>
          <circle cx="49" cy="80" r="8.5" />
          <circle cx="72" cy="80" r="8.5" />
        </g>
        <g className={styles.pupils}>
          <circle cx="49" cy="80" r="3.6" />
          <circle cx="72" cy="80" r="3.6" />
          <path d="M56 90q5-3 9 0-4 6-9 0z" />
        </g>
        <path className={styles.whiskers} d="M52 98q8 6 17 0M38 92l-13-3M38 96l-12 3M83 92l13-4M83 96l12 3" />
      </g>
    </svg>
  );
}
