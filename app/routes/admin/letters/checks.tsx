import type { MailCheck, MailCheckState } from "@toadstool/mail/review";
import styles from "./review.module.css";

const marks: Record<MailCheckState, { sign: string; words: string }> = {
  good: { sign: "✓", words: "Good" },
  warning: { sign: "!", words: "Could be improved" },
  blocking: { sign: "✕", words: "Must be fixed" },
  unknown: { sign: "?", words: "Could not be checked" },
};

/** Blocking checks first, then those that could be better. */
const order: MailCheckState[] = ["blocking", "warning", "unknown", "good"];

export function LetterChecks({ checks }: { checks: MailCheck[] }) {
  const sorted = checks.toSorted((one, other) => order.indexOf(one.state) - order.indexOf(other.state));
  return (
    <ul className={styles.checks}>
      {sorted.map((check) => (
        <li key={check.name} className={styles.check} data-state={check.state}>
          <span className={styles.sign} aria-hidden="true">
            {marks[check.state].sign}
          </span>
          <div className={styles.message}>
            <h3>
              {check.name}
              <span className="visually-hidden">: {marks[check.state].words}</span>
            </h3>
            <p>
              {check.words} {check.mend}
            </p>
            {check.items.length > 0 && (
              <ul className={styles.items}>
                {check.items.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
