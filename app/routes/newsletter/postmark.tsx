import { Day } from "#app/ui/moment/moment.tsx";
import styles from "./postmark.module.css";

/** The day on which a letter went out, as a post office would cancel its stamp. */
export function Postmark({ iso }: { iso: string }) {
  return (
    <p className={styles.postmark}>
      <svg viewBox="0 0 150 100" className={styles.waves} aria-hidden="true">
        {[14, 32, 50, 68, 86].map((y) => (
          <path key={y} d={`M0 ${y}q12.5-9 25 0t25 0 25 0 25 0 25 0 25 0`} />
        ))}
      </svg>
      <span className={styles.ring}>
        <Day iso={iso} />
      </span>
    </p>
  );
}
